import type { LanguageSkill } from '../contract/candidates/history.ts';
import { type JobType, jobTypes } from '../contract/candidates/jobTypes.ts';
import { readLanguageNeed, writeLanguageNeed } from '../contract/candidates/languageNeed.ts';
import { type Workplace, workplaces } from '../contract/candidates/workplaces.ts';

/** What a candidate states that only filters use. */
export type Facts = {
  languages: readonly LanguageSkill[];
  jobTypes: readonly JobType[];
  workplaces: readonly Workplace[];
};

/** A workplace as one word, because facts are separated by spaces. */
const written = (workplace: Workplace): string => workplace.replace(' ', '-');

/** The same for everybody who states the same, so that an index keeps each once: "Contract de:C1 en". */
export const writeFacts = ({ languages, jobTypes, workplaces: places }: Facts): string =>
  [...new Set([...languages.map(writeLanguageNeed), ...jobTypes, ...places.map(written)])].sort().join(' ');

/** The reverse. */
export const readFacts = (text: string): Facts => ({
  languages: text.split(' ').flatMap((word) => readLanguageNeed(word) ?? []),
  jobTypes: jobTypes.filter((type) => text.split(' ').includes(type)),
  workplaces: workplaces.filter((workplace) => text.split(' ').includes(written(workplace))),
});
