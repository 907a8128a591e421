import { entryOf, grown, type Postings, placeOf } from './postings.ts';

/** The words of candidates' texts: for each stem the candidates in ascending order, with the sentences. */
export type TextIndex = ReturnType<typeof makeTextIndex>;

/**
 * A list of places in ascending order. Each is written as the distance to the candidate before, times eight, plus the
 * number of the sentence; from the seventh sentence on the number follows. Numbers take a byte for every seven bits.
 */
type List = { bytes: Uint8Array; length: number; last: number };

const sentenceBits = 3;
const lateSentence = (1 << sentenceBits) - 1;
/** A candidate and a sentence as one number: more bits than fit into an integer, fewer than into a number. */
const mostSentences = 2 ** 20;

export const makeTextIndex = () => {
  /** The number of a stem. */
  const stems = new Map<string, number>();
  /** Packed lists, one after the other, and where each ends. */
  let packed = new Uint8Array();
  let ends = new Uint32Array();
  /** What was added since, by the number of the stem. */
  let added: (List | undefined)[] = [];

  const append = (stem: string, candidate: number, sentence: number): void => {
    let number = stems.get(stem);
    if (number === undefined) {
      number = stems.size;
      stems.set(stem, number);
    }
    added[number] ??= { bytes: new Uint8Array(4), length: 0, last: 0 };
    const list = added[number] as List;
    const late = sentence >= lateSentence;
    write(list, (candidate - list.last) * (1 << sentenceBits) + (late ? lateSentence : sentence));
    if (late) write(list, sentence - lateSentence);
    list.last = candidate;
  };

  /** The lists of a stem: the packed one, and what was added since. */
  const listsOf = (stem: string): Span[] => {
    const number = stems.get(stem);
    if (number === undefined) return [];
    const list = added[number];
    const [start, end] = [ends[number - 1] ?? 0, ends[number] ?? 0];
    return [
      ...(end > start ? [{ bytes: packed, start, end }] : []),
      ...(list ? [{ bytes: list.bytes, start: 0, end: list.length }] : []),
    ];
  };

  return {
    add(candidate: number, sentences: readonly (readonly string[])[]): void {
      for (const [number, own] of sentences.entries())
        for (const stem of own) append(stem, candidate, Math.min(number, mostSentences - 1));
    },

    /** Candidates with all these stems in one sentence who are not in the other lists. */
    named(names: readonly string[], others: readonly Postings[]): Postings {
      const [first, ...rest] = names.map(listsOf).sort((a, b) => sizeOf(a) - sizeOf(b));
      let places = placesIn(first ?? []);
      for (const lists of rest) if (places.length > 0) places = inBoth(places, placesIn(lists));
      const entries: number[] = [];
      let last = -1;
      for (const place of places) {
        const candidate = Math.floor(place / mostSentences);
        if (candidate === last) continue;
        last = candidate;
        if (others.every((list) => placeOf(list, candidate) < 0))
          entries.push(entryOf(candidate, null, true));
      }
      return {
        entries: Uint32Array.from(entries),
        months: new Uint8Array(entries.length),
        length: entries.length,
      };
    },

    /** Moves all lists into one array of exact size. */
    pack(): void {
      if (packed.length > 0) return;
      const total = added.reduce((sum, list) => sum + (list?.length ?? 0), 0);
      const whole = new Uint8Array(total);
      const until = new Uint32Array(stems.size);
      let at = 0;
      for (let number = 0; number < until.length; number++) {
        const list = added[number];
        if (list) whole.set(list.bytes.subarray(0, list.length), at);
        at += list?.length ?? 0;
        until[number] = at;
      }
      [packed, ends, added] = [whole, until, []];
    },

    bytes: (): number =>
      packed.byteLength +
      ends.byteLength +
      added.reduce((sum, list) => sum + (list?.bytes.byteLength ?? 0), 0),
  };
};

const write = (list: List, value: number): void => {
  if (list.length + 5 > list.bytes.length)
    list.bytes = grown(list.bytes, new Uint8Array(Math.ceil(list.length * 1.5) + 6));
  let rest = value;
  while (rest > 127) {
    list.bytes[list.length++] = (rest & 127) | 128;
    rest = Math.floor(rest / 128);
  }
  list.bytes[list.length++] = rest;
};

/** A part of an array of bytes. */
type Span = { bytes: Uint8Array; start: number; end: number };

/** The places of the lists, one list after the other. */
const placesIn = (spans: readonly Span[]): Float64Array => {
  const places = new Float64Array(sizeOf(spans));
  let count = 0;
  for (const { bytes, start, end } of spans) {
    let candidate = 0;
    for (let at = start; at < end; ) {
      let value = 0;
      let shift = 0;
      let byte = bytes[at++] as number;
      for (; byte > 127; byte = bytes[at++] as number, shift += 7) value |= (byte & 127) << shift;
      value |= byte << shift;
      candidate += value >>> sentenceBits;
      let sentence = value & lateSentence;
      if (sentence === lateSentence) {
        for (byte = bytes[at++] as number, shift = 0; byte > 127; byte = bytes[at++] as number, shift += 7)
          sentence += (byte & 127) << shift;
        sentence += byte << shift;
      }
      places[count++] = candidate * mostSentences + sentence;
    }
  }
  return places.subarray(0, count);
};

const sizeOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

const inBoth = (one: Float64Array, other: Float64Array): Float64Array => {
  let count = 0;
  let at = 0;
  for (const place of one) {
    while (at < other.length && (other[at] as number) < place) at++;
    if (other[at] === place) one[count++] = place;
  }
  return one.subarray(0, count);
};
