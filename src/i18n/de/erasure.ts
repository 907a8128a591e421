import type { erasure as english } from '../en/erasure.ts';

export const erasure: Record<keyof typeof english, string> = {
  button: 'Personenbezogene Daten löschen',
  title: 'Daten von %{name} löschen',
  warning:
    'Das lässt sich nicht rückgängig machen. Exportieren Sie die Daten vorher, falls sie noch gebraucht werden.',
  removed: 'Gelöscht',
  removedText: 'Anmeldemethoden, Sitzungen, Foto, Dokumente und die hier aufgeführten Datensätze.',
  replaced: 'Anonymisiert',
  replacedText:
    'Name und persönliche Angaben werden aus diesem Konto und den hier aufgeführten Datensätzen entfernt.',
  kept: 'Für Buchhaltung und Audit aufbewahrt',
  keptText: 'Rechnungen, Beträge, Datumsangaben, Referenzen und das Audit-Protokoll.',
  type: 'Geben Sie zur Bestätigung „%{name}“ ein.',
  name: 'Vollständiger Name',
  confirm: 'Endgültig löschen',
  done: 'Personenbezogene Daten gelöscht',
  erased:
    'Die Daten dieser Person wurden am %{on} gelöscht. Nur Buchhaltungs- und Audit-Daten bleiben erhalten.',
};
