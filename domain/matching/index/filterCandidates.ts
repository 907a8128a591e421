import { writeFact } from '../../contract/candidates/addedFacts.ts';
import { isOpenTo } from '../../contract/candidates/jobTypes.ts';
import {
  type LanguageNeed,
  mightSpeak,
  speaks,
  writeLanguageNeed,
} from '../../contract/candidates/languageNeed.ts';
import { converted, type ExchangeRates } from '../../contract/platform/exchangeRates.ts';
import { type Gazetteer, liesIn, type Place } from '../../places/gazetteer.ts';
import { overlapWith } from '../../places/overlapWith.ts';
import { isLookedUp } from '../../reading/mentions.ts';
import { stemsOf } from '../../reading/stems.ts';
import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import { foldName } from '../../skills/dictionary/foldName.ts';
import { normaliseSkill } from '../../skills/dictionary/normaliseSkill.ts';
import type { Criteria, Filters } from '../criteria.ts';
import { dayOf } from '../dayNumbers.ts';
import { readFacts } from '../facts.ts';
import { readRate } from '../profile.ts';
import { type CandidateIndex, holdersOf, readFactSet, visibleIn } from './candidateIndex.ts';
import { unknownQuarters } from './columns.ts';
import type { Names } from './names.ts';
import { yearBits } from './postings.ts';

/**
 * `filter` is `freeBy`, `locations`, `overlap`, `rate`, `jobType`, `workplace`, `experience`, `skill:` and the skill's id, `language:` and the language with its
 * level, or `added:` and what a plugin states. Of those excluded, `unknown` do not state what is asked for.
 */
export type FilteredOut = { filter: string; label: string; count: number; unknown?: number };

type Filtered = {
  visible: number;
  passed: number;
  filteredOut: FilteredOut[];
  /** By candidate, 1 if shown; null shows all. */
  passes: Uint8Array | null;
};

type Filter = {
  filter: string;
  label: string;
  keeps(candidate: number): boolean;
  /** Whether it is not known if a candidate passes, where that is counted. */
  isUnknown?(candidate: number): boolean;
};

/** Without a gazetteer, locations are compared as texts. */
export type FilterKnowledge = {
  dictionary: SkillDictionary;
  places?: Gazetteer | undefined;
  today: string;
  /** Candidates whose currency has no exchange rate pass only if it is the currency asked for. */
  rates?: ExchangeRates | undefined;
};

/** Applies the filters to visible candidates, and counts for each filter those excluded by it alone. */
export const applyFilters = (
  index: CandidateIndex,
  criteria: Pick<Criteria, 'filters' | 'added'>,
  knowledge: FilterKnowledge,
  seen: Uint8Array,
  filteredOutBy?: string,
): Filtered => {
  const set = filtersOf(index, criteria, knowledge);
  const everybody = visibleIn(index, seen);
  if (set.length === 0) return { visible: everybody, passed: everybody, filteredOut: [], passes: null };
  const { audience } = index.columns;
  const passes = new Uint8Array(index.ids.size);
  const alone = set.map(() => 0);
  const unknown = set.map(() => 0);
  const wanted = set.findIndex(({ filter }) => filter === filteredOutBy);
  let passed = 0;
  for (let candidate = 0; candidate < index.ids.size; candidate++) {
    if (seen[audience[candidate] as number] === 0) continue;
    const only = onlyFailure(set, candidate);
    if (only === none) passed++;
    else if (only !== several) {
      alone[only] = (alone[only] as number) + 1;
      if (set[only]?.isUnknown?.(candidate)) unknown[only] = (unknown[only] as number) + 1;
    }
    if (only === (filteredOutBy === undefined ? none : wanted)) passes[candidate] = 1;
  }
  const filteredOut = set.map(({ filter, label, isUnknown }, at) => ({
    filter,
    label,
    count: alone[at] as number,
    ...(isUnknown && { unknown: unknown[at] as number }),
  }));
  return { visible: everybody, passed, filteredOut, passes };
};

const none = -2;
const several = -3;

const onlyFailure = (set: readonly Filter[], candidate: number): number => {
  let only = none;
  for (let at = 0; at < set.length; at++) {
    if ((set[at] as Filter).keeps(candidate)) continue;
    if (only !== none) return several;
    only = at;
  }
  return only;
};

const filtersOf = (
  index: CandidateIndex,
  { filters, added = [] }: Pick<Criteria, 'filters' | 'added'>,
  { dictionary, places, today, rates }: FilterKnowledge,
): Filter[] => [
  ...skillFilters(index, filters.skills, dictionary),
  ...(filters.freeBy ? [freeBy(index, filters.freeBy)] : []),
  ...(filters.locations.length > 0 ? [locatedIn(index, filters, places)] : []),
  ...(filters.languages ?? []).map((need) => speaking(index, need)),
  ...(filters.overlap
    ? [overlapping(index, filters.overlap, commonMinutesIn(index, filters.overlap.zone, today, places))]
    : []),
  ...(filters.rate ? [costing(index, filters.rate, rates)] : []),
  ...(filters.jobType ? [accepting(index, 'jobType', 'jobTypes', filters.jobType)] : []),
  ...(filters.workplace ? [accepting(index, 'workplace', 'workplaces', filters.workplace)] : []),
  ...(filters.experience ? [experienced(index, filters.experience)] : []),
  ...added.filter(({ must }) => must).map((one) => stating(index, writeFact(one))),
];

const skillFilters = (
  index: CandidateIndex,
  names: readonly string[],
  dictionary: SkillDictionary,
): Filter[] => {
  const skills = new Map(
    names
      .map((name) => [normaliseSkill(name, dictionary), name] as const)
      .map(([one, name]) => [one.id, { ...one, name }]),
  );
  return [...skills.values()].map(({ id, label, name }) => {
    const has = holding(index, id, isLookedUp(id, name, dictionary) ? stemsOf(name) : []);
    return { filter: `skill:${id}`, label, keeps: (candidate) => has[candidate] === 1 };
  });
};

/** By candidate, 1 if it has the skill or its text has these words. */
const holding = (index: CandidateIndex, skill: string, words: readonly string[]): Uint8Array => {
  const has = new Uint8Array(index.ids.size);
  const listed = holdersOf(index, skill);
  const lists = words.length > 0 ? [...listed, index.texts.named(words, listed)] : listed;
  for (const { entries, length } of lists) {
    for (let at = 0; at < length; at++) has[(entries[at] as number) >>> yearBits] = 1;
  }
  return has;
};

const freeBy = ({ columns }: CandidateIndex, date: string): Filter => {
  const day = dayOf(date) ?? 0;
  return {
    filter: 'freeBy',
    label: date,
    keeps: (candidate) => (columns.freeOn[candidate] as number) <= day,
  };
};

const locatedIn = (
  { columns, locations }: CandidateIndex,
  { locations: names, within }: Filters,
  gazetteer?: Gazetteer,
): Filter => {
  const places = gazetteer ? placesOf(locations, gazetteer) : [];
  const wanted = gazetteer ? names.map(gazetteer.read) : [];
  const isWanted = new Uint8Array(locations.list.length);
  for (const name of names) {
    const number = locations.numberOf(foldName(name));
    if (number !== undefined) isWanted[number] = 1;
  }
  for (const [number, place] of places.entries())
    if (wanted.some((one) => liesIn(place, one, within ?? 0))) isWanted[number] = 1;
  return {
    filter: 'locations',
    label: names.join('; ') + (within ? ` (${within} km)` : ''),
    keeps: (candidate) => isWanted[columns.location[candidate] as number] === 1,
  };
};

/** Each set of languages in the index is compared once. */
const speaking = ({ columns, facts }: CandidateIndex, need: LanguageNeed): Filter => {
  const spoken = facts.list.map((text) => readFacts(text).languages);
  const marked = (is: typeof speaks) => Uint8Array.from(spoken, (one) => Number(is(one, need)));
  const [does, might] = [marked(speaks), marked(mightSpeak)];
  const stated = (candidate: number) => columns.facts[candidate] ?? 0;
  return {
    filter: `language:${writeLanguageNeed(need)}`,
    label: writeLanguageNeed(need),
    keeps: (candidate) => does[stated(candidate)] === 1,
    isUnknown: (candidate) => might[stated(candidate)] === 1,
  };
};

const costing = (
  { columns, rates }: CandidateIndex,
  { upTo, currency }: NonNullable<Filters['rate']>,
  exchangeRates: ExchangeRates = {},
): Filter => {
  const amounts = rates.list.map((text) => {
    const rate = readRate(text);
    return rate && converted(rate.amount, rate.currency, currency, exchangeRates);
  });
  const amountOf = (candidate: number) => amounts[columns.rate[candidate] as number] ?? null;
  return {
    filter: 'rate',
    label: `${upTo} ${currency}`,
    keeps: (candidate) => (amountOf(candidate) ?? Number.POSITIVE_INFINITY) <= upTo,
    isUnknown: (candidate) => amountOf(candidate) === null,
  };
};

const accepting = (
  { columns, facts }: CandidateIndex,
  filter: string,
  of: 'jobTypes' | 'workplaces',
  wanted: string,
): Filter => {
  const does = Uint8Array.from(facts.list, (text) => Number(isOpenTo<string>(readFacts(text)[of], wanted)));
  return {
    filter,
    label: wanted,
    keeps: (candidate) => does[columns.facts[candidate] ?? 0] === 1,
  };
};

/** What plugins state: each set of facts is searched once. */
const stating = ({ columns, addedFacts }: CandidateIndex, fact: string): Filter => {
  const has = Uint8Array.from(addedFacts.list, (set) => Number(readFactSet(set).includes(fact)));
  return {
    filter: `added:${fact}`,
    label: fact,
    keeps: (candidate) => has[columns.addedFacts[candidate] ?? 0] === 1,
  };
};

/** By number of location, the minutes of the working day in common with those in a time zone; null if not known. */
export const commonMinutesIn = (
  { locations }: CandidateIndex,
  zone: string,
  today: string,
  gazetteer: Gazetteer | undefined,
): readonly (number | null)[] => {
  if (!gazetteer) return locations.list.map(() => null);
  const minutesAt = overlapWith(zone, today, gazetteer);
  return placesOf(locations, gazetteer).map(minutesAt);
};

const overlapping = (
  { columns }: CandidateIndex,
  { hours, zone }: NonNullable<Filters['overlap']>,
  minutes: readonly (number | null)[],
): Filter => {
  const minutesOf = (candidate: number) => minutes[columns.location[candidate] as number] ?? null;
  return {
    filter: 'overlap',
    label: `${hours} ${zone}`,
    keeps: (candidate) => (minutesOf(candidate) ?? -1) >= hours * 60,
    isUnknown: (candidate) => minutesOf(candidate) === null,
  };
};

const read = new WeakMap<Names, (Place | null)[]>();

/** The places of all locations of the index, by number. Each is read once. */
const placesOf = (locations: Names, gazetteer: Gazetteer): readonly (Place | null)[] => {
  const places = read.get(locations) ?? [];
  read.set(locations, places);
  for (let at = places.length; at < locations.list.length; at++)
    places.push(gazetteer.read(locations.list[at] as string));
  return places;
};

const experienced = (
  { columns }: CandidateIndex,
  { min, max }: { min: number; max?: number | null | undefined },
): Filter => ({
  filter: 'experience',
  label: max === null || max === undefined ? `${min}+` : `${min}–${max}`,
  keeps(candidate) {
    const quarters = columns.quarters[candidate] as number;
    return quarters !== unknownQuarters && quarters >= min * 4 && quarters <= (max ?? Infinity) * 4;
  },
});
