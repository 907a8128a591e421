import type { erasure as english } from '../en/erasure.ts';

export const erasure: Record<keyof typeof english, string> = {
  button: 'Personenbezogene Daten löschen',
  title: '%{name} löschen',
  warning:
    'Das kann nicht rückgängig gemacht werden. Exportieren Sie die Daten vorher, falls jemand danach fragen könnte.',
  removed: 'Wird endgültig entfernt',
  removedText: 'Alle Anmeldewege, Sitzungen, Foto und Unterlagen sowie das hier Genannte.',
  replaced: 'Verliert Namen und persönliche Angaben',
  replacedText: 'Von der Person bleibt eine Zeile ohne Namen, und das hier Genannte nennt niemanden mehr.',
  kept: 'Bleibt für Bücher und Nachweise',
  keptText: 'Rechnungen, Beträge, Daten und Verweise bleiben, ebenso im Audit-Protokoll, wer was getan hat.',
  type: 'Geben Sie zur Bestätigung „%{name}“ ein.',
  name: 'Vollständiger Name',
  confirm: 'Endgültig löschen',
  done: '%{id} wurde gelöscht',
  erased:
    'Die personenbezogenen Daten dieser Person wurden am %{on} gelöscht. Was übrig ist, wird für die Bücher aufbewahrt.',
};
