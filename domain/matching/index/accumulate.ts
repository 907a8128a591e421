import type { AskedList, AskedLists } from './askedLists.ts';
import { firstAt, yearBits, yearCodes } from './postings.ts';
import type { ReadingPlan } from './readingPlan.ts';

type Cursor = { list: AskedList; at: number };

/**
 * Reads the planned steps block by block: for each candidate the sum of weight × best credit over the
 * required skills, as
 * `skillSum` computes it for one candidate. A skill's lists are read one after the other, and a higher credit
 * replaces a
 * lower one. The sums are valid until the next block is read.
 */
export const makeReader = (
  asked: readonly AskedLists[],
  { read }: ReadingPlan,
  from: number,
  room: number,
) => {
  const sums = new Int32Array(room);
  const best = new Uint16Array(room);
  const skills = asked.map(({ weight, steps }, skill) => ({
    weight,
    cursors: steps
      .slice(0, read[skill])
      .flat()
      .map((list): Cursor => ({ list, at: firstAt(list.postings, from) })),
  }));
  return (start: number): Int32Array => {
    sums.fill(0);
    for (const { weight, cursors } of skills) {
      const [first] = cursors;
      if (first && cursors.length === 1) addList(sums, start, first, weight);
      else if (first) {
        best.fill(0);
        for (const cursor of cursors) raiseList(sums, best, start, cursor, weight);
      }
    }
    return sums;
  };
};

const addList = (sums: Int32Array, start: number, cursor: Cursor, weight: number): void => {
  const { postings, credits, classes } = cursor.list;
  const { entries, months, length } = postings;
  const end = start + sums.length;
  let { at } = cursor;
  for (; at < length; at++) {
    const entry = entries[at] as number;
    const candidate = entry >>> yearBits;
    if (candidate >= end) break;
    const credit = credits[(classes[months[at] as number] as number) + (entry & (yearCodes - 1))] as number;
    sums[candidate - start] = (sums[candidate - start] as number) + weight * credit;
  }
  cursor.at = at;
};

const raiseList = (
  sums: Int32Array,
  best: Uint16Array,
  start: number,
  cursor: Cursor,
  weight: number,
): void => {
  const { postings, credits, classes } = cursor.list;
  const { entries, months, length } = postings;
  const end = start + sums.length;
  let { at } = cursor;
  for (; at < length; at++) {
    const entry = entries[at] as number;
    const candidate = entry >>> yearBits;
    if (candidate >= end) break;
    const credit = credits[(classes[months[at] as number] as number) + (entry & (yearCodes - 1))] as number;
    const had = best[candidate - start] as number;
    if (credit > had) {
      best[candidate - start] = credit;
      sums[candidate - start] = (sums[candidate - start] as number) + weight * (credit - had);
    }
  }
  cursor.at = at;
};
