import { reportFile } from '../../../domain/words/de/reportFile.ts';
import type { reportsPage as original } from '../en/reportsPage.ts';

export const reportsPage: typeof original = {
  ...reportFile,
  all: 'Alle',
  create: 'Bericht erstellen',
  started: 'Erstellung des Berichts gestartet …',
  generating: 'Bericht %{id} wird erzeugt … Das kann einige Minuten dauern.',
  downloading: 'Bericht %{id} wird heruntergeladen …',
  generate: 'Erzeugen',
  retry: 'Erneut versuchen',
  download: 'Herunterladen',
  csvForExcel: 'CSV für Excel',
  named: '%{words}: %{id}',
  progressOf: 'Fortschritt von %{id}',
  none: 'Noch keine Berichte.',
  nothing: 'Nichts entsprach der Frage: Die Antwort hat keine Zeilen.',
  more: 'Die ersten %{shown} von %{total} Zeilen. Die Dateien enthalten alle.',
  waiting: 'Dieser Bericht wird erstellt und erscheint hier von selbst.',
  failedHint: 'Erzeugen Sie ihn erneut, oder erstellen Sie einen Bericht, der weniger fragt.',
  upTo: 'bis zu %{most} Zeilen',
  tooMany:
    '%{format} fasst höchstens %{most} Zeilen, dieser Bericht hat %{rows}. Laden Sie ihn als CSV oder JSON, oder fragen Sie nach weniger.',
  rowsThemselves: 'Keine: die Zeilen selbst',
  ranges: { '7d': '7 Tage', '30d': '30 Tage', '90d': '90 Tage', '1y': '1 Jahr' },
  counts: { all: 'Alle Berichte', ready: 'Fertig', processing: 'In Arbeit', failed: 'Fehlgeschlagen' },
  condition: { add: 'Bedingung hinzufügen', field: 'Feld', operator: 'Vergleich', value: 'Wert' },
};
