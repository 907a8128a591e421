import { matching, oneOf, reference, text } from './fields.ts';
import { languages } from './languages.ts';
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
    /** What its events are told in: a calendar program says nothing of its reader. */
    language: oneOf('Language', languages),
    secretHash: matching('Secret', /^[0-9a-f]{64}$/, 'Not the hash of a secret'),
  },
  fixed: ['companyId', 'language', 'secretHash'],
  defaults: { language: 'en' },
  search: ['name'],
  title: 'name',
});
export type CalendarLink = RowOf<typeof calendarLinks>;
