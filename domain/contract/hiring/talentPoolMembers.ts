import { longText, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/**
 * A candidate in a talent pool. Only the name and title are copied, as shown when the recruiter added the
 * candidate; everything else is read from the listed candidate under the current rules.
 */
export const talentPoolMembers = defineNoun({
  name: 'talentPoolMembers',
  label: 'Talent Pool Member',
  plural: 'Talent Pool Members',
  prefix: 'TPM',
  fields: {
    companyId: reference('Company', 'companies'),
    poolId: reference('Talent Pool', 'talentPools', 'removed'),
    candidateId: reference('Candidate', 'candidates', 'removed'),
    name: text('Name'),
    title: text('Title'),
    note: optional(longText('Note', 500)),
    author: optional(text('Added By')),
  },
  fixed: ['companyId', 'poolId', 'candidateId'],
  serverSet: ['name', 'title', 'author'],
  search: ['name', 'title'],
  title: 'name',
});
export type PoolMember = RowOf<typeof talentPoolMembers>;
