import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} holds at most %{count} rows': '%{format} fasst höchstens %{count} Zeilen',
  'Reports cannot be about this': 'Berichte können nicht davon handeln',
  'Cannot be asked for': 'Kann nicht erfragt werden',
  'Cannot be asked for: %{field}': 'Kann nicht erfragt werden: %{field}',
  'Name each field once': 'Nennen Sie jedes Feld einmal',
  'Choose fields or a measure': 'Wählen Sie Felder oder ein Maß',
  'Choose a measure': 'Wählen Sie ein Maß',
  'Only for a group by date': 'Nur für eine Gruppierung nach Datum',
  'Choose a date field': 'Wählen Sie ein Datumsfeld',
  'Choose a range or two days, not both': 'Wählen Sie einen Zeitraum oder zwei Tage, nicht beides',
  'Not a filter for this field': 'Kein Filter für dieses Feld',
  'This would be more than %{max} groups. Narrow the range, or group by something with fewer values.':
    'Das wären mehr als %{max} Gruppen. Verkürzen Sie den Zeitraum, oder gruppieren Sie nach etwas mit weniger Werten.',
  'Whoever asks for this report may not read what it is about':
    'Wer diesen Bericht anfordert, darf nicht lesen, wovon er handelt',
  'Whoever asked for this report may no longer read what it is about':
    'Wer diesen Bericht angefordert hat, darf nicht mehr lesen, wovon er handelt',
  'The server stopped each time this report was made. Narrow it, or generate it again.':
    'Der Server wurde jedes Mal angehalten, als dieser Bericht erstellt wurde. Grenzen Sie ihn ein, oder erzeugen Sie ihn erneut.',
  'The server stopped while this report was made. Generate it again.':
    'Der Server wurde angehalten, während dieser Bericht erstellt wurde. Erzeugen Sie ihn erneut.',
  'This took too long. Narrow the range or the conditions.':
    'Das hat zu lange gedauert. Grenzen Sie den Zeitraum oder die Bedingungen ein.',
  'The database did not answer. Generate it again.':
    'Die Datenbank hat nicht geantwortet. Erzeugen Sie ihn erneut.',
  'This report is being generated': 'Dieser Bericht wird gerade erstellt',
  'This report failed. Generate it again.': 'Dieser Bericht ist fehlgeschlagen. Erzeugen Sie ihn erneut.',
};
