import { countSkills, countWords, type KnownWord } from './spelling.ts';

/** The words a person chooses from: skills known on the market, places of the people one can see. */
export type Vocabulary = { skills: KnownWord[]; locations: KnownWord[] };

/** So many of the newest rows of each kind speak for the market. */
export const mostRead = 2000;
const mostOffered = 500;

type Read = {
  /** Skills of listed people, open jobs, and everybody of one's own. */
  skills: readonly (readonly string[])[];
  locations: readonly string[];
};

export const vocabularyOf = ({ skills, locations }: Read): Vocabulary => ({
  skills: countSkills(skills).slice(0, mostOffered),
  locations: countWords(locations.map((one) => [one])).slice(0, mostOffered),
});
