import type { Breadth } from '../credits.ts';
import { grown } from './postings.ts';

/** Two bytes each as long as these are enough. */
type Numbers = Uint16Array | Uint32Array;

/** Candidate values other than skills, one column each, by candidate number. */
export type Columns = {
  /** Number of the set of companies that may see this candidate; 0 if removed. */
  audience: Uint16Array;
  location: Numbers;
  provider: Numbers;
  /** Number of the hourly rate with its currency. */
  rate: Numbers;
  titles: Uint32Array;
  /** Days since 1970; `unknownDay` if not given. */
  freeOn: Uint16Array;
  /** Quarters of a year; `unknownQuarters` if not given. */
  quarters: Uint8Array;
  /**
   * All skills, required or not: 12 bits for dated ones, 12 for undated ones, 6 for documented ones, one for
   * whether some are confirmed.
   */
  breadth: Uint32Array;
  /** Number of the set of facts; empty until somebody states one. */
  facts: Uint32Array;
  /** Number of the set of facts that plugins state; empty until one does. */
  addedFacts: Uint32Array;
  /** Sizes of texts, in the steps of `sizeStep`. */
  textSize: Uint8Array;
};

export const packedBreadth = ({ dated, undated, documented }: Breadth, hasConfirmed: boolean): number =>
  ((dated << 19) | (undated << 7) | (documented << 1) | Number(hasConfirmed)) >>> 0;
export const unpackedBreadth = (packed: number): Breadth => ({
  dated: packed >>> 19,
  undated: (packed >>> 7) & 0xfff,
  documented: (packed >>> 1) & 0x3f,
});
export const hasConfirmed = (packedBreadth: number): boolean => (packedBreadth & 1) === 1;

export const unknownDay = 65_535;
export const unknownQuarters = 255;
export const gone = 0;

export const makeColumns = (room: number): Columns => ({
  audience: new Uint16Array(room),
  location: new Uint16Array(room),
  provider: new Uint16Array(room),
  rate: new Uint16Array(room),
  titles: new Uint32Array(room),
  freeOn: new Uint16Array(room),
  quarters: new Uint8Array(room),
  breadth: new Uint32Array(room),
  facts: new Uint32Array(0),
  addedFacts: new Uint32Array(0),
  textSize: new Uint8Array(room),
});

export const roomOf = ({ audience }: Columns): number => audience.length;

export const bytesOf = (columns: Columns): number =>
  Object.values(columns).reduce((sum, column) => sum + column.byteLength, 0);

/** Sets the number of a candidate's location, provider or rate. */
export const setNumber = (
  columns: Columns,
  column: 'location' | 'provider' | 'rate',
  candidate: number,
  number: number,
): void => {
  if (number > mostInTwoBytes && columns[column] instanceof Uint16Array)
    columns[column] = Uint32Array.from(columns[column]);
  columns[column][candidate] = number;
};
const mostInTwoBytes = 0xffff;

const widerNumbers = (column: Numbers, room: number): Numbers =>
  column instanceof Uint16Array ? grown(column, new Uint16Array(room)) : grown(column, new Uint32Array(room));

const widerFacts = (column: Uint32Array, room: number): Uint32Array =>
  column.length > 0 ? grown(column, new Uint32Array(room)) : column;

/** The same columns with more capacity. */
export const widened = (columns: Columns, room: number): Columns => {
  const wider = makeColumns(room);
  return {
    audience: grown(columns.audience, wider.audience),
    location: widerNumbers(columns.location, room),
    provider: widerNumbers(columns.provider, room),
    rate: widerNumbers(columns.rate, room),
    titles: grown(columns.titles, wider.titles),
    freeOn: grown(columns.freeOn, wider.freeOn),
    quarters: grown(columns.quarters, wider.quarters),
    breadth: grown(columns.breadth, wider.breadth),
    facts: widerFacts(columns.facts, room),
    addedFacts: widerFacts(columns.addedFacts, room),
    textSize: grown(columns.textSize, wider.textSize),
  };
};
