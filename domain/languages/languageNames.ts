import { type LanguageSkill, type languageLevels, spokenLanguages } from '../contract/candidates/history.ts';

export type Code = LanguageSkill['language'];
export type Level = (typeof languageLevels)[number];

/** In lower case without accents. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Folded, each character in its place: what changes its length stays. For places in the text, as of a label before its value. */
export const foldedSameLength = (text: string): string =>
  Array.from(text, (sign) => {
    const plain = folded(sign);
    return plain.length === sign.length ? plain : sign;
  }).join('');

let names: ReadonlyMap<string, Code> | undefined;

/** ISO 639 codes by the folded names of languages in English, German, French and Spanish. */
export const codeByName = (): ReadonlyMap<string, Code> => {
  names ??= new Map([
    ...['en', 'de', 'fr', 'es'].flatMap((locale) => {
      const written = new Intl.DisplayNames(locale, { type: 'language' });
      return spokenLanguages.map((code) => [folded(written.of(code) ?? code), code] as const);
    }),
    ...([
      ['mandarin', 'zh'],
      ['mandarin chinese', 'zh'],
      ['norwegian', 'nb'],
      ['norwegisch', 'nb'],
      ['norvegien', 'nb'],
      ['noruego', 'nb'],
      ['castellano', 'es'],
      ['farsi', 'fa'],
    ] as const),
  ]);
  return names;
};

const levels: readonly (readonly [Level, RegExp])[] = [
  ['Native', /native|mother tongue|muttersprach|maternelle|materna|nativ[oa]|natif|first language|bilingu/u],
  ['C2', /\bc2\b|proficient|near[- ]native/u],
  [
    'C1',
    /\bc1\b|fluent|full professional|verhandlungssicher|fliessend|courant|fluid[oa]|sehr gute?|avance|avanzad[oa]|advanced|business/u,
  ],
  [
    'B2',
    /\bb2\b|professional|gute? (?:\p{L}*kenntnisse|in wort)|upper intermediate|bon niveau|professionnel|alto/u,
  ],
  ['B1', /\bb1\b|intermediate|conversational|intermediaire|intermedi[oa]|mittel|konversation|medio/u],
  ['A2', /\ba2\b|elementary|basic|grundkenntnisse|notions|basico|basicos|scolaire/u],
  ['A1', /\ba1\b|beginner|anfanger|debutant|principiante/u],
];

/** The level that folded words come nearest to. */
export const levelIn = (words: string): Level | null =>
  levels.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** "German (C1)", in English; `languageIn` reads it. */
export const writtenLanguage = ({ language, level }: LanguageSkill): string => {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return level === null ? name : `${name} (${level})`;
};

/** The language that a text begins with, and its level: "German (C1)", "native Spanish". */
export const languageIn = (text: string): LanguageSkill | null => {
  const words = folded(text).match(/\p{L}+\d?/gu) ?? [];
  for (let at = 0; at < Math.min(words.length, 3); at += 1) {
    const language =
      codeByName().get(words.slice(at, at + 2).join(' ')) ?? codeByName().get(words[at] as string);
    if (language) return { language, level: levelIn(folded(text)) };
  }
  return null;
};
