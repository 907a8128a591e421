import type { SkillUse } from './fields.ts';

/** Joins words into one text; words that contain a separator are quoted. `wordsIn` reverses it. */
export const writtenWords = (words: readonly string[]): string =>
  words.map((word) => (/[;,|\n"]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join('; ');

/** Splits a text at semicolons, commas, bars or line ends. Quoted words may contain these characters. */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^;,|\n]*))(?:[;,|\n]|$)/gy)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((word) => word !== '');

/** "React: 5 years (2026-03)"; unknown parts are left out. `usesIn` reverses it. */
export const writtenUses = (uses: readonly SkillUse[]): string =>
  writtenWords(
    uses.map(
      ({ skill, years, lastUsed }) =>
        `${skill}${years === null ? '' : `: ${years} ${years === 1 ? 'year' : 'years'}`}${lastUsed ? ` (${lastUsed})` : ''}`,
    ),
  );

/** Parses experience by skill from a text. */
export const usesIn = (text: string): SkillUse[] =>
  wordsIn(text).map((word) => {
    const [, skill = word, years, lastUsed] =
      /^(.+?)(?::\s*(\d{1,2})(?:\s*years?)?)?(?:\s*\((\d{4}-\d{2})\))?$/i.exec(word) ?? [];
    return { skill, years: years === undefined ? null : Number(years), lastUsed: lastUsed ?? null };
  });
