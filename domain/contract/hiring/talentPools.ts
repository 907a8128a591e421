import { longText, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/** A recruiter's named list of candidates; names are unique within the company. */
export const talentPools = defineNoun({
  name: 'talentPools',
  label: 'Talent Pool',
  plural: 'Talent Pools',
  prefix: 'TP',
  fields: {
    companyId: reference('Company', 'companies'),
    name: text('Name', 80),
    note: optional(longText('Note', 500)),
  },
  fixed: ['companyId'],
  search: ['name', 'note'],
  title: 'name',
});
export type Pool = RowOf<typeof talentPools>;
