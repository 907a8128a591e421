import { countSkills, countWords, type KnownWord } from './spelling.ts';

/** Suggested words: skills on the market, and locations of visible candidates. */
export type Vocabulary = { skills: KnownWord[]; locations: KnownWord[] };

/** Number of the newest rows of each kind that are used. */
export const mostRead = 2000;
const mostOffered = 500;

type Read = {
  /** Skills of listed candidates, open jobs, and the company's own candidates. */
  skills: readonly (readonly string[])[];
  locations: readonly string[];
};

export const vocabularyOf = ({ skills, locations }: Read): Vocabulary => ({
  skills: countSkills(skills).slice(0, mostOffered),
  locations: countWords(locations.map((one) => [one])).slice(0, mostOffered),
});
