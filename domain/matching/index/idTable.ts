import { hashOf } from '../../hashOf.ts';
import { grown, roomFor } from './postings.ts';

/**
 * Maps ids to numbers and back, stored as bytes: a million strings would need more memory than all skills.
 * Numbers are never reused; an id that is added again gets a new one.
 */
export type IdTable = {
  readonly size: number;
  readonly bytes: number;
  /** The latest number of this id, or -1. */
  numberOf(id: string): number;
  idOf(number: number): string;
  add(id: string): number;
  forget(id: string): void;
};

const empty = 0;
const forgotten = 1;
const taken = 2;

export const makeIdTable = (expected: number): IdTable => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let letters = new Uint8Array(Math.max(64, expected * 10));
  let starts = new Uint32Array(Math.max(16, expected + 1));
  let slots = new Uint32Array(slotsFor(expected));
  let size = 0;
  let used = 0;

  const idOf = (number: number) => decoder.decode(letters.subarray(starts[number], starts[number + 1]));
  const slotOf = (id: string): number => {
    let slot = hashOf(id) & (slots.length - 1);
    while (slots[slot] !== empty) {
      if (slots[slot] !== forgotten && idOf((slots[slot] as number) - taken) === id) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  };
  const rehash = () => {
    const numbers = [...slots].filter((slot) => slot >= taken);
    slots = new Uint32Array(slotsFor(numbers.length * 1.1));
    used = 0;
    for (const number of numbers) {
      slots[slotOf(idOf(number - taken))] = number;
      used++;
    }
  };

  return {
    get size() {
      return size;
    },
    get bytes() {
      return letters.byteLength + starts.byteLength + slots.byteLength;
    },
    idOf,
    numberOf: (id) => (slots[slotOf(id)] as number) - taken,
    add(id) {
      const encoded = encoder.encode(id);
      const start = starts[size] as number;
      if (start + encoded.length > letters.length) {
        letters = grown(letters, new Uint8Array(roomFor(start + encoded.length)));
      }
      if (size + 2 > starts.length) starts = grown(starts, new Uint32Array(roomFor(size + 2)));
      letters.set(encoded, start);
      starts[size + 1] = start + encoded.length;
      if ((used + 1) * 4 > slots.length * 3) rehash();
      const slot = slotOf(id);
      if (slots[slot] === empty) used++;
      slots[slot] = size + taken;
      return size++;
    },
    forget(id) {
      const slot = slotOf(id);
      if (slots[slot] !== empty) slots[slot] = forgotten;
    },
  };
};

/** A power of two, at most two thirds full. */
const slotsFor = (ids: number): number => 2 ** Math.max(4, Math.ceil(Math.log2(ids * 1.5 + 1)));
