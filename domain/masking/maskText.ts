import { hidden, maskCompany } from './maskCompany.ts';
import { maskName, maskPerson } from './maskName.ts';
import { maskPhones } from './maskPhones.ts';

export { hidden };

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const open = String.raw`[\[({<]\s*`;
const close = String.raw`\s*[\])}>]`;
const at = `(?:at|a|@|arroba|arobase|chez|ät)`;
const dot = String.raw`(?:dot|point|punkt|punto|\.)`;
const dotted = String.raw`(?:\s*(?:\.|${open}${dot}${close})\s*|\s+(?:dot|point|punkt|punto)\s+)`;
const mailbox = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+'’-]*`;

/** E-mail addresses as they are, for masks and for the reader of resumes. */
export const plainEmail = new RegExp(String.raw`(?:mailto:)?${mailbox}@${label}(?:\.${label})+`, 'giu');
const emails = [
  plainEmail,
  // "name (at) host dot com", "name [arroba] host punto es"
  new RegExp(
    String.raw`${mailbox}(?:${dotted}${mailbox})*\s*${open}${at}${close}\s*${label}(?:${dotted}${label})+`,
    'giu',
  ),
  // "name at host dot com": the word for the dot tells it from "engineer at Example.com".
  new RegExp(
    String.raw`${mailbox}\s+(?:at|arroba|arobase|ät)\s+${label}(?:\s*(?:${open}${dot}${close})\s*|\s+(?:dot|point|punkt|punto)\s+)\p{L}{2,10}`,
    'giu',
  ),
];

const sureEnding =
  'com|org|net|dev|edu|de|fr|es|eu|uk|ch|nl|pl|pt|se|dk|cz|br|mx|ca|cn|jp|info|biz|io|ai|app|tech|page|site|blog|xyz|cloud|online|pro|name|cv';
/** Also ordinary words, as in "Berlin.In 2019": only in lower case. */
const shortEnding = 'me|in|at|it|is|be|us|co|to|so|no|am|ly';
const links = [
  /\b(?:https?|ftp):\/\/[^\s<>"')\]]+/giu,
  /\bwww\.[^\s<>"')\]]+/giu,
  /\b(?:linkedin|github|gitlab|xing|behance|dribbble|malt|upwork)\/(?:in\/|profile\/|user\/)?[\p{L}\p{N}_.-]*[\d_.-][\p{L}\p{N}_.-]*/giu,
  /\blinkedin\/in\/\S+/giu,
];
const host = String.raw`(?<![\p{L}\p{N}@._-])(?:${label}\.)+`;
const tail = String.raw`(?![\p{L}\p{N}-])(?:[/?#:][^\s<>"')\]]*)?`;
const domains = [
  new RegExp(`${host}(?:${sureEnding})${tail}`, 'giu'),
  new RegExp(`${host}(?:${shortEnding})${tail}`, 'gu'),
];
/** Products and companies whose names look like addresses. */
const brands =
  /^(?:(?:asp|ado|vb|ml|entity)\.net|socket\.io|draw\.io|system\.io|cube\.dev|ionic\.io|booking\.com|monday\.com|salesforce\.com|amazon\.com|check24\.de|cal\.com|c3\.ai|h2o\.ai|fly\.io)$/iu;

/** "Skype: name", "GitHub: @name"; not "GitHub: Actions". */
const handles =
  /\b((?:linkedin|github|gitlab|xing|skype|telegram|instagram|twitter|facebook|discord|signal|wechat|whatsapp)(?:[ -]?(?:id|handle|profile?|profil|perfil))?\s*:\s*)(@[\p{L}\p{N}_.:-]{2,}|(?:live:)?[\p{Ll}][\p{Ll}\p{N}_.-]{3,})/giu;
const isProduct =
  /^(?:github|gitlab|actions|copilot|pages|issues|runner|runners|pipelines|marketing|ads|api|bot|bots)$/iu;

/** The text with e-mail addresses, phone numbers and links replaced. Rates, years, dates and versions stay. */
export const maskContacts = (text: string, instead: string = hidden): string => {
  const withoutAddresses = [...emails, ...links].reduce(
    (rest, pattern) => rest.replace(pattern, instead),
    text,
  );
  const withoutLinks = domains.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => (brands.test(found) ? found : instead)),
    withoutAddresses,
  );
  const withoutHandles = withoutLinks.replace(handles, (found, name: string, handle: string) =>
    isProduct.test(handle) || handle.charAt(0) !== handle.charAt(0).toLowerCase()
      ? found
      : `${name}${instead}`,
  );
  return maskPhones(withoutHandles, instead);
};

export const hasContacts = (text: string): boolean => maskContacts(text) !== text;

/** What a reader may not learn from a text. */
export type Secrets = {
  /** The candidate, whose name becomes initials. */
  name: string;
  /** The company that offers the person. */
  company?: string;
  /** Who has written the text. */
  author?: string;
  /** The people of the company. */
  people?: readonly string[];
  /** Words that the text is about, and that may be in the name of the company as well. */
  spared?: readonly string[];
};

/** The masked text, also without the names that the reader does not know. */
export const maskText = (
  text: string,
  { name, company, author, people = [], spared = [] }: Secrets,
): string => {
  const withoutPerson = maskName(maskContacts(text), name);
  const withoutCompany = company === undefined ? withoutPerson : maskCompany(withoutPerson, company, spared);
  const withoutPeople = people.reduce((rest, one) => maskPerson(rest, one, hidden, true), withoutCompany);
  return author === undefined ? withoutPeople : maskPerson(withoutPeople, author, hidden);
};
