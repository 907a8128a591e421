import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Consequence } from './consequences.ts';
import type { Context } from './context.ts';
import { jobView } from './jobView.ts';

/**
 * What follows from showing a row: a recruiter's look at a person, and a provider's at a job posting, counts once for
 * each company and day.
 */
export const viewed = (name: NounName, row: Row, { actor, now }: Context): Consequence[] => {
  if (name === 'jobs' && actor.userType === 'provider' && actor.companyId !== null)
    return [jobView(row as never, actor.companyId, now)];
  return name === 'candidates' && actor.userType === 'recruiter' && actor.companyId !== null
    ? [
        {
          kind: 'once',
          noun: 'profileViews',
          row: {
            companyId: row.companyId,
            candidateId: row.id,
            viewerId: actor.companyId,
            day: now.toISOString().slice(0, 10),
          },
          key: ['candidateId', 'viewerId', 'day'],
          follows: [{ kind: 'count', noun: 'candidates', id: row.id, field: 'profileViews' }],
        },
      ]
    : [];
};
