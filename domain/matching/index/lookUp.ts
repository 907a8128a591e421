import { type AskedList, type AskedLists, candidateAt, creditAt } from './askedLists.ts';
import { firstAt } from './postings.ts';
import type { ReadingPlan } from './readingPlan.ts';

type Cursor = { list: AskedList; at: number };
type Skill = { weight: number; most: number; read: Cursor[]; unread: { most: number; cursors: Cursor[] }[] };

/** Marks a sum that is below the required one. */
export const tooLittle = -1;

export type LookUp = ReturnType<typeof makeLookUp>;

/**
 * Completes the sums of a few candidates, in ascending order, from the lists that were not read in full.
 * Skills with the highest potential come first, so that candidates who cannot reach the required sum are
 * dropped early.
 */
export const makeLookUp = (asked: readonly AskedLists[], { read, left }: ReadingPlan) => {
  const skills = asked
    .map((one, at) => skillOf(one, read[at] as number))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most);
  return (candidate: number, sum: number, wanted: number): number => {
    let rest = left;
    let whole = sum;
    for (const { weight, most, read, unread } of skills) {
      if (whole + rest < wanted) return tooLittle;
      rest -= most;
      let had = 0;
      for (const cursor of read) had = Math.max(had, creditOf(cursor, candidate));
      let best = had;
      for (const step of unread) {
        if (best >= step.most) break;
        for (const cursor of step.cursors) best = Math.max(best, creditOf(cursor, candidate));
      }
      whole += weight * (best - had);
    }
    return whole < wanted ? tooLittle : whole;
  };
};

const skillOf = ({ weight, steps, mostFrom }: AskedLists, read: number): Skill => ({
  weight,
  most: weight * (mostFrom[read] as number),
  read: steps.slice(0, read).flat().map(cursorOf),
  unread: steps
    .slice(read)
    .map((lists, at) => ({ most: mostFrom[read + at] as number, cursors: lists.map(cursorOf) })),
});

const cursorOf = (list: AskedList): Cursor => ({ list, at: 0 });

/** Credit from a list for a candidate; zero if the candidate is not in it. */
const creditOf = (cursor: Cursor, candidate: number): number => {
  const { list } = cursor;
  const at = firstAt(list.postings, candidate, cursor.at);
  cursor.at = at;
  return at < list.postings.length && candidateAt(list.postings, at) === candidate ? creditAt(list, at) : 0;
};
