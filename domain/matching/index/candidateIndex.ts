import { makeTitleBook, type TitleBook } from '../../titles/titleBook.ts';
import type { TitleSpace } from '../../titles/titleSpace.ts';
import type { Responses } from '../credits.ts';
import { monthOf } from '../dayNumbers.ts';
import type { Profile } from '../profile.ts';
import { breadthOf } from '../scoreParts.ts';
import {
  bytesOf,
  type Columns,
  gone,
  makeColumns,
  packedBreadth,
  roomOf,
  setNumber,
  unknownDay,
  unknownQuarters,
  widened,
} from './columns.ts';
import { type IdTable, makeIdTable } from './idTable.ts';
import type { KeepBytes } from './keepBytes.ts';
import { makeNames, type Names } from './names.ts';
import { append, entryOf, type Postings, packPostings, roomFor } from './postings.ts';
import { makeTextIndex, type TextIndex } from './textIndex.ts';

/** Search index of a market's candidates; see docs/decisions/0031. */
export type CandidateIndex = {
  ids: IdTable;
  columns: Columns;
  skills: Names;
  /** Packed when the index was built, without spare capacity. */
  packed: Postings[];
  /** Candidates added or changed since. */
  added: Postings[];
  texts: TextIndex;
  /** Candidates whose texts have the words of a name that is asked for, while a search runs. */
  named: ReadonlyMap<string, Postings>;
  /** The candidates whose texts have the words of the need, while a search runs. */
  words: readonly Uint32Array[];
  locations: Names;
  audiences: Names;
  providers: Names;
  /** Hourly rates, read by `readRate`. */
  rates: Names;
  facts: Names;
  /** Sets of facts that plugins state, read by `readFactSet`. */
  addedFacts: Names;
  /** Sets of titles: numbers in the book, current title first. */
  titleSets: number[][];
  titleNames: Names;
  book: TitleBook;
  responses: Map<string, Responses>;
  /** First month that last use is counted from. */
  firstMonth: number;
  /** Number of candidates, in total and by audience. */
  size: number;
  audienceSizes: number[];
};

/** Older months are stored as this age. */
const monthsBack = 200;
const everybody = '*';
const separator = '\u0000';

/** `keep` takes the lists of the words of texts. */
export const makeIndex = (
  space: TitleSpace,
  today: string,
  expected = 16,
  keep?: KeepBytes,
): CandidateIndex => ({
  ids: makeIdTable(expected),
  columns: makeColumns(Math.max(16, expected)),
  skills: makeNames(),
  packed: [],
  added: [],
  texts: makeTextIndex(keep),
  named: new Map(),
  words: [],
  locations: makeNames(['']),
  audiences: makeNames(['', everybody]),
  providers: makeNames(['']),
  rates: makeNames(['']),
  facts: makeNames(['']),
  addedFacts: makeNames(['']),
  titleSets: [[]],
  titleNames: makeNames(['']),
  book: makeTitleBook(space),
  responses: new Map(),
  firstMonth: (monthOf(today) ?? 0) - monthsBack,
  size: 0,
  audienceSizes: [],
});

/** Builds an index of all these candidates, with lists of exact size. */
export const buildIndex = (
  profiles: Iterable<Profile>,
  space: TitleSpace,
  today: string,
  expected?: number,
  keep?: KeepBytes,
): CandidateIndex => {
  const index = makeIndex(space, today, expected, keep);
  for (const profile of profiles) upsert(index, profile);
  packIndex(index);
  return index;
};

/** Brings the lists to their exact size. */
export const packIndex = (index: CandidateIndex): void => {
  index.packed = packPostings(index.added);
  index.added = [];
  index.texts.pack();
};

/** Adds or replaces a candidate. The next search includes it. */
export const upsert = (index: CandidateIndex, profile: Profile): void => {
  remove(index, profile.id);
  const candidate = index.ids.add(profile.id);
  if (candidate >= roomOf(index.columns)) index.columns = widened(index.columns, roomFor(candidate + 1));
  const { columns } = index;
  const audience = index.audiences.add(audienceOf(profile));
  columns.audience[candidate] = audience;
  setNumber(columns, 'location', candidate, index.locations.add(profile.location));
  setNumber(columns, 'provider', candidate, index.providers.add(profile.providerId ?? ''));
  setNumber(columns, 'rate', candidate, index.rates.add(profile.rate));
  columns.titles[candidate] = titleSet(index, profile.titles);
  setFacts(columns, 'facts', candidate, index.facts.add(profile.facts));
  setFacts(columns, 'addedFacts', candidate, index.addedFacts.add(profile.addedFacts.join(separator)));
  columns.freeOn[candidate] = profile.freeOn ?? unknownDay;
  columns.textSize[candidate] = profile.textSize;
  columns.quarters[candidate] = profile.quarters ?? unknownQuarters;
  columns.breadth[candidate] = packedBreadth(
    breadthOf(profile),
    profile.holdings.some(({ confirmed }) => confirmed),
  );
  for (const { skill, years, lastUsed, fromText, confirmed } of profile.holdings) {
    const entry = entryOf(candidate, years, fromText, confirmed);
    append(postingsOf(index, skill), entry, monthCode(index, lastUsed));
  }
  index.texts.add(candidate, profile.sentences);
  index.size++;
  index.audienceSizes[audience] = (index.audienceSizes[audience] ?? 0) + 1;
};

/** The column is made with the first fact, so that a market without any does without it. */
const setFacts = (
  columns: Columns,
  column: 'facts' | 'addedFacts',
  candidate: number,
  facts: number,
): void => {
  if (facts > 0 && columns[column].length === 0) columns[column] = new Uint32Array(roomOf(columns));
  columns[column][candidate] = facts;
};

/** What plugins state about a candidate. */
export const addedFactsAt = ({ addedFacts, columns }: CandidateIndex, candidate: number): readonly string[] =>
  readFactSet(addedFacts.list[columns.addedFacts[candidate] ?? 0] ?? '');

export const readFactSet = (set: string): readonly string[] => (set === '' ? [] : set.split(separator));

/** Removes a candidate; returns whether it existed. */
export const remove = (index: CandidateIndex, id: string): boolean => {
  const candidate = index.ids.numberOf(id);
  if (candidate < 0) return false;
  const audience = index.columns.audience[candidate] as number;
  index.audienceSizes[audience] = (index.audienceSizes[audience] ?? 1) - 1;
  index.columns.audience[candidate] = gone;
  index.ids.forget(id);
  index.size--;
  return true;
};

/** Number of entries of removed candidates; rebuild the index when it gets large. */
export const lostShare = ({ ids, size }: CandidateIndex): number =>
  ids.size === 0 ? 0 : 1 - size / ids.size;

/** A provider's responses over the last 180 days. */
export const setResponses = (index: CandidateIndex, providerId: string, responses: Responses): void => {
  index.responses.set(providerId, responses);
};

/** In memory. */
export const indexBytes = ({ ids, columns, packed, added, texts }: CandidateIndex): number =>
  ids.bytes +
  texts.bytes() +
  bytesOf(columns) +
  [...packed, ...added.filter(Boolean)].reduce(
    (sum, { entries, months }) => sum + entries.byteLength + months.byteLength,
    0,
  );

/** Candidates with a skill, by number: packed ones, then added ones. */
export const holdersOf = ({ skills, packed, added }: CandidateIndex, skill: string): Postings[] => {
  const number = skills.numberOf(skill) ?? -1;
  return [packed[number], added[number]].filter((list) => list !== undefined);
};

/** The same, and those whose texts name it. */
export const postingsFor = (index: CandidateIndex, skill: string): Postings[] => {
  const named = index.named.get(skill);
  return named ? [...holdersOf(index, skill), named] : holdersOf(index, skill);
};

/** Whether this company sees candidates of this audience. */
export const mayBeSeen = (audience: string, viewer: string | null): boolean =>
  audience === everybody || (viewer !== null && audience.split(separator).includes(viewer));

/** Number of candidates in the marked audiences. */
export const visibleIn = ({ audienceSizes }: CandidateIndex, seen: Uint8Array): number =>
  audienceSizes.reduce((sum, size, audience) => sum + size * (seen[audience] ?? 0), 0);

const audienceOf = ({ visibleTo }: Profile): string =>
  visibleTo === null ? everybody : [...new Set(visibleTo)].sort().join(separator) || separator;

const titleSet = (index: CandidateIndex, titles: readonly string[]): number => {
  const numbers = titles.map((title) => index.book.add(title));
  const number = index.titleNames.add(numbers.join());
  index.titleSets[number] = numbers;
  return number;
};

const postingsOf = (index: CandidateIndex, skill: string): Postings => {
  const number = index.skills.add(skill);
  index.added[number] ??= { entries: new Uint32Array(4), months: new Uint8Array(4), length: 0 };
  return index.added[number];
};

const monthCode = ({ firstMonth }: CandidateIndex, lastUsed: number | null): number =>
  lastUsed === null ? 0 : Math.min(255, Math.max(1, lastUsed - firstMonth));
