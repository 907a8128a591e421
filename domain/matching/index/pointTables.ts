import { daysTooLate, responsivenessCredit } from '../credits.ts';
import type { Need, NeedWord, NeedWords } from '../need.ts';
import {
  addedPoints,
  availabilityPoints,
  experiencePoints,
  partPoints,
  titlePoints,
  wordPoints,
} from '../points.ts';
import { bestLikeness, noResponses } from '../scoreParts.ts';
import { type CandidateIndex, readFactSet } from './candidateIndex.ts';
import { unknownDay, unknownQuarters } from './columns.ts';

/**
 * Points of every part except skills, for each possible column value, and those of words for each candidate. `added` is null
 * without criteria of plugins, and `words` if no words are asked for.
 */
export const pointTables = (index: CandidateIndex, need: Need, likeness: Uint16Array | null) => {
  const title = titleTable(index, need, likeness);
  const experience = Int32Array.from({ length: unknownQuarters + 1 }, (_, quarters) =>
    experiencePoints(need, quarters === unknownQuarters ? null : quarters),
  );
  const availability = dayTable(need);
  const responsiveness = Int32Array.from(index.providers.list, (provider) =>
    partPoints(
      need.weights.responsiveness,
      responsivenessCredit(index.responses.get(provider) ?? noResponses),
    ),
  );
  const added = need.added ? addedTable(index, need) : null;
  const words = need.words ? wordTable(index, need, need.words) : null;
  const mostBesideTitle =
    mostOf(experience) +
    mostOf(availability) +
    mostOf(responsiveness) +
    (added ? mostOf(added) : 0) +
    (words ? mostOf(words) : 0);
  return {
    title,
    experience,
    availability,
    responsiveness,
    added,
    words,
    mostBesideTitle,
    most: mostBesideTitle + mostOf(title),
  };
};

const titleTable = ({ titleSets }: CandidateIndex, need: Need, likeness: Uint16Array | null): Int32Array => {
  const table = new Int32Array(titleSets.length);
  for (let set = 0; set < table.length; set++) {
    const titles = titleSets[set] as number[];
    table[set] = titlePoints(need, likeness && bestLikeness(titles.map((one) => likeness[one] as number)));
  }
  return table;
};

const addedTable = ({ addedFacts }: CandidateIndex, need: Need): Int32Array =>
  Int32Array.from(addedFacts.list, (set) => {
    const stated = readFactSet(set);
    return addedPoints(need, ({ fact }) => stated.includes(fact));
  });

const wordTable = ({ ids, columns, words }: CandidateIndex, need: Need, { list }: NeedWords): Int32Array => {
  const sums = new Int32Array(ids.size);
  for (const [at, candidates] of words.entries()) {
    const { weight } = list[at] as NeedWord;
    for (const candidate of candidates) sums[candidate] = (sums[candidate] as number) + weight;
  }
  const { textSize } = columns;
  return sums.map((sum, candidate) => (sum === 0 ? 0 : wordPoints(need, sum, textSize[candidate] as number)));
};

/** Before the required day and long after it, points are constant. */
const dayTable = (need: Need): Int32Array => {
  const table = new Int32Array(unknownDay + 1);
  const start = Math.max(0, need.startBy ?? 0);
  table.fill(availabilityPoints(need, 0), 0, start);
  table.fill(availabilityPoints(need, unknownDay), start);
  for (let day = start; day < Math.min(unknownDay, start + daysTooLate); day++) {
    table[day] = availabilityPoints(need, day);
  }
  table[unknownDay] = availabilityPoints(need, null);
  return table;
};

const mostOf = (values: Int32Array): number => {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
};
