import { mostYears } from '../profile.ts';

/**
 * Posting list of a skill: one entry per candidate, in ascending order. An entry is the candidate's number,
 * whether the provider has confirmed the skill and whether it was read from a text (a bit each), the years
 * (5 bits; 31 is unknown), and the month of last use (a byte; 0 is none): five bytes per skill of a candidate.
 */
export type Postings = { entries: Uint32Array; months: Uint8Array; length: number };

/** Bits beside the candidate's number; the highest says whether the skill is confirmed. */
export const yearBits = 7;
const unknownYears = mostYears + 1;
const yearMask = 31;
const textBit = 32;
const confirmedBit = 64;

/** Candidate numbers go up to 2^25. */
export const entryOf = (
  candidate: number,
  years: number | null,
  fromText = false,
  confirmed = false,
): number =>
  ((candidate << yearBits) |
    (confirmed ? confirmedBit : 0) |
    (fromText ? textBit : 0) |
    (years ?? unknownYears)) >>>
  0;
export const yearsOf = (entry: number): number | null =>
  (entry & yearMask) === unknownYears ? null : entry & yearMask;
export const isFromText = (entry: number): boolean => (entry & textBit) !== 0;
export const isConfirmed = (entry: number): boolean => (entry & confirmedBit) !== 0;
export const yearCodes = 1 << yearBits;

/** Position of the first entry of this candidate or a later one, by exponential search from a position. */
export const firstAt = ({ entries, length }: Postings, candidate: number, from = 0): number => {
  const isBefore = (at: number) => (entries[at] as number) >>> yearBits < candidate;
  let step = 1;
  let low = from;
  while (low + step < length && isBefore(low + step)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(length, low + step + 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether the entry at a position is this candidate's. */
export const isAt = ({ entries, length }: Postings, at: number, candidate: number): boolean =>
  at < length && (entries[at] as number) >>> yearBits === candidate;

/** Position of this candidate's entry, or -1. */
export const placeOf = (postings: Postings, candidate: number): number => {
  const at = firstAt(postings, candidate);
  return isAt(postings, at, candidate) ? at : -1;
};

/** Appends an entry, whose candidate must have the highest number so far. */
export const append = (postings: Postings, entry: number, month: number): void => {
  if (postings.length === postings.entries.length) {
    const room = Math.max(4, Math.ceil(postings.length * 1.5));
    postings.entries = grown(postings.entries, new Uint32Array(room));
    postings.months = grown(postings.months, new Uint8Array(room));
  }
  postings.entries[postings.length] = entry;
  postings.months[postings.length] = month;
  postings.length++;
};

/** Little more than needed: large arrays grow often, which is cheap beside what they hold. */
export const roomFor = (needed: number): number => Math.ceil(needed * 1.0625) + 16;

export const grown = <T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(from: T, to: T): T => {
  to.set(from);
  return to;
};

/** Lists of exact size, allocated from two shared arrays. */
export const packPostings = (lists: readonly Postings[]): Postings[] => {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const entries = new Uint32Array(total);
  const months = new Uint8Array(total);
  let at = 0;
  return lists.map((list) => {
    const [start, end] = [at, at + list.length];
    entries.set(list.entries.subarray(0, list.length), start);
    months.set(list.months.subarray(0, list.length), start);
    at = end;
    return {
      entries: entries.subarray(start, end),
      months: months.subarray(start, end),
      length: list.length,
    };
  });
};
