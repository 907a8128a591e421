import type { LanguageSkill } from '../contract/candidates/history.ts';
import { folded, languageIn, levelIn } from '../languages/languageNames.ts';
import { quoteOf, type ResumeLine } from './sections.ts';

/** `language` is its ISO 639 code. */
export type LanguageEntry = LanguageSkill & { quote: string };

/** "Anglais : B1 – Espagnol : A2" names two, "Englisch – verhandlungssicher" one. */
const eachLanguage = (part: string): string[] => {
  const parts = part.split(/\s+[–—-]\s+/u);
  return parts.length > 1 && parts.every((one) => languageIn(one) !== null) ? parts : [part];
};

/** Languages that the person speaks, with the level that the words come nearest to. */
export const readLanguages = (lines: readonly ResumeLine[]): LanguageEntry[] => {
  const found = new Map<string, LanguageEntry>();
  for (const line of lines.filter(({ section }) => section === 'languages'))
    for (const part of line.text.split(/[,;|•·\n]|\s+(?:and|und|et|y)\s+/u).flatMap(eachLanguage)) {
      const read = languageIn(part);
      if (!read || found.has(read.language)) continue;
      // The label of Europass: "Mother tongue(s)".
      const level = read.level ?? (levelIn(folded(line.label ?? '')) === 'Native' ? 'Native' : null);
      found.set(read.language, { ...read, level, quote: quoteOf(line) });
    }
  return [...found.values()];
};
