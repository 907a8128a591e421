import { date, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

/**
 * A view of a job posting on a day: by a provider's company in its console, or by a visitor of the public
 * page, stored as a hash that cannot be recomputed on the next day. Counted once a day.
 */
export const jobViews = defineNoun({
  name: 'jobViews',
  label: 'Job View',
  plural: 'Job Views',
  prefix: 'JV',
  fields: {
    companyId: reference('Company', 'companies', 'kept'),
    jobId: reference('Job', 'jobs', 'removed'),
    viewer: nobody(text('Viewer', 64)),
    day: date('Day'),
  },
  search: [],
  title: 'id',
});
export type JobView = RowOf<typeof jobViews>;
