import { breadthCredit, daysTooLate, fullCredit, responsivenessCredit } from '../credits.ts';
import type { AskedSkill, Need } from '../need.ts';
import {
  availabilityPoints,
  believedTitle,
  experiencePoints,
  partPoints,
  skillPoints,
  titlePoints,
  wholeSkillSum,
} from '../points.ts';
import { bestLikeness, noResponses } from '../standing.ts';
import { accumulate, accumulateAmong } from './accumulate.ts';
import type { CandidateIndex } from './candidateIndex.ts';
import { unknownDay, unknownQuarters } from './columns.ts';
import { isBefore } from './order.ts';
import { breadthIn } from './standingIn.ts';
import { makeTop, type Top } from './top.ts';

/** By audience, whether it can be seen; by person, whether one passes the filters. */
export type Choice = { seen: Uint8Array; passes: Uint8Array | null };

/** Below so many people it is quicker to read every list. */
const fewPeople = 20_000;
/** Skills are read for everybody until what is left weighs at most this much of all. */
const leftForFew = 0.25;

/**
 * The numbers of the best people, best first, exactly. The rare skills, which weigh most, are read for everybody. What one
 * has by then is a score that one surely reaches: the last of the best so far is a mark. Whoever cannot reach it with all of
 * the common skills, whose lists are the long ones, is out; only the others are looked up there.
 */
export const rank = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  choice: Choice,
  top: number,
): number[] => {
  const scorer = makeScorer(index, need, likeness, choice);
  const { rare, common, left } = split(index, need);
  const sums = accumulate(index, need, rare);
  if (common.length > 0) {
    const mark = bestOf(index, scorer, sums, null, top).least;
    const people = scorer.ableToReach(mark, sums, left);
    if (people.length * 50 < sums.length) {
      accumulateAmong(index, need, common, sums, people);
      return bestOf(index, scorer, sums, people, top).sorted();
    }
    accumulate(index, need, common, sums);
  }
  return bestOf(index, scorer, sums, null, top).sorted();
};

/** The skills in two halves, and the most that the second can add to a sum. */
const split = (index: CandidateIndex, need: Need) => {
  const whole = wholeSkillSum(need);
  const byWeight = [...need.skills].sort((a, b) => b.weight - a.weight);
  let left = whole;
  let rare = 0;
  while (rare < byWeight.length && (left > whole * leftForFew || index.ids.size < fewPeople)) {
    left -= (byWeight[rare] as AskedSkill).weight * fullCredit;
    rare++;
  }
  return { rare: byWeight.slice(0, rare), common: byWeight.slice(rare), left };
};

const bestOf = (
  { ids }: CandidateIndex,
  scorer: Scorer,
  sums: Int32Array,
  people: Uint32Array | null,
  top: number,
): Top => {
  const best = makeTop(top, (a, scoreA, b, scoreB) => isBefore(scoreA, ids.idOf(a), scoreB, ids.idOf(b)));
  const count = people?.length ?? sums.length;
  let least = best.least;
  for (let at = 0; at < count; at++) {
    const person = people === null ? at : (people[at] as number);
    if (scorer.mostWith(sums[person] as number) < least) continue;
    const score = scorer.scoreOf(person, sums[person] as number, least);
    if (score < least || score < 0) continue;
    best.offer(person, score);
    least = best.least;
  }
  return best;
};

type Scorer = ReturnType<typeof makeScorer>;

const makeScorer = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  { seen, passes }: Choice,
) => {
  const { audience, quarters, titles, freeOn, provider, breadth } = index.columns;
  const points = pointTables(index, need, likeness);
  const perSum = need.weights.skills / Math.max(1, wholeSkillSum(need));
  const granted = need.skills.length === 0 ? need.weights.skills : 0;
  /** Never below the points that a sum gives: a breadth budget only takes, and a point more than covers the rounding. */
  const boundOf = (sum: number) => sum * perSum + granted + 1;
  const isOut = (person: number) =>
    seen[audience[person] as number] === 0 || (passes !== null && passes[person] === 0);
  const othersOf = (person: number) =>
    (points.experience[quarters[person] as number] as number) +
    (points.title[titles[person] as number] as number) +
    (points.availability[freeOn[person] as number] as number) +
    (points.responsiveness[provider[person] as number] as number);

  return {
    mostWith: (sum: number) => boundOf(sum) + points.most,
    /** The score; below nought for who is not looked at, or cannot reach the least that is wanted. */
    scoreOf(person: number, sum: number, least: number): number {
      if (isOut(person)) return -1;
      const others = othersOf(person);
      if (boundOf(sum) + others < least) return -1;
      const isShort = breadthCredit(breadth[person] as number) === fullCredit;
      const units = isShort ? 0 : breadthIn(index, need, person);
      const title = points.title[titles[person] as number] as number;
      return skillPoints(need, sum, units) + others - title + believedTitle(need, title, units);
    },
    /** Who can reach the mark with so much more. */
    ableToReach(mark: number, sums: Int32Array, more: number): Uint32Array {
      const least = mark - boundOf(more) + granted;
      const people: number[] = [];
      for (let person = 0; person < sums.length; person++) {
        const bound = boundOf(sums[person] as number);
        if (bound + points.most < least || isOut(person) || bound + othersOf(person) < least) continue;
        people.push(person);
      }
      return Uint32Array.from(people);
    },
  };
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
