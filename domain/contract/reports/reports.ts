import { instant, oneOf, optional, reference, text, whole } from '../fields.ts';
import { languages } from '../languages.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { questionDefaults, questionFields, questionKeys } from './question.ts';

export const reportTypes = ['Financial', 'User Analytics', 'Performance', 'Compliance'] as const;
const reportStatuses = ['Ready', 'Processing', 'Failed'] as const;
export const reportFormats = ['PDF', 'Excel', 'CSV', 'JSON'] as const;

/**
 * A saved query whose result can be recreated and downloaded. Reports in Processing are the queue: each waits
 * to be created, or is leased by a process until `takenUntil`. It uses the permissions of the person who last
 * requested it.
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
    /** Bytes of the file when the report was created; null if it has no such file. */
    sizeBytes: optional(whole('Size')),
    /** The language of the file whose size was measured; CSV and JSON files are the same in all languages. */
    fileLanguage: optional(oneOf('File Language', languages)),
    rowsFound: optional(whole('Rows')),
    failure: optional(text('Failure', 500)),
    askedById: optional(reference('Requested By', 'users', 'kept')),
    attempts: whole('Attempts'),
    takenUntil: optional(instant('Generating Until')),
    /** The schedule that created it. */
    scheduleId: optional(reference('Schedule', 'reportSchedules', 'kept')),
  },
  // A result belongs to the query it was created for.
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
