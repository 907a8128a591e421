import { instant, oneOf, optional, text, whole } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const reportTypes = ['Financial', 'User Analytics', 'Performance', 'Compliance'] as const;
export const reportStatuses = ['Ready', 'Processing', 'Failed'] as const;
export const reportFormats = ['PDF', 'Excel', 'CSV', 'JSON'] as const;

/** A saved question whose answer can be made again and downloaded. */
export const reports = defineNoun({
  name: 'reports',
  label: 'Report',
  plural: 'Reports',
  prefix: 'RPT',
  fields: {
    name: text('Name'),
    type: oneOf('Report Type', reportTypes),
    format: oneOf('Format', reportFormats),
    status: oneOf('Status', reportStatuses),
    lastGenerated: optional(instant('Last Generated')),
    sizeBytes: optional(whole('Size')),
    failure: optional(text('Failure', 500)),
  },
  serverSet: ['lastGenerated', 'sizeBytes', 'failure'],
  defaults: { type: 'Financial', format: 'PDF' },
  search: ['name'],
  title: 'name',
  stamps: [{ field: 'status', to: 'Ready', writes: 'lastGenerated', as: 'instant' }],
  lifecycles: [
    {
      field: 'status',
      initial: ['Processing'],
      moves: {
        Processing: { Ready: ['admin'] },
        Ready: { Processing: ['admin'] },
        Failed: { Processing: ['admin'] },
      },
    },
  ],
});
export type Report = RowOf<typeof reports>;
