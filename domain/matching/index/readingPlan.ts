import type { AskedLists } from './askedLists.ts';

/** How many steps of each skill are read in full, and the most that the others can add to a sum. */
export type ReadingPlan = { read: number[]; left: number };

/**
 * Greedily takes the steps that reduce the unread potential most per entry, until it is within the limit.
 * Long lists with little credit are left for looking up the few candidates to whom they can matter.
 */
export const planReading = (asked: readonly AskedLists[], mayBeLeft: number): ReadingPlan => {
  const read = asked.map(() => 0);
  const leftOf = ({ weight, mostFrom }: AskedLists, step: number) => weight * (mostFrom[step] as number);
  let left = asked.reduce((sum, one) => sum + leftOf(one, 0), 0);
  while (left > mayBeLeft) {
    const best = bestOf(asked.flatMap((one, skill) => leapsFrom(one, read[skill] as number, skill)));
    if (best === null) break;
    read[best.skill] = best.to;
    left -= best.gain;
  }
  return { read, left };
};

type Leap = { skill: number; to: number; gain: number; cost: number };

/** Gain of reading each further step of a skill, and the number of entries. */
const leapsFrom = ({ weight, steps, mostFrom }: AskedLists, from: number, skill: number): Leap[] => {
  let cost = 1;
  return steps.slice(from).map((lists, ahead) => {
    cost += lists.reduce((sum, { postings }) => sum + postings.length, 0);
    const to = from + ahead + 1;
    return { skill, to, gain: weight * ((mostFrom[from] as number) - (mostFrom[to] as number)), cost };
  });
};

const bestOf = (leaps: readonly Leap[]): Leap | null =>
  leaps.reduce<Leap | null>(
    (best, leap) =>
      leap.gain > 0 && (best === null || leap.gain * best.cost > best.gain * leap.cost) ? leap : best,
    null,
  );
