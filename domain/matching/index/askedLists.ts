import { creditOf, depthOf, evidenceOf, evidences, fullCredit } from '../credits.ts';
import type { AskedSkill, Need } from '../need.ts';
import { type CandidateIndex, postingsFor } from './candidateIndex.ts';
import { type Postings, yearBits, yearCodes, yearsOf } from './postings.ts';

/** Who holds a skill that answers one asked for, and what it is worth: the credit by kind of evidence and years. */
export type AskedList = { postings: Postings; credits: Uint16Array; classes: Uint8Array };

/** The lists of a skill asked for and of its relatives, those of one skill together. */
export type AskedLists = {
  weight: number;
  steps: readonly (readonly AskedList[])[];
  /** The most credit that a step or a later one can give; behind the last step, nought. */
  mostFrom: readonly number[];
};

export const askedListsOf = (index: CandidateIndex, need: Need): AskedLists[] => {
  const classes = evidenceClasses(index, need.month);
  return need.skills.map((asked) => stepsOf(index, asked, classes));
};

const stepsOf = (index: CandidateIndex, asked: AskedSkill, classes: Uint8Array): AskedLists => {
  const answers = [[asked.skill, fullCredit] as const, ...asked.related].map(([skill, base]) => ({
    credits: creditTable(base, skill === asked.skill ? asked.years : null),
    lists: postingsFor(index, skill),
  }));
  const mostFrom = [0];
  for (const { credits } of answers.toReversed()) {
    mostFrom.unshift(Math.max(mostFrom[0] as number, ...credits));
  }
  const steps = answers.map(({ credits, lists }) =>
    lists.map((postings) => ({ postings, credits, classes })),
  );
  return { weight: asked.weight, steps, mostFrom };
};

/** The credit that the entry at a place gives. */
export const creditAt = ({ postings, credits, classes }: AskedList, at: number): number =>
  credits[
    (classes[postings.months[at] as number] as number) + ((postings.entries[at] as number) & (yearCodes - 1))
  ] as number;

export const candidateAt = ({ entries }: Postings, at: number): number =>
  (entries[at] as number) >>> yearBits;

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
