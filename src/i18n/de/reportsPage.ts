import { reportFile } from '../../../domain/words/de/reportFile.ts';
import type { reportsPage as original } from '../en/reportsPage.ts';

export const reportsPage: typeof original = {
  ...reportFile,
  all: 'Alle',
  create: 'Bericht erstellen',
  started: 'Berichtserstellung gestartet …',
  generating: 'Bericht %{id} wird erstellt … Das kann einige Minuten dauern.',
  downloading: 'Bericht %{id} wird heruntergeladen …',
  generate: 'Erstellen',
  retry: 'Erneut versuchen',
  download: 'Herunterladen',
  csvForExcel: 'CSV für Excel',
  named: '%{words}: %{id}',
  progressOf: 'Fortschritt von %{id}',
  none: 'Noch keine Berichte.',
  nothing: 'Keine Zeilen entsprechen diesem Bericht.',
  more: 'Die ersten %{shown} von %{total} Zeilen. Laden Sie eine Datei mit allen Zeilen herunter.',
  waiting: 'Dieser Bericht wird erstellt. Er erscheint hier, sobald er fertig ist.',
  failedHint: 'Erstellen Sie ihn erneut oder grenzen Sie den Bericht ein.',
  upTo: 'bis zu %{most} Zeilen',
  tooMany:
    '%{format} fasst bis zu %{most} Zeilen, dieser Bericht hat %{rows}. Laden Sie CSV oder JSON herunter oder grenzen Sie den Bericht ein.',
  rowsThemselves: 'Keine (Zeilen auflisten)',
  ranges: { '7d': '7 Tage', '30d': '30 Tage', '90d': '90 Tage', '1y': '1 Jahr' },
  counts: { all: 'Berichte insgesamt', ready: 'Fertig', processing: 'In Arbeit', failed: 'Fehlgeschlagen' },
  condition: { add: 'Bedingung hinzufügen', field: 'Feld', operator: 'Vergleich', value: 'Wert' },
};
