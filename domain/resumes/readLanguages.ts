import { type LanguageSkill, type languageLevels, spokenLanguages } from '../contract/candidates/history.ts';
import { folded, quoteOf, type ResumeLine } from './sections.ts';

/** `language` is its ISO 639 code. */
export type LanguageEntry = LanguageSkill & { quote: string };
type Level = (typeof languageLevels)[number];

type Code = LanguageSkill['language'];
let names: ReadonlyMap<string, Code> | undefined;
const codeByName = (): ReadonlyMap<string, Code> => {
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
  ['Native', /native|mother tongue|muttersprach|maternelle|materna|nativ[oa]|first language|bilingu/u],
  ['C2', /\bc2\b|proficient|near[- ]native/u],
  [
    'C1',
    /\bc1\b|fluent|full professional|verhandlungssicher|fliessend|courant|fluid[oa]|sehr gute?|avance|avanzad[oa]|advanced|business/u,
  ],
  [
    'B2',
    /\bb2\b|professional|gute? (?:kenntnisse|in wort)|upper intermediate|bon niveau|professionnel|alto/u,
  ],
  ['B1', /\bb1\b|intermediate|conversational|intermediaire|intermedi[oa]|mittel|konversation|medio/u],
  ['A2', /\ba2\b|elementary|basic|grundkenntnisse|notions|basico|basicos|scolaire/u],
  ['A1', /\ba1\b|beginner|anfanger|debutant|principiante/u],
];

/** Languages that the person speaks, with the level that the words come nearest to. */
export const readLanguages = (lines: readonly ResumeLine[]): LanguageEntry[] => {
  const found = new Map<string, LanguageEntry>();
  for (const line of lines.filter(({ section }) => section === 'languages'))
    for (const part of line.text.split(/[,;|•·\n]|\s+(?:and|und|et|y)\s+/u)) {
      const read = languageIn(part);
      if (read && !found.has(read.language)) found.set(read.language, { ...read, quote: quoteOf(line) });
    }
  return [...found.values()];
};

const languageIn = (part: string): Omit<LanguageEntry, 'quote'> | null => {
  const words = folded(part).match(/\p{L}+\d?/gu) ?? [];
  for (let at = 0; at < Math.min(words.length, 3); at += 1) {
    const language =
      codeByName().get(words.slice(at, at + 2).join(' ')) ?? codeByName().get(words[at] as string);
    if (language)
      return { language, level: levels.find(([, pattern]) => pattern.test(folded(part)))?.[0] ?? null };
  }
  return null;
};
