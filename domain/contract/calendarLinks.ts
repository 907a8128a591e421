import { matching, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

/**
 * A secret address under which a calendar program reads a company's bench calendar. Only the secret's SHA-256 is
 * kept, so the address can be shown once and never again; removing the row revokes it.
 */
export const calendarLinks = defineNoun({
  name: 'calendarLinks',
  label: 'Calendar Link',
  plural: 'Calendar Links',
  prefix: 'CAL',
  fields: {
    companyId: reference('Company', 'companies'),
    name: text('Name', 60),
    secretHash: matching('Secret', /^[0-9a-f]{64}$/, 'Not the hash of a secret'),
  },
  fixed: ['companyId', 'secretHash'],
  search: ['name'],
  title: 'name',
});
export type CalendarLink = RowOf<typeof calendarLinks>;
