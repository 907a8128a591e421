import { date, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

/**
 * Somebody read a job posting on this day: a provider's company in its console, or a visitor of the public page, who
 * is kept as a hash that nobody can make again the day after. Counted once a day.
 */
export const jobViews = defineNoun({
  name: 'jobViews',
  label: 'Job View',
  plural: 'Job Views',
  prefix: 'JV',
  fields: {
    companyId: reference('Company', 'companies', 'kept'),
    jobId: reference('Job', 'jobs', 'removed'),
    viewer: text('Viewer', 64),
    day: date('Day'),
  },
  search: [],
  title: 'id',
});
export type JobView = RowOf<typeof jobViews>;
