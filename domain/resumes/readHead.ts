import type { Found } from '../jobAds/readJobAd.ts';
import { folded, foldedSameLength } from '../languages/languageNames.ts';
import { isTown, placeIn } from '../places/writtenPlaces.ts';
import { isGivenName } from '../reading/names.ts';
import { isRole } from '../titles/roleWords.ts';
import { contactsIn, isPersonal } from './contacts.ts';
import { isOfEducation } from './educationWords.ts';
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
  /^(?:curriculum vitae|lebenslauf|tabellarischer lebenslauf|resume|cv|curriculum|profil|kurzprofil|(?:berater|freelancer|bewerber|mitarbeiter|skill)profil|consultant profile|candidate profile|dossier de competences|hoja de vida)(?!\p{L})(?:\s+(?:of|von|de|du)(?!\p{L})|\s+d['’])?[\s:–|-]*/u;
/** "Megan Hale – Resume" */
const documentSuffix = /[\s,|:–—-]+(?:resume|cv|curriculum vitae|lebenslauf|profil|profile)\s*$/u;
const labelOf = (words: string) => new RegExp(String.raw`^(?:${words})\s*[:\t]\s*`, 'u');
const nameLabel = labelOf(
  'full name|name|candidate name|nombre(?: (?:y apellidos|completo))?|nom(?:(?: et| ?[/,]) ?prenoms?| complet)?|prenom(?: et| ?[/,]) ?nom|surname(?:[(]s[)])? ?/ ?first name(?:[(]s[)])?|nachname(?:[(]n[)])? ?/ ?vorname(?:[(]n[)])?|nachname, vorname|vor- und (?:nach|zu)name|name, vorname|apellidos?(?:[(]s[)])? ?(?:y|[/,(]) ?nombres?(?:[(]s[)])?[)]?',
);
const givenLabel = labelOf('vornamen?|first name|given names?|forename|prenoms?|nombres?');
const familyLabel = labelOf(
  'nachname|familienname|zuname|surname|last name|family name|nom(?: de famille)?|apellidos?',
);
const titleLabel =
  /^(?:(?:current )?(?:title|position|role|job|job title|designation|occupation|profession)|(?:aktuelle |derzeitige )?(?:beruf|berufsbezeichnung|position|rolle|stelle|tatigkeit)|(?:poste|metier|fonction)(?: actuel(?:le)?)?|titre|profession|(?:puesto|cargo|ocupacion|profesion)(?: actual)?|titulo)\s*[:\t]\s*/u;
const word = String.raw`(?:\p{Lu}[\p{L}’'.-]*|de|da|del|della|di|van|von|der|den|la|le|du|dos|y|al|bin)`;
const nameShape = new RegExp(String.raw`^\p{Lu}[\p{L}’'.-]*(?:\s+${word}){1,4}$`, 'u');
/** After a label, a name may be written in any case. */
const labelledName = /^\p{L}[\p{L}\p{M}’'.-]*(?:\s+[\p{L}\p{M}’'.-]+){0,5}$/u;
const linesOfHead = 12;

/** Name, title, place, email and phone number, from the top of a resume and its contact details. */
export const readHead = (
  lines: readonly ResumeLine[],
  taken: Set<ResumeLine>,
  skills: Skills,
): ResumeHead => {
  const head = lines.filter(({ section }) => section === 'head').slice(0, linesOfHead);
  const about = [...head, ...lines.filter(({ section }) => section === 'contact' || section === 'location')];
  const contact = lines.filter(({ section }) => section === 'contact');
  const name =
    labelledNameOf([...head, ...contact], taken) ??
    nameOf(head, taken, skills) ??
    nameOf(contact, taken, skills);
  const others = about.filter(
    (line) => quoteOf(line) !== name?.quote || line.text.includes('\t') || placeIn(line.text) === null,
  );
  const found = {
    name,
    title: titleOf(
      [...head, ...contact].filter((line) => line.text !== name?.value),
      taken,
      skills,
    ),
    location: locationOf(others, taken),
    email: firstOf(lines, (line) => contactsIn(line).email),
    phone: firstOf(about, (line) => contactsIn(line).phone),
  };
  for (const line of about) if (isPersonal(line) || isDocumentTitle(line.text)) taken.add(line);
  for (const line of lines) if (line.text === found.email?.quote) taken.add(line);
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined));
};

/** Surnames that would be degrees in capitals. */
const shortSurnames = /\b[BM]a\b/gu;

/** "Lebenslauf" and nothing else. */
const isDocumentTitle = (text: string): boolean =>
  documentTitle.exec(foldedSameLength(text))?.[0].length === text.length;

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
  /** Some surnames end as occupations do; those stand at the top, above a title. */
  const isAboveTitle = (at: number, words: string) =>
    at === 0 && words.split(' ').length === 2 && isTitle(head[1]?.text ?? '', isSkill);
  const isOther = (words: string, at: number) =>
    isRole(words) ||
    (isOccupationLine(words, isSkill) && !isAboveTitle(at, words)) ||
    isSkill(words) ||
    titleInSentences([{ text: words }], hasSkill) !== null;
  for (const [at, line] of head.entries()) {
    const after = documentTitle.exec(foldedSameLength(line.text))?.[0].length ?? 0;
    const written = line.text.slice(after);
    const [first = ''] = partsOf(written.slice(0, documentSuffix.exec(foldedSameLength(written))?.index));
    const name = inOrder(withoutSigns(first));
    const isPlace = placeIn(first) !== null && !isGivenName(name.split(' ')[0] ?? '');
    const isShaped = nameShape.test(name) || (line.at === head[0]?.at && isLowerName(name));
    if (!isShaped || isOther(name, at) || isPlace || isOfEducation(inCase(name).replace(shortSurnames, '')))
      continue;
    taken.add(line);
    return { value: inCase(name).slice(0, 120), quote: quoteOf(line) };
  }
  return undefined;
};

/** "Ana Ruiz" of "Ana Ruiz (she/her)", "Ana Ruiz Mobile: +34 …" and "Wang Xiaoming (王小明)". */
const withoutSigns = (written: string): string =>
  written
    .replace(/\([^)]*\)/gu, ' ')
    .replace(
      /[\s,]*(?:e-?mail|mobile?|phone|tel\.?|telefon|tél\.?|móvil|handy)\s*(?:no\.?)?\s*[:+\d].*$/iu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim();

/** "RUIZ, Ana" is Ana Ruiz; after other commas stands something else, as in "Ana Ruiz, PMP". */
const inOrder = (name: string): string => {
  const [family = '', given = ''] = name.split(/,\s*/u);
  return /^[\p{Lu}\s’'-]{2,}$/u.test(family) &&
    /^\p{Lu}[\p{L} -]+$/u.test(given) &&
    isGivenName(given.split(' ')[0] ?? '')
    ? `${given} ${inCase(family)}`
    : family.trim();
};

/** "LEFORT Bastien", as in French and Spanish forms. */
const familyInCapitals =
  /^(?<family>\p{Lu}[\p{Lu}’'-]+(?: \p{Lu}[\p{Lu}’'-]+)*) (?<given>\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}[\p{L}-]*)?)$/u;

const isLowerName = (name: string): boolean =>
  /^\p{Ll}+(?:\s\p{Ll}[\p{Ll}’'-]+){1,2}$/u.test(name) && isGivenName(name.split(' ')[0] ?? '');

/** The name behind "Name:", or behind labels of its two parts. */
const labelledNameOf = (lines: readonly ResumeLine[], taken: Set<ResumeLine>): Found<string> | undefined => {
  const behind = (label: RegExp) => {
    for (const line of lines) {
      const length = label.exec(foldedSameLength(line.text))?.[0].length;
      const written = withoutSigns(partsOf(line.text.slice(length ?? 0))[0] ?? '');
      const value = written
        .replace(/^(?<family>[^,]+),\s*(?<given>[^,]+)$/u, '$<given> $<family>')
        .replace(familyInCapitals, '$<given> $<family>');
      if (length && labelledName.test(value)) return { line, value: inCase(value) };
    }
    return null;
  };
  const family = behind(familyLabel);
  const given = family && behind(givenLabel);
  const whole = behind(nameLabel);
  const parts = given && family && given.line !== family.line ? [given, family] : whole ? [whole] : [];
  for (const { line } of parts) taken.add(line);
  return parts.length === 0
    ? undefined
    : {
        value: parts
          .map(({ value }) => value)
          .join(' ')
          .slice(0, 120),
        quote: parts.map(({ line }) => quoteOf(line)).join(' · '),
      };
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

/** "ANA RUIZ", "Ana RUIZ" and "ana ruiz" are Ana Ruiz. */
const inCase = (name: string): string => {
  const isLower = name === name.toLowerCase();
  return name
    .split(' ')
    .map((part) =>
      isLower || /^[\p{Lu}’'-]{2,}$/u.test(part)
        ? part
            .toLowerCase()
            .replace(/(?<![\p{L}’'])\p{L}|(?<=['’-])\p{L}/gu, (letter) => letter.toUpperCase())
        : part,
    )
    .join(' ');
};

const longestTitle = 80;

const titleOf = (
  head: readonly ResumeLine[],
  taken: Set<ResumeLine>,
  skills: Skills,
): Found<string> | undefined => {
  for (const line of head) {
    const labelled = titleLabel.exec(foldedSameLength(line.text))?.[0].length ?? 0;
    if (isDocumentTitle(line.text)) continue;
    const value =
      titleInSentences([line], skills.hasSkill)?.title ??
      partsOf(line.text.slice(labelled))
        .map(withoutEmployer)
        .find(
          (part) =>
            part !== '' && part.length <= longestTitle && (labelled > 0 || isTitle(part, skills.isSkill)),
        );
    if (!value) continue;
    taken.add(line);
    return { value, quote: quoteOf(line) };
  }
  return undefined;
};

/** "Backend Engineer" of "Backend Engineer at Port Ltd". */
const withoutEmployer = (whole: string): string => {
  const part = whole.replace(
    /\s*\((?:contract(?:or)?|freelance|permanent|remote|freiberuflich|selbst(?:st)?ändig|freelancer|indépendante?|autónom[oa]|[mwfdx/*]+)\)$/iu,
    '',
  );
  const [title = '', ...employer] = part
    .replace(/,\s*\p{Lu}{2,5}(?:[,/ ]+\p{Lu}{2,5})*$/u, '')
    .split(/\s+(?:at|@|bei|beim|chez|en)\s+(?=\p{Lu})/u);
  return (employer.length > 0 || title.length < part.length) && isRole(title) ? title : part;
};

const isTitle = (part: string, isSkill: IsSkill): boolean =>
  (isRole(part) && !/[.!?]$|@|\d{4}/u.test(part)) || isOccupationLine(part, isSkill);

/** "SK4 2AA" */
const ukCode = /(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u;
/** "Seoul, Republic of Korea" of "42-8, Bangbae-ro 15-gil, Seocho-gu, Seoul, Republic of Korea" */
const placeOfAddress = (part: string): string | null => {
  const parts = part.replace(/^[^,:\d]{2,30}:\s*/u, '').split(/,\s*/u);
  if (parts.length > 1 && ukCode.test(part))
    return (
      parts.map((one) => one.replace(ukCode, '').trim()).findLast((one) => /^\p{Lu}[\p{L} -]+$/u.test(one)) ??
      null
    );
  return parts.length > 2 && /\d/u.test(part) ? placeIn(parts.slice(-2).join(', ')) : null;
};

/** A town alone, between a phone number and an address: "Flensburg | 0461 555 0126 | …" */
const townBesideContacts = (line: string): string | null => {
  const parts = line.split(/\s*[|•·]\s*/u).map((part) => part.trim());
  const { email, phone } = contactsIn(line);
  if ((!email && !phone) || parts.length < 2) return null;
  return (
    parts.find(
      (part) =>
        /^\p{Lu}\p{Ll}[\p{L}’'-]*(?:[ -][\p{L}’'-]+){0,2}$/u.test(part) &&
        !isRole(part) &&
        (isTown(part) || !isGivenName(part.split(/[ -]/u)[0] ?? '')),
    ) ?? null
  );
};

const locationOf = (about: readonly ResumeLine[], taken: Set<ResumeLine>): Found<string> | undefined => {
  for (const line of about) {
    // "Riga, Latvia (Home)"
    const text = line.text.replace(/\s*\(\p{L}[^()]*\)$/u, '');
    const parts = line.section === 'location' ? [text] : partsOf(text);
    // "London, UK. Mobile: …"
    const place =
      parts
        .map(
          (part) => placeIn(part) ?? placeIn(withoutSigns(part).replace(/\.$/u, '')) ?? placeOfAddress(part),
        )
        .find((one) => one !== null) ?? townBesideContacts(line.text);
    const value = place ?? (line.section === 'location' && !/\d/u.test(text) ? text : null);
    if (!value) continue;
    taken.add(line);
    return { value: value.slice(0, 120), quote: quoteOf(line) };
  }
  return undefined;
};
