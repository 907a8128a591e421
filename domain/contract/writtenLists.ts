import type { SkillUse } from './fields.ts';

/** Words as one text; a word that holds a sign between words is quoted. `wordsIn` finds the same words again. */
export const writtenWords = (words: readonly string[]): string =>
  words.map((word) => (/[;,|\n"]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join('; ');

/** The words of a text, between semicolons, commas, bars or line ends. Quotes keep those signs inside a word. */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^;,|\n]*))(?:[;,|\n]|$)/gy)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((word) => word !== '');

/** "React: 5 years (2026-03)"; what is not known is left out. `usesIn` finds the same again. */
export const writtenUses = (uses: readonly SkillUse[]): string =>
  writtenWords(
    uses.map(
      ({ skill, years, lastUsed }) =>
        `${skill}${years === null ? '' : `: ${years} years`}${lastUsed ? ` (${lastUsed})` : ''}`,
    ),
  );

/** The experience by skill that a text tells. */
export const usesIn = (text: string): SkillUse[] =>
  wordsIn(text).map((word) => {
    const [, skill = word, years, lastUsed] =
      /^(.+?)(?::\s*(\d{1,2})(?:\s*years?)?)?(?:\s*\((\d{4}-\d{2})\))?$/i.exec(word) ?? [];
    return { skill, years: years === undefined ? null : Number(years), lastUsed: lastUsed ?? null };
  });
