import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} files can hold up to %{count} rows': '%{format}-Dateien fassen höchstens %{count} Zeilen',
  'Reports don’t support this record type': 'Berichte unterstützen diesen Datentyp nicht',
  'Not available in reports': 'In Berichten nicht verfügbar',
  'Not available in reports: %{field}': 'In Berichten nicht verfügbar: %{field}',
  'Each field can be listed only once': 'Geben Sie jedes Feld nur einmal an',
  'Choose fields or a measure': 'Wählen Sie Felder oder eine Kennzahl',
  'Choose a measure': 'Wählen Sie eine Kennzahl',
  'Only available when you group by date': 'Nur bei Gruppierung nach Datum verfügbar',
  'Choose a date field': 'Wählen Sie ein Datumsfeld',
  'Choose a range or two dates, not both': 'Wählen Sie einen Zeitraum oder zwei Daten, nicht beides',
  'This filter is not available for this field': 'Dieser Filter ist für dieses Feld nicht verfügbar',
  'This would create more than %{max} groups. Narrow the range, or group by a field with fewer values.':
    'Dies ergäbe mehr als %{max} Gruppen. Verkürzen Sie den Zeitraum oder gruppieren Sie nach einem Feld mit weniger Werten.',
  'You do not have access to the data in this report':
    'Sie haben keinen Zugriff auf die Daten dieses Berichts',
  'The person who created this report no longer has access to its data':
    'Die Person, die diesen Bericht erstellt hat, hat keinen Zugriff mehr auf seine Daten',
  'The server stopped each time this report was generated. Narrow the report, or generate it again.':
    'Der Server wurde bei jeder Erstellung dieses Berichts angehalten. Grenzen Sie den Bericht ein oder erstellen Sie ihn erneut.',
  'The server stopped while this report was being generated. Generate it again.':
    'Der Server wurde während der Erstellung dieses Berichts angehalten. Erstellen Sie ihn erneut.',
  'This took too long. Narrow the range or the conditions.':
    'Das hat zu lange gedauert. Grenzen Sie den Zeitraum oder die Bedingungen ein.',
  'The database did not respond. Generate the report again.':
    'Die Datenbank hat nicht geantwortet. Erstellen Sie den Bericht erneut.',
  'This report is being generated': 'Dieser Bericht wird gerade erstellt',
  'This report failed. Generate it again.': 'Dieser Bericht ist fehlgeschlagen. Erstellen Sie ihn erneut.',
};
