import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} holds at most %{count} rows': '%{format} fasst höchstens %{count} Zeilen',
  'Reports don’t support this record type': 'Berichte können nicht davon handeln',
  'Not available in reports': 'Kann nicht erfragt werden',
  'Not available in reports: %{field}': 'Kann nicht erfragt werden: %{field}',
  'Each field can be listed only once': 'Nennen Sie jedes Feld einmal',
  'Choose fields or a measure': 'Wählen Sie Felder oder ein Maß',
  'Choose a measure': 'Wählen Sie ein Maß',
  'Only available when you group by date': 'Nur für eine Gruppierung nach Datum',
  'Choose a date field': 'Wählen Sie ein Datumsfeld',
  'Choose a range or two dates, not both': 'Wählen Sie einen Zeitraum oder zwei Tage, nicht beides',
  'This filter is not available for this field': 'Kein Filter für dieses Feld',
  'This would create more than %{max} groups. Narrow the range, or group by a field with fewer values.':
    'Das wären mehr als %{max} Gruppen. Verkürzen Sie den Zeitraum, oder gruppieren Sie nach etwas mit weniger Werten.',
  'You do not have access to the data in this report':
    'Wer diesen Bericht anfordert, darf nicht lesen, wovon er handelt',
  'The person who created this report no longer has access to its data':
    'Wer diesen Bericht angefordert hat, darf nicht mehr lesen, wovon er handelt',
  'The server stopped each time this report was generated. Narrow the report, or generate it again.':
    'Der Server wurde jedes Mal angehalten, als dieser Bericht erstellt wurde. Grenzen Sie ihn ein, oder erzeugen Sie ihn erneut.',
  'The server stopped while this report was being generated. Generate it again.':
    'Der Server wurde angehalten, während dieser Bericht erstellt wurde. Erzeugen Sie ihn erneut.',
  'This took too long. Narrow the range or the conditions.':
    'Das hat zu lange gedauert. Grenzen Sie den Zeitraum oder die Bedingungen ein.',
  'The database did not respond. Generate the report again.':
    'Die Datenbank hat nicht geantwortet. Erzeugen Sie ihn erneut.',
  'This report is being generated': 'Dieser Bericht wird gerade erstellt',
  'This report failed. Generate it again.': 'Dieser Bericht ist fehlgeschlagen. Erzeugen Sie ihn erneut.',
};
