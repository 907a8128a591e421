import { folded } from '../languages/languageNames.ts';
import { quoteOf, type ResumeLine } from './sections.ts';

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const phone = /(?<![\d/.-])(?:\+|00)?\(?\d[\d\s()/.-]{6,18}\d(?![\d/])/u;
const web = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|xing|github|gitlab)\.com\/\S+/iu;
const phoneWord = /\b(?:tel|telefon|telephone|telefono|phone|mobile|mobil|movil|portable|handy)\b/u;

export type Contacts = { email: string | null; phone: string | null };

/** The email address and phone number of a line. A number counts with a country, an area or a word for phones. */
export const contactsIn = (line: string): Contacts => {
  const found = phone.exec(line.replace(email, ' '))?.[0].trim() ?? null;
  const digits = found?.replace(/\D/gu, '').length ?? 0;
  const isPhone =
    found !== null && digits >= 8 && digits <= 15 && (/^[+0(]/u.test(found) || phoneWord.test(folded(line)));
  return { email: email.exec(line)?.[0].toLowerCase() ?? null, phone: isPhone ? found : null };
};

/** A text without email addresses, phone numbers and addresses of pages, for fields that recruiters read. */
export const withoutContacts = (text: string): string => {
  const everywhere = (pattern: RegExp) => new RegExp(pattern.source, `${pattern.flags}g`);
  return text
    .replace(everywhere(email), '')
    .replace(everywhere(web), '')
    .replace(everywhere(phone), (number) => (contactsIn(`phone ${number}`).phone ? '' : number))
    .replace(/\b(?:tel|phone|e-?mail|mobile?)\.?:?\s*(?=[,;|\n]|$)/giu, '')
    .replace(/[ \t]{2,}/gu, ' ')
    .trim();
};

const street =
  /\b\d{1,5}[a-z]?,?\s+(?:\p{L}+\s){0,3}(?:street|st|avenue|ave|road|rd|lane|drive|way|rue|bd|boulevard|impasse|chemin)\b|^(?:rue|avenue|calle|c\/|avda|avenida|plaza|paseo|via)\s|(?:strasse|str\.|weg|platz|allee|gasse)\s*\d/u;
const personal =
  /\b(?:born|date of birth|nationality|married|single|geboren|geburtsdatum|geburtsort|staatsangehorigkeit|familienstand|ledig|verheiratet|ne le|nee le|date de naissance|nationalite|celibataire|mariee?|fecha de nacimiento|nacionalidad|estado civil|solter[oa]|casad[oa])\b/u;

/** Whether a line says how to reach the person or something about them that is not taken over. */
export const isPersonal = (line: ResumeLine): boolean => {
  const text = folded(quoteOf(line));
  const { email: address, phone: number } = contactsIn(quoteOf(line));
  return Boolean(address || number) || web.test(text) || street.test(text) || personal.test(text);
};
