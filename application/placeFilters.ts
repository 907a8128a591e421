import { passes, type Scope } from '../domain/access/can.ts';
import { savedSearches } from '../domain/contract/hiring/savedSearches.ts';
import { Invalid } from '../domain/errors.ts';
import { type Gazetteer, liesIn, type Place } from '../domain/places/gazetteer.ts';
import { loadGazetteer } from '../domain/places/loadGazetteer.ts';
import { overlapWith } from '../domain/places/overlapWith.ts';
import type { Condition } from '../domain/query/condition.ts';
import { utcDay } from '../domain/time/days.ts';
import type { Verbs } from './rows.ts';

/**
 * Filters of candidates that a gazetteer answers: `within` so many kilometers of `city`, `overlapHours` with a working day
 * in `overlapZone` by the clocks of today, and `overlapUnknown`, those whose time zone is not known. See docs/decisions/0148.
 */
export const placeFilters = ['within', 'overlapHours', 'overlapZone', 'overlapUnknown'] as const;

type Given = Record<string, unknown>;
type Found = {
  /** What the filter has besides. */
  filter: Given;
  place: Place | null;
  /** Locations within the distance, or in the region. */
  near: readonly string[];
  conditions: Condition[];
};
type At = { now: Date; system: Pick<Verbs, 'group'> };

/** The cities are loaded with the first of these filters: pages without one do without them. */
export const readPlaceFilters = async (
  given: Given,
  scopes: readonly Scope[],
  { now, system }: At,
): Promise<Found> => {
  const filter = Object.fromEntries(
    Object.entries(given).filter(([name]) => !placeFilters.some((one) => one === name)),
  );
  const { city } = given;
  const { within, overlap, isUnknown } = readValues(given, scopes);
  const place = typeof city === 'string' ? (await loadGazetteer()).read(city) : null;
  if (within === null && overlap === null && !isUnknown && !place?.region)
    return { filter, place, near: [], conditions: [] };
  const [gazetteer, locations] = await Promise.all([loadGazetteer(), locationsOf(system, scopes)]);
  const places = locations.map((text) => [text, gazetteer.read(text)] as const);
  const located = (is: (place: Place | null) => boolean) =>
    places.filter(([, one]) => is(one)).map(([text]) => text);
  const only = (is: (place: Place | null) => boolean): Condition => ({
    field: 'location',
    operator: 'in',
    value: located(is),
  });
  return {
    filter,
    place,
    near: within === null && !place?.region ? [] : located((one) => liesIn(one, place, within ?? 0)),
    conditions: [
      ...(overlap ? [only(overlapping(overlap, gazetteer, now))] : []),
      ...(isUnknown ? [only((one) => one === null || gazetteer.zoneOf(one) === null)] : []),
    ],
  };
};

const overlapping = ({ hours, zone }: { hours: number; zone: string }, gazetteer: Gazetteer, now: Date) => {
  const minutesAt = overlapWith(zone, utcDay(now), gazetteer);
  return (place: Place | null): boolean => (minutesAt(place) ?? -1) >= hours * 60;
};

/** A distance without a city and a time zone without hours say nothing. */
const readValues = (given: Given, scopes: readonly Scope[]) => {
  const [asked] = placeFilters.filter((name) => given[name] !== undefined);
  const isHidden = !scopes.every((scope) => passes(scope, 'location'));
  if (isHidden && asked) throw Invalid({ [asked]: 'query.no-filter' });
  const within = readOne('within', given);
  const hours = readOne('overlapHours', given);
  const zone = readOne('overlapZone', given);
  const { overlapUnknown: unknown } = given;
  if (unknown !== undefined && unknown !== true)
    throw Invalid({ overlapUnknown: { code: 'query.not-a-value', values: { column: 'true' } } });
  if (hours !== null && zone === null) throw Invalid({ overlapZone: 'text.required' });
  return {
    within: typeof given.city === 'string' ? within : null,
    overlap: hours === null || zone === null ? null : { hours, zone },
    isUnknown: unknown === true,
  };
};

/** A value as a saved search keeps it. */
const readOne = <N extends 'within' | 'overlapHours' | 'overlapZone'>(name: N, given: Given) => {
  const read = savedSearches.fields[name].safeParse(given[name] ?? null);
  if (!read.success) throw Invalid({ [name]: messageOf(name) });
  return read.data as ReturnType<(typeof savedSearches.fields)[N]['parse']>;
};
const messageOf = (name: string) => (name === 'overlapZone' ? 'date.time-zone' : 'number.whole');

/** Each location of the candidates that the reader may list. */
const locationsOf = async ({ group }: At['system'], scopes: readonly Scope[]): Promise<string[]> => {
  const groups = await group({
    grouping: { noun: 'candidates', conditions: [], by: ['location'], figures: { count: {} } },
    scopes: scopes.map(({ where }) => ({ where })),
  });
  return groups.map(({ location }) => String(location));
};
