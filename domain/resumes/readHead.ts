import type { Found } from '../jobAds/readJobAd.ts';
import { folded } from '../languages/languageNames.ts';
import { isGivenName } from '../reading/names.ts';
import { contactsIn, isPersonal } from './contacts.ts';
import { placeIn } from './places.ts';
import { isRole } from './roleWords.ts';
import { quoteOf, type ResumeLine } from './sections.ts';
import { isTitleLine, titleInSentences } from './titlesInText.ts';

export type ResumeHead = {
  name?: Found<string>;
  title?: Found<string>;
  location?: Found<string>;
  email?: Found<string>;
  phone?: Found<string>;
};

type IsSkill = (words: string) => boolean;
/** Whether these words are a skill of the dictionary, or contain one. */
type Skills = { isSkill: IsSkill; hasSkill: IsSkill };

const documentTitle =
  /^(?:curriculum vitae|lebenslauf|resume|cv|curriculum|profil|beraterprofil|hoja de vida)\b[\s:–-]*/u;
const nameLabel = /^(?:full name|name|nombre(?: y apellidos)?|nom(?: et prenom)?|vor- und nachname)\s*:\s*/u;
const titleLabel =
  /^(?:(?:current )?(?:title|position|role|job|job title|occupation|profession)|(?:aktuelle |derzeitige )?(?:beruf|berufsbezeichnung|position|stelle|tatigkeit)|(?:poste|metier|fonction)(?: actuel(?:le)?)?|titre|profession|(?:puesto|cargo|ocupacion|profesion)(?: actual)?|titulo)\s*:\s*/u;
const word = String.raw`(?:\p{Lu}[\p{L}’'.-]*|de|da|del|della|di|van|von|der|den|la|le|du|dos|y|al|bin)`;
const nameShape = new RegExp(String.raw`^\p{Lu}[\p{L}’'.-]*(?:\s+${word}){1,4}$`, 'u');
const linesOfHead = 12;

/** Name, title, place, email and phone number, from the top of a resume and its contact details. */
export const readHead = (
  lines: readonly ResumeLine[],
  taken: Set<ResumeLine>,
  skills: Skills,
): ResumeHead => {
  const head = lines.filter(({ section }) => section === 'head').slice(0, linesOfHead);
  const about = [...head, ...lines.filter(({ section }) => section === 'contact' || section === 'location')];
  const found = {
    name: nameOf(head, taken, skills),
    title: titleOf(head, taken, skills),
    location: locationOf(about, taken),
    email: firstOf(lines, (line) => contactsIn(line).email),
    phone: firstOf(about, (line) => contactsIn(line).phone),
  };
  for (const line of about) if (isPersonal(line)) taken.add(line);
  for (const line of lines) if (line.text === found.email?.quote) taken.add(line);
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined));
};

const firstOf = (
  lines: readonly ResumeLine[],
  read: (line: string) => string | null,
): Found<string> | undefined => {
  for (const line of lines) {
    const value = read(line.text);
    if (value) return { value, quote: quoteOf(line) };
  }
  return undefined;
};

/** "Ana Ruiz – Java Developer | Madrid, Spain" has three parts. */
const partsOf = (text: string): string[] =>
  text.split(/\s+[|•·–—-]\s+|\t|\s*[|•·]\s*/u).map((part) => part.trim());

const nameOf = (
  head: readonly ResumeLine[],
  taken: Set<ResumeLine>,
  { isSkill, hasSkill }: Skills,
): Found<string> | undefined => {
  const isOther = (words: string) =>
    isRole(words) ||
    isOccupationLine(words, isSkill) ||
    isSkill(words) ||
    titleInSentences([{ text: words }], hasSkill) !== null;
  for (const line of head) {
    const plain = folded(line.text);
    const after = documentTitle.exec(plain)?.[0].length ?? 0;
    const labelled = nameLabel.exec(plain.slice(after))?.[0].length ?? 0;
    const [first = ''] = partsOf(line.text.slice(after + labelled));
    const name = (labelled ? first : first.replace(/,.*$/u, '')).trim();
    if (after > 0 && name === '') taken.add(line);
    if (!nameShape.test(name) || (!labelled && (isOther(name) || placeIn(first)))) continue;
    taken.add(line);
    return { value: inCase(name).slice(0, 120), quote: quoteOf(line) };
  }
  return undefined;
};

/** "Cake Decorator", but not "Emma Baker" or "Microsoft SQL Server". */
const isOccupationLine = (text: string, isSkill: IsSkill): boolean => {
  const [first = '', last = '', ...others] = text.split(/\s+/u);
  const mayBeName = isGivenName(first) || (others.length === 0 && surnames.has(folded(last)));
  return !mayBeName && isTitleLine(text) && !isSkill(text);
};

/** Surnames that also name an occupation. */
const surnames = new Set(
  `baker barber brewer butcher butler carpenter carter cook cooper cutter draper driver dyer farmer fisher forester gardener glover hunter judge mason mercer
  miller page painter parker piper porter potter sargent shepherd singer smith tailor taylor turner tyler weaver wright becker berger bauer fischer gartner
  jager kaiser kaufmann koch kramer maurer meister meyer muller richter schafer schmied schneider schreiner schuster wagner weber winzer zimmermann
  berger boucher boulanger charpentier chevalier marchand masson mercier meunier tisserand barbero carnicero carpintero cocinero guerrero herrero
  molinero panadero pastor sastre zapatero`.split(/\s+/u),
);

/** "ANA RUIZ" is Ana Ruiz. */
const inCase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}|(?<=['’-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const longestTitle = 80;

const titleOf = (
  head: readonly ResumeLine[],
  taken: Set<ResumeLine>,
  skills: Skills,
): Found<string> | undefined => {
  for (const line of head) {
    const labelled = titleLabel.exec(folded(line.text))?.[0].length ?? 0;
    const value =
      titleInSentences([line], skills.hasSkill)?.title ??
      partsOf(line.text.slice(labelled)).find(
        (part) =>
          part !== '' && part.length <= longestTitle && (labelled > 0 || isTitle(part, skills.isSkill)),
      );
    if (!value) continue;
    taken.add(line);
    return { value, quote: quoteOf(line) };
  }
  return undefined;
};

const isTitle = (part: string, isSkill: IsSkill): boolean =>
  (isRole(part) && !/[.!?]$|@|\d{4}/u.test(part)) || isOccupationLine(part, isSkill);

const locationOf = (about: readonly ResumeLine[], taken: Set<ResumeLine>): Found<string> | undefined => {
  for (const line of about) {
    const parts = line.section === 'location' ? [line.text] : partsOf(line.text);
    const place = parts.map(placeIn).find((one) => one !== null);
    const value = place ?? (line.section === 'location' && !/\d/u.test(line.text) ? line.text : null);
    if (!value) continue;
    taken.add(line);
    return { value: value.slice(0, 120), quote: quoteOf(line) };
  }
  return undefined;
};
