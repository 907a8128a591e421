import { longText, optional, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

/**
 * Somebody in a talent pool. Of the person it keeps the name and the title as they were shown when the recruiter took
 * them in, and nothing else: whoever is on the market is read anew each time, with today's rules.
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
