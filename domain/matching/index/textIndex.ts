import { makeIdTable } from './idTable.ts';
import { type KeepBytes, type KeptBytes, keepInMemory } from './keepBytes.ts';
import { entryOf, firstAt, grown, isAt, type Postings } from './postings.ts';

/** The words of candidates' texts: for each stem the candidates in ascending order, with the sentences. */
export type TextIndex = ReturnType<typeof makeTextIndex>;

/**
 * A list of places in ascending order. Each is written as the distance to the candidate before, times eight, plus the
 * number of the sentence; from the seventh sentence on the number follows. Numbers take a byte for every seven bits.
 * `marks` are for skipping parts of a long list: from time to time, the last candidate so far and the length in bytes.
 */
type List = { bytes: Uint8Array; length: number; last: number; marks: number[] };

/** So many bytes of a list are between two marks. */
const markEvery = 2048;

const sentenceBits = 3;
const lateSentence = (1 << sentenceBits) - 1;

/** Lists that were packed together, by the number of the stem: where each ends, and its marks if it has any. */
type Packed = { lists: KeptBytes; ends: Uint32Array; marks: ReadonlyMap<number, Uint32Array> };

/** `mostAdded` are bytes of lists that are added to packed ones before they are packed as well. */
export const makeTextIndex = (keep: KeepBytes = keepInMemory, mostAdded = 4_000_000) => {
  const stems = makeIdTable(16);
  const packed: Packed[] = [];
  /** What was added since, by the number of the stem. */
  let added: (List | undefined)[] = [];
  let addedBytes = 0;

  const append = (stem: string, candidate: number, sentence: number): void => {
    const known = stems.numberOf(stem);
    const number = known < 0 ? stems.add(stem) : known;
    added[number] ??= { bytes: new Uint8Array(4), length: 0, last: 0, marks: [] };
    const list = added[number] as List;
    const before = list.length;
    if (before >= (list.marks.length / 2 + 1) * markEvery) list.marks.push(list.last, before);
    const late = sentence >= lateSentence;
    write(list, (candidate - list.last) * (1 << sentenceBits) + (late ? lateSentence : sentence));
    if (late) write(list, sentence - lateSentence);
    list.last = candidate;
    addedBytes += list.length - before;
  };

  /** The lists of a stem: the packed ones, and what was added since. */
  const listsOf = (stem: string): Span[] => {
    const number = stems.numberOf(stem);
    if (number < 0) return [];
    const list = added[number];
    return [
      ...packed.flatMap(({ lists, ends, marks }) => {
        const [start, end] = [ends[number - 1] ?? 0, ends[number] ?? 0];
        const read = () => lists.read(start, end);
        return end > start ? [{ size: end - start, read, marks: marks.get(number) ?? [] }] : [];
      }),
      ...(list
        ? [{ size: list.length, read: () => list.bytes.subarray(0, list.length), marks: list.marks }]
        : []),
    ];
  };

  /** Packs what was added. */
  const pack = (): void => {
    if (addedBytes === 0) return;
    const ends = new Uint32Array(stems.size);
    let at = 0;
    for (let number = 0; number < ends.length; number++) {
      at += added[number]?.length ?? 0;
      ends[number] = at;
    }
    const parts = added.flatMap((list) => (list ? [list.bytes.subarray(0, list.length)] : []));
    const marks = new Map(
      added.flatMap((list, number): [number, Uint32Array][] =>
        list && list.marks.length > 0 ? [[number, Uint32Array.from(list.marks)]] : [],
      ),
    );
    packed.push({ lists: keep(parts), ends, marks });
    [added, addedBytes] = [[], 0];
  };

  return {
    add(candidate: number, sentences: readonly (readonly string[])[]): void {
      for (const [number, own] of sentences.entries())
        for (const stem of own) append(stem, candidate, number);
      if (packed.length > 0 && addedBytes > mostAdded) pack();
    },

    /** Candidates with all these stems in one sentence who are not in the other lists. */
    named(names: readonly string[], others: readonly Postings[]): Postings {
      const [first, ...rest] = names.map(listsOf).sort((a, b) => sizeOf(a) - sizeOf(b));
      const places = placesIn(first ?? []);
      for (const lists of rest) keepThoseIn(places, lists);
      let count = distinct(places);
      for (const list of others) count = removeListed(places.candidates, count, list);
      const entries = new Uint32Array(count);
      for (let at = 0; at < count; at++) entries[at] = entryOf(places.candidates[at] as number, null, true);
      return { entries, months: new Uint8Array(count), length: count };
    },

    /** Bytes of the list of a stem: about how many sentences have it. */
    sizeOf: (stem: string): number => sizeOf(listsOf(stem)),

    /** The candidates whose texts have this stem, in ascending order. */
    having(stem: string): Uint32Array {
      const places = placesIn(listsOf(stem));
      return places.candidates.slice(0, distinct(places));
    },

    /** Packs all lists without spare capacity. */
    pack,

    /** In memory, with the words. */
    bytes: (): number =>
      stems.bytes +
      packed.reduce(
        (sum, { lists, ends, marks }) =>
          sum +
          lists.inMemory +
          ends.byteLength +
          [...marks.values()].reduce((all, one) => all + one.byteLength, 0),
        0,
      ) +
      added.reduce((sum, list) => sum + (list ? list.bytes.byteLength + 8 * list.marks.length : 0), 0),

    bytesOnDisk: (): number => packed.reduce((sum, { lists }) => sum + lists.onDisk, 0),
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

/** A list as bytes, read when it is needed. */
type Span = { size: number; read(): Uint8Array; marks: ArrayLike<number> };

/** Sentences of candidates in ascending order; only the first `length` elements of the arrays are in use. */
type Places = { candidates: Uint32Array; sentences: Uint32Array; length: number };

/** The places of the lists, one list after the other. */
const placesIn = (spans: readonly Span[]): Places => {
  const size = sizeOf(spans);
  const [candidates, sentences] = [new Uint32Array(size), new Uint32Array(size)];
  let length = 0;
  for (const { read } of spans) {
    const reader = readerOf(read());
    while (next(reader)) {
      candidates[length] = reader.candidate;
      sentences[length++] = reader.sentence;
    }
  }
  return { candidates, sentences, length };
};

/** Removes the places that are not also in these lists. */
const keepThoseIn = (places: Places, spans: readonly Span[]): void => {
  const { candidates, sentences, length } = places;
  let kept = 0;
  let at = 0;
  for (const { read, marks } of spans) {
    const reader = readerOf(read());
    for (let mark = 0; at < length; ) {
      const wanted = candidates[at] as number;
      if ((marks[mark] ?? Number.POSITIVE_INFINITY) < wanted) mark = skipTo(wanted, reader, marks, mark);
      if (!nextFrom(reader, wanted)) break;
      const { candidate, sentence } = reader;
      while (at < length && isEarlier(places, at, candidate, sentence)) at++;
      if (at === length || candidates[at] !== candidate || sentences[at] !== sentence) continue;
      candidates[kept] = candidate;
      sentences[kept++] = sentence;
      at++;
    }
  }
  places.length = kept;
};

/** Moves the distinct candidates to the front and returns how many there are. */
const distinct = ({ candidates, length }: Places): number => {
  let count = 0;
  for (let at = 0; at < length; at++) {
    const candidate = candidates[at] as number;
    if (count === 0 || candidates[count - 1] !== candidate) candidates[count++] = candidate;
  }
  return count;
};

/** Moves those of the first `length` candidates that are not in the list to the front and returns how many there are. */
const removeListed = (candidates: Uint32Array, length: number, list: Postings): number => {
  let count = 0;
  let from = 0;
  for (let at = 0; at < length; at++) {
    const candidate = candidates[at] as number;
    from = firstAt(list, candidate, from);
    if (!isAt(list, from, candidate)) candidates[count++] = candidate;
  }
  return count;
};

/** Whether the place at a position comes before this one. */
const isEarlier = ({ candidates, sentences }: Places, at: number, candidate: number, sentence: number) =>
  candidates[at] === candidate
    ? (sentences[at] as number) < sentence
    : (candidates[at] as number) < candidate;

/** Moves a reader to the last mark whose candidate comes before the wanted one, and returns the number of the next mark. */
const skipTo = (wanted: number, reader: Reader, marks: ArrayLike<number>, from: number): number => {
  let mark = from;
  while (mark < marks.length && (marks[mark] as number) < wanted) mark += 2;
  const [candidate, at] = [marks[mark - 2] as number, marks[mark - 1] as number];
  if (at > reader.at) {
    reader.candidate = candidate;
    reader.at = at;
  }
  return mark;
};

/** A position in the bytes of a list, and the place before it. */
type Reader = { bytes: Uint8Array; at: number; candidate: number; sentence: number };
const readerOf = (bytes: Uint8Array): Reader => ({ bytes, at: 0, candidate: 0, sentence: 0 });

const next = (reader: Reader): boolean => nextFrom(reader, 0);

/** Reads on to the next place of this candidate or a later one; false at the end. */
const nextFrom = (reader: Reader, wanted: number): boolean => {
  const { bytes } = reader;
  let { at, candidate } = reader;
  while (at < bytes.length) {
    let byte = bytes[at++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      value |= (byte & 127) << shift;
    }
    candidate += value >>> sentenceBits;
    let sentence = value & lateSentence;
    if (sentence === lateSentence) {
      byte = bytes[at++] as number;
      sentence += byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number;
        sentence += (byte & 127) << shift;
      }
    }
    if (candidate < wanted) continue;
    reader.at = at;
    reader.candidate = candidate;
    reader.sentence = sentence;
    return true;
  }
  return false;
};

const sizeOf = (spans: readonly Span[]): number => spans.reduce((sum, { size }) => sum + size, 0);

/** The same, remembering what it found: a search looks up each name several times. Use it for one search. */
export const remembering = (texts: TextIndex): TextIndex => {
  const found: { key: string; others: readonly Postings[]; postings: Postings }[] = [];
  const having = new Map<string, Uint32Array>();
  return {
    ...texts,
    having: (stem) => {
      const candidates = having.get(stem) ?? texts.having(stem);
      having.set(stem, candidates);
      return candidates;
    },
    named: (names, others) => {
      const key = names.join(' ');
      const known = found.find(
        (one) =>
          one.key === key &&
          one.others.length === others.length &&
          one.others.every((list, at) => list === others[at]),
      );
      if (known) return known.postings;
      const postings = texts.named(names, others);
      found.push({ key, others, postings });
      return postings;
    },
  };
};
