import { entryOf, grown, type Postings, placeOf, yearBits } from './postings.ts';

/** The words of candidates' texts: for each stem the candidates in ascending order, with the sentence. */
export type TextIndex = ReturnType<typeof makeTextIndex>;

type List = { entries: Uint32Array; length: number };

/** Later sentences count as one. */
const mostSentences = (1 << yearBits) - 1;

export const makeTextIndex = () => {
  const lists = new Map<string, List>();
  return {
    add(candidate: number, sentences: readonly (readonly string[])[]): void {
      for (const [number, stems] of sentences.entries()) {
        const entry = ((candidate << yearBits) | Math.min(number, mostSentences)) >>> 0;
        for (const stem of stems) appendTo(lists, stem, entry);
      }
    },

    /** Candidates with all these stems in one sentence who are not in the other lists. */
    named(stems: readonly string[], others: readonly Postings[]): Postings {
      const found = stems.map((stem) => lists.get(stem));
      const [first, ...rest] = found.toSorted((a, b) => (a?.length ?? 0) - (b?.length ?? 0));
      const entries: number[] = [];
      let last = -1;
      if (first && rest.every(Boolean)) {
        for (let at = 0; at < first.length; at++) {
          const entry = first.entries[at] as number;
          const candidate = entry >>> yearBits;
          if (candidate === last || !rest.every((list) => list && has(list, entry))) continue;
          last = candidate;
          if (others.every((list) => placeOf(list, candidate) < 0))
            entries.push(entryOf(candidate, null, true));
        }
      }
      return {
        entries: Uint32Array.from(entries),
        months: new Uint8Array(entries.length),
        length: entries.length,
      };
    },

    /** Lists of exact size. */
    pack(): void {
      for (const list of lists.values()) list.entries = list.entries.slice(0, list.length);
    },

    bytes: (): number => [...lists.values()].reduce((sum, { entries }) => sum + entries.byteLength, 0),
  };
};

const appendTo = (lists: Map<string, List>, stem: string, entry: number): void => {
  const list = lists.get(stem) ?? { entries: new Uint32Array(2), length: 0 };
  if (list.length === 0) lists.set(stem, list);
  if (list.entries[list.length - 1] === entry) return;
  if (list.length === list.entries.length)
    list.entries = grown(list.entries, new Uint32Array(Math.ceil(list.length * 1.5)));
  list.entries[list.length++] = entry;
};

const has = ({ entries, length }: List, entry: number): boolean => {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as number) < entry) low = middle + 1;
    else high = middle;
  }
  return entries[low] === entry && low < length;
};
