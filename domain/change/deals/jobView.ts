import type { Row } from '../../contract/noun.ts';
import { utcDay } from '../../time/days.ts';
import type { Effect } from '../effect.ts';

/** A view of a job posting; `viewer` is a company, or the hash of a visitor of the public page. */
export const jobView = (
  { id, companyId }: Pick<Row, 'id' | 'companyId'>,
  viewer: string,
  now: Date,
): Effect => ({
  kind: 'once',
  noun: 'jobViews',
  row: { companyId, jobId: id, viewer, day: utcDay(now) },
  key: ['jobId', 'viewer', 'day'],
  effects: [{ kind: 'count', noun: 'jobs', id, field: 'views' }],
});
