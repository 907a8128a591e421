import { breadthCredit, daysTooLate, fullCredit, responsivenessCredit } from '../credits.ts';
import type { Need } from '../need.ts';
import {
  availabilityPoints,
  experiencePoints,
  partPoints,
  skillPoints,
  titlePoints,
  wholeSkillSum,
} from '../points.ts';
import { bestLikeness, noResponses } from '../standing.ts';
import type { CandidateIndex } from './candidateIndex.ts';
import { unknownDay, unknownQuarters } from './columns.ts';
import { isBefore } from './order.ts';
import { breadthIn } from './standingIn.ts';
import { makeTop } from './top.ts';

/** For every person the sum of skills; for every title of the book how alike it is. */
export type Found = { sums: Int32Array; likeness: Uint16Array | null };
/** By audience, whether it can be seen; by person, whether one passes the filters. */
export type Choice = { seen: Uint8Array; passes: Uint8Array | null };

/**
 * The numbers of the best people, best first. A person's skill points, without a breadth budget and rounded up, and the
 * points of the other parts are an upper bound: who cannot reach the last of the best so far is passed over, which changes
 * nothing in the answer.
 */
export const rank = (
  index: CandidateIndex,
  need: Need,
  { sums, likeness }: Found,
  { seen, passes }: Choice,
  top: number,
): number[] => {
  const { columns, ids } = index;
  const { audience, quarters, titles, freeOn, provider, breadth } = columns;
  const points = pointTables(index, need, likeness);
  const best = makeTop(top, (a, scoreA, b, scoreB) => isBefore(scoreA, ids.idOf(a), scoreB, ids.idOf(b)));
  const perSum = need.weights.skills / Math.max(1, wholeSkillSum(need));
  const granted = need.skills.length === 0 ? need.weights.skills : 0;
  const count = ids.size;
  for (let person = 0; person < count; person++) {
    const sum = sums[person] as number;
    const bound = sum * perSum + granted + 1;
    if (bound + points.most < best.least) continue;
    if (seen[audience[person] as number] === 0 || (passes !== null && passes[person] === 0)) continue;
    const others =
      (points.experience[quarters[person] as number] as number) +
      (points.title[titles[person] as number] as number) +
      (points.availability[freeOn[person] as number] as number) +
      (points.responsiveness[provider[person] as number] as number);
    if (bound + others < best.least) continue;
    const isShort = breadthCredit(breadth[person] as number) === fullCredit;
    const units = isShort ? 0 : breadthIn(index, need, person);
    best.offer(person, skillPoints(need, sum, units) + others);
  }
  return best.sorted();
};

/** The points of every part but the skills, for each value that a column can have. */
const pointTables = (index: CandidateIndex, need: Need, likeness: Uint16Array | null) => {
  const title = Float64Array.from(index.titleSets, (titles) =>
    titlePoints(need, likeness && bestLikeness(titles.map((one) => likeness[one] as number))),
  );
  const experience = Float64Array.from({ length: unknownQuarters + 1 }, (_, quarters) =>
    experiencePoints(need, quarters === unknownQuarters ? null : quarters),
  );
  const availability = dayTable(need);
  const responsiveness = Float64Array.from(index.providers.list, (provider) =>
    partPoints(
      need.weights.responsiveness,
      responsivenessCredit(index.responses.get(provider) ?? noResponses),
    ),
  );
  const most = mostOf(experience) + mostOf(title) + mostOf(availability) + mostOf(responsiveness);
  return { title, experience, availability, responsiveness, most };
};

/** Before the day needed and long after it, every day earns the same. */
const dayTable = (need: Need): Float64Array => {
  const table = new Float64Array(unknownDay + 1);
  const start = Math.max(0, need.startBy ?? 0);
  table.fill(availabilityPoints(need, 0), 0, start);
  table.fill(availabilityPoints(need, unknownDay), start);
  for (let day = start; day < Math.min(unknownDay, start + daysTooLate); day++) {
    table[day] = availabilityPoints(need, day);
  }
  table[unknownDay] = availabilityPoints(need, null);
  return table;
};

const mostOf = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), 0);
