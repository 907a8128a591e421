import { oneOf, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

const verdicts = ['Good Match', 'Poor Match'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * A user's feedback on a candidate in search results, once each. It affects no score and is read by people.
 */
export const searchFeedback = defineNoun({
  name: 'searchFeedback',
  label: 'Search Feedback',
  plural: 'Search Feedback',
  prefix: 'SF',
  fields: {
    companyId: reference('Company', 'companies'),
    userId: reference('User', 'users', 'kept'),
    searchId: reference('Search', 'searches', 'removed'),
    candidateId: reference('Candidate', 'candidates', 'removed'),
    verdict: oneOf('Verdict', verdicts),
    given: nobody(text('Given', 140)),
  },
  fixed: ['companyId', 'userId', 'searchId', 'candidateId'],
  serverSet: ['given'],
  unique: ['given'],
  search: [],
  title: 'id',
  derive: ({ userId, searchId, candidateId }) => ({ given: `${userId} ${searchId} ${candidateId}` }),
});
export type SearchFeedback = RowOf<typeof searchFeedback>;
