/** What is said about reports, in English. */
export const reportSentences = [
  '%{format} holds at most %{count} rows',
  'Reports cannot be about this',
  'Cannot be asked for',
  'Cannot be asked for: %{field}',
  'Name each field once',
  'Choose fields or a measure',
  'Choose a measure',
  'Only for a group by date',
  'Choose a date field',
  'Choose a range or two days, not both',
  'Not a filter for this field',
  'This would be more than %{max} groups. Narrow the range, or group by something with fewer values.',
  'Whoever asks for this report may not read what it is about',
  'Whoever asked for this report may no longer read what it is about',
  'The server stopped each time this report was made. Narrow it, or generate it again.',
  'The server stopped while this report was made. Generate it again.',
  'This took too long. Narrow the range or the conditions.',
  'The database did not answer. Generate it again.',
  'This report is being generated',
  'This report failed. Generate it again.',
] as const;

export type ReportSentenceTexts = Record<(typeof reportSentences)[number], string>;
