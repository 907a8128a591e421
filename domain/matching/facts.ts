import type { LanguageSkill } from '../contract/candidates/history.ts';
import { type JobType, jobTypes } from '../contract/candidates/jobTypes.ts';
import { readLanguageNeed, writeLanguageNeed } from '../contract/candidates/languageNeed.ts';

/** What a candidate states that only filters use. */
export type Facts = { languages: readonly LanguageSkill[]; jobTypes: readonly JobType[] };

/** The same for everybody who states the same, so that an index keeps each once: "Contract de:C1 en". */
export const writeFacts = ({ languages, jobTypes }: Facts): string =>
  [...new Set([...languages.map(writeLanguageNeed), ...jobTypes])].sort().join(' ');

/** The reverse. */
export const readFacts = (text: string): Facts => ({
  languages: text.split(' ').flatMap((word) => readLanguageNeed(word) ?? []),
  jobTypes: jobTypes.filter((type) => text.split(' ').includes(type)),
});
