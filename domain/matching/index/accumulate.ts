import { creditOf, depthOf, evidenceOf, evidences, fullCredit } from '../credits.ts';
import type { AskedSkill, Need } from '../need.ts';
import { type CandidateIndex, postingsFor } from './candidateIndex.ts';
import { firstAt, type Postings, yearBits, yearCodes, yearsOf } from './postings.ts';

/**
 * For every person the sum of weight × best credit over the skills that are asked for: what `skillSum` gives for one. The
 * lists of a skill and of its relatives are read one after the other; a better credit takes the place of a lesser one.
 */
export const accumulate = (
  index: CandidateIndex,
  need: Need,
  skills: readonly AskedSkill[] = need.skills,
  sums: Int32Array = new Int32Array(index.ids.size),
): Int32Array => {
  const best = new Uint16Array(skills.some(({ related }) => related.length > 0) ? sums.length : 0);
  const classes = evidenceClasses(index, need.month);
  for (const asked of skills) {
    const lists = listsOf(index, asked);
    if (asked.related.length === 0) for (const list of lists) addList(sums, list, classes);
    else {
      best.fill(0);
      for (const list of lists) raiseList(sums, best, list, classes);
    }
  }
  return sums;
};

/** The same sums, for a few people only: their numbers rise, and each list is entered only where one of them stands. */
export const accumulateAmong = (
  index: CandidateIndex,
  need: Need,
  skills: readonly AskedSkill[],
  sums: Int32Array,
  people: Uint32Array,
): void => {
  const classes = evidenceClasses(index, need.month);
  for (const asked of skills) {
    const best = new Uint16Array(people.length);
    for (const list of listsOf(index, asked)) raiseAmong(sums, best, list, classes, people);
  }
};

const raiseAmong = (
  sums: Int32Array,
  best: Uint16Array,
  { postings, weight, credits }: List,
  classes: Uint8Array,
  people: Uint32Array,
): void => {
  const { entries, months } = postings;
  let from = 0;
  for (let which = 0; which < people.length; which++) {
    const person = people[which] as number;
    from = firstAt(postings, person, from);
    if (from >= postings.length) return;
    const entry = entries[from] as number;
    if (entry >>> yearBits !== person) continue;
    const credit = credits[(classes[months[from] as number] as number) + (entry & (yearCodes - 1))] as number;
    const had = best[which] as number;
    if (credit <= had) continue;
    best[which] = credit;
    sums[person] = (sums[person] as number) + weight * (credit - had);
  }
};

type List = { postings: Postings; weight: number; credits: Uint16Array };

const listsOf = (index: CandidateIndex, asked: AskedSkill): List[] =>
  [[asked.skill, fullCredit] as const, ...asked.related].flatMap(([skill, base]) => {
    const postings = postingsFor(index, skill);
    const years = skill === asked.skill ? asked.years : null;
    const credits = creditTable(base, years);
    return postings.map((list) => ({ postings: list, weight: asked.weight, credits }));
  });

/** The credit for each kind of evidence and each number of years. */
const creditTable = (base: number, askedYears: number | null): Uint16Array => {
  const table = new Uint16Array(evidences.length * yearCodes);
  evidences.forEach((evidence, row) => {
    for (let code = 0; code < yearCodes; code++) {
      table[row * yearCodes + code] = creditOf(base, evidence, depthOf(yearsOf(code), askedYears));
    }
  });
  return table;
};

/** The row of the credit table for each code of a month. */
const evidenceClasses = ({ firstMonth }: CandidateIndex, month: number): Uint8Array =>
  Uint8Array.from(
    { length: 256 },
    (_, code) => evidences.indexOf(evidenceOf(code === 0 ? null : firstMonth + code, month)) * yearCodes,
  );

const addList = (sums: Int32Array, { postings, weight, credits }: List, classes: Uint8Array): void => {
  const { entries, months, length } = postings;
  for (let at = 0; at < length; at++) {
    const entry = entries[at] as number;
    const credit = credits[(classes[months[at] as number] as number) + (entry & (yearCodes - 1))] as number;
    sums[entry >>> yearBits] = (sums[entry >>> yearBits] as number) + weight * credit;
  }
};

const raiseList = (
  sums: Int32Array,
  best: Uint16Array,
  { postings, weight, credits }: List,
  classes: Uint8Array,
): void => {
  const { entries, months, length } = postings;
  for (let at = 0; at < length; at++) {
    const entry = entries[at] as number;
    const person = entry >>> yearBits;
    const credit = credits[(classes[months[at] as number] as number) + (entry & (yearCodes - 1))] as number;
    const had = best[person] as number;
    if (credit > had) {
      best[person] = credit;
      sums[person] = (sums[person] as number) + weight * (credit - had);
    }
  }
};
