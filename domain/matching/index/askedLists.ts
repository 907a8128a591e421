import {
  confirmedEvidence,
  creditOf,
  datedEvidences,
  depthOf,
  evidenceOf,
  fullCredit,
  isImplied,
} from '../credits.ts';
import type { AskedSkill, Need } from '../need.ts';
import { type CandidateIndex, postingsFor } from './candidateIndex.ts';
import { type Postings, yearBits, yearCodes, yearsOf } from './postings.ts';

/** Posting list of a skill that satisfies a required one, and its credit by kind of evidence and years. */
export type AskedList = { postings: Postings; credits: Uint16Array; classes: Uint16Array };

/** Lists of a required skill and its related skills, grouped by skill. */
export type AskedLists = {
  weight: number;
  steps: readonly (readonly AskedList[])[];
  /** Highest credit of this step or a later one; zero after the last step. */
  mostFrom: readonly number[];
};

export const askedListsOf = (index: CandidateIndex, need: Need): AskedLists[] => {
  const classes = evidenceClasses(index, need.month);
  return need.skills.map((asked) => stepsOf(index, asked, classes));
};

const stepsOf = (index: CandidateIndex, asked: AskedSkill, classes: Uint16Array): AskedLists => {
  const answers = [[asked.skill, fullCredit] as const, ...asked.related].map(([skill, base]) => ({
    most: creditOf(base, 'recent', fullCredit),
    credits: creditTable(base, skill === asked.skill || isImplied(base) ? asked.years : null),
    lists: postingsFor(index, skill),
  }));
  const mostFrom = [0];
  for (const { most } of answers.toReversed()) {
    mostFrom.unshift(Math.max(mostFrom[0] as number, most));
  }
  const steps = answers.map(({ credits, lists }) =>
    lists.map((postings) => ({ postings, credits, classes })),
  );
  return { weight: asked.weight, steps, mostFrom };
};

/** Credit of the entry at a position. */
export const creditAt = ({ postings, credits, classes }: AskedList, at: number): number =>
  credits[
    (classes[postings.months[at] as number] as number) + ((postings.entries[at] as number) & (yearCodes - 1))
  ] as number;

export const candidateAt = ({ entries }: Postings, at: number): number =>
  (entries[at] as number) >>> yearBits;

/** Credit for each kind of evidence and code of an entry. */
const creditTable = (base: number, askedYears: number | null): Uint16Array => {
  const table = new Uint16Array(datedEvidences.length * yearCodes);
  const half = yearCodes / 2;
  datedEvidences.forEach((evidence, row) => {
    const confirmed = confirmedEvidence(evidence);
    for (let code = 0; code < half; code++) {
      const depth = depthOf(yearsOf(code), askedYears);
      table[row * yearCodes + code] = creditOf(base, evidence, depth);
      table[row * yearCodes + code + half] = creditOf(base, confirmed, depth);
    }
  });
  return table;
};

/** Row of the credit table for each month code. */
const evidenceClasses = ({ firstMonth }: CandidateIndex, month: number): Uint16Array =>
  Uint16Array.from(
    { length: 256 },
    (_, code) => datedEvidences.indexOf(evidenceOf(code === 0 ? null : firstMonth + code, month)) * yearCodes,
  );
