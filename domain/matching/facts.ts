import type { LanguageSkill } from '../contract/candidates/history.ts';
import { readLanguageNeed, writeLanguageNeed } from '../contract/candidates/languageNeed.ts';

/** What a candidate states that only filters use. */
export type Facts = { languages: readonly LanguageSkill[] };

/** The same for everybody who states the same, so that an index keeps each once: "de:C1 en". */
export const writeFacts = ({ languages }: Facts): string =>
  [...new Set(languages.map(writeLanguageNeed))].sort().join(' ');

/** The reverse. */
export const readFacts = (text: string): Facts => ({
  languages: text.split(' ').flatMap((word) => readLanguageNeed(word) ?? []),
});
