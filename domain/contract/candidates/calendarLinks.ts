import { matching, oneOf, reference, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

/**
 * A secret URL from which a calendar app reads a company's bench calendar. Only the secret's SHA-256 is
 * stored, so the URL is shown once; deleting the row revokes it.
 */
export const calendarLinks = defineNoun({
  name: 'calendarLinks',
  label: 'Calendar Link',
  plural: 'Calendar Links',
  prefix: 'CAL',
  fields: {
    companyId: reference('Company', 'companies'),
    name: text('Name', 60),
    /** Language of its events, as calendar apps do not send one. */
    language: oneOf('Language', languages),
    secretHash: nobody(matching('Secret', /^[0-9a-f]{64}$/, 'calendars.not-a-hash')),
  },
  fixed: ['companyId', 'language', 'secretHash'],
  defaults: { language: 'en' },
  search: ['name'],
  title: 'name',
});
export type CalendarLink = RowOf<typeof calendarLinks>;
