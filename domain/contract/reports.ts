import { instant, oneOf, optional, reference, text, whole } from './fields.ts';
import { languages } from './languages.ts';
import { defineNoun, type RowOf } from './noun.ts';
import { questionDefaults, questionFields, questionKeys } from './question.ts';

export const reportTypes = ['Financial', 'User Analytics', 'Performance', 'Compliance'] as const;
export const reportStatuses = ['Ready', 'Processing', 'Failed'] as const;
export const reportFormats = ['PDF', 'Excel', 'CSV', 'JSON'] as const;

/**
 * A saved question whose answer can be made again and downloaded. Those that are Processing are the queue: each waits
 * to be made, or is in the hands of a process until `takenUntil`. It is made with the eyes of whoever asked for it last.
 */
export const reports = defineNoun({
  name: 'reports',
  label: 'Report',
  plural: 'Reports',
  prefix: 'RPT',
  fields: {
    name: text('Name'),
    type: oneOf('Report Type', reportTypes),
    format: oneOf('Format', reportFormats),
    ...questionFields,
    status: oneOf('Status', reportStatuses),
    progress: whole('Progress', 0, 100),
    lastGenerated: optional(instant('Last Generated')),
    /** Of the file in its format, as it was when the report was made; none where it has no such file. */
    sizeBytes: optional(whole('Size')),
    /** The language of the file that was measured; CSV and JSON files are the same in all of them. */
    fileLanguage: optional(oneOf('File Language', languages)),
    rowsFound: optional(whole('Rows')),
    failure: optional(text('Failure', 500)),
    askedById: optional(reference('Requested By', 'users', 'kept')),
    attempts: whole('Attempts'),
    takenUntil: optional(instant('Generating Until')),
    /** The schedule that had it made. */
    scheduleId: optional(reference('Schedule', 'reportSchedules', 'kept')),
  },
  // An answer belongs to the question it was made for.
  fixed: questionKeys,
  serverSet: [
    'progress',
    'lastGenerated',
    'sizeBytes',
    'fileLanguage',
    'rowsFound',
    'failure',
    'askedById',
    'attempts',
    'takenUntil',
    'scheduleId',
  ],
  defaults: { type: 'Financial', format: 'PDF', ...questionDefaults },
  search: ['name'],
  title: 'name',
  lifecycles: [
    {
      field: 'status',
      initial: ['Processing'],
      moves: {
        Processing: {},
        Ready: { Processing: ['admin'] },
        Failed: { Processing: ['admin'] },
      },
    },
  ],
});
export type Report = RowOf<typeof reports>;
