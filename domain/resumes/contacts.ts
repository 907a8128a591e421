import { folded } from '../languages/languageNames.ts';
import { phonesIn } from '../masking/maskPhones.ts';
import { hasContacts, maskContacts, plainEmail } from '../masking/maskText.ts';
import { quoteOf, type ResumeLine } from './sections.ts';

/** Addresses of pages may contain what looks like a phone number. */
const webs = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|xing|github|gitlab)\.com\/\S+/giu;

export type Contacts = { email: string | null; phone: string | null };

/** The e-mail address and phone number of a line, by what masks know of them. */
export const contactsIn = (line: string): Contacts => {
  const email =
    line
      .match(plainEmail)?.[0]
      .replace(/^mailto:/iu, '')
      .replaceAll('’', "'")
      .toLowerCase() ?? null;
  const rest = line.replace(plainEmail, ' ').replace(webs, ' ');
  return { email, phone: phonesIn(rest)[0] ?? null };
};

/** A text without e-mail addresses, phone numbers and addresses of pages, for fields that recruiters read. */
export const withoutContacts = (text: string): string =>
  maskContacts(text, '')
    .replace(/\b(?:tel|phone|e-?mail|mobile?)\.?:?\s*(?=[,;|\n]|$)/giu, '')
    .replace(/[ \t]{2,}/gu, ' ')
    .trim();

const street =
  /\b\d{1,5}[a-z]?,?\s+(?:\p{L}+\s){0,3}(?:street|st|avenue|ave|road|rd|lane|drive|way|rue|bd|boulevard|impasse|chemin)\b|^(?:rue|avenue|calle|c\/|avda|avenida|plaza|paseo|via)\s|(?:strasse|str\.|weg|platz|allee|gasse)\s*\d/u;
const personal =
  /\b(?:born|date of birth|nationality|married|single|geboren|geburtsdatum|geburtsort|staatsangehorigkeit|familienstand|ledig|verheiratet|ne le|nee le|date de naissance|nationalite|celibataire|mariee?|fecha de nacimiento|nacionalidad|estado civil|solter[oa]|casad[oa])\b/u;

/** Whether a line says how to reach the person or something about them that is not taken over. */
export const isPersonal = (line: ResumeLine): boolean => {
  const text = folded(quoteOf(line));
  return hasContacts(quoteOf(line)) || street.test(text) || personal.test(text);
};
