/** Server messages about reports, in English. */
export const reportSentences = [
  '%{format} files can hold up to %{count} rows',
  'Reports don’t support this record type',
  'Not available in reports',
  'Not available in reports: %{field}',
  'Each field can be listed only once',
  'Choose fields or a measure',
  'Choose a measure',
  'Only available when you group by date',
  'Choose a date field',
  'Choose a range or two dates, not both',
  'This filter is not available for this field',
  'This would create more than %{max} groups. Narrow the range, or group by a field with fewer values.',
  'You do not have access to the data in this report',
  'The person who created this report no longer has access to its data',
  'The server stopped each time this report was generated. Narrow the report, or generate it again.',
  'The server stopped while this report was being generated. Generate it again.',
  'This took too long. Narrow the range or the conditions.',
  'The database did not respond. Generate the report again.',
  'This report is being generated',
  'This report failed. Generate it again.',
] as const;

export type ReportSentenceTexts = Record<(typeof reportSentences)[number], string>;
