import { passes, type Scope } from '../access/can.ts';
import { currencies } from '../contract/billing/currencies.ts';
import { mostAskedFacts, readFact } from '../contract/candidates/addedFacts.ts';
import { candidates, noticeDays } from '../contract/candidates/candidates.ts';
import { jobTypes } from '../contract/candidates/jobTypes.ts';
import {
  type LanguageNeed,
  levelsFrom,
  mostLanguageNeeds,
  readLanguageNeed,
} from '../contract/candidates/languageNeed.ts';
import { workplaces } from '../contract/candidates/workplaces.ts';
import { converted, type ExchangeRates } from '../contract/platform/exchangeRates.ts';
import { Invalid } from '../errors.ts';
import { isKnownFact } from '../matching/addedCriteria.ts';
import { namesOfCountry } from '../places/countries.ts';
import type { Place } from '../places/gazetteer.ts';
import { addDays } from '../time/days.ts';
import type { Condition } from './condition.ts';
import { type AskedList, type ListQuery, readListQuery } from './query.ts';
import { readValue } from './value.ts';

/**
 * Filters of candidates that no single field answers, with the field that decides who may use them. `rateUpTo`
 * is in minor units of `rateCurrency`; rates in currencies without an exchange rate do not match. `freeBy` is a day; a candidate without a
 * first day is free after the notice period from today, and nobody is while a signed contract books them. Whoever is booked from today
 * on has none of the values of `availability`. `country` is the last part of a location, `city`
 * any part of it, in any case, another name of the place that it names, or one of the locations `near` it, or in the region that it names. `speaks` is a language or several, as
 * `readLanguageNeed` reads them; `mightSpeak` finds those left out by it as one of these is not known of them. `openTo` is a job type
 * that they accept, or state no types; `notOpenTo` finds those who state only others; `workplace` and `notWorkplace` do the same for workplaces. `added` are facts that plugins state, all of which must hold, as `readFact` reads them; those of
 * plugins that are off are ignored.
 */
export const fieldOfFilter = {
  rateUpTo: 'rate',
  rateCurrency: 'currency',
  freeBy: 'availableFrom',
  country: 'location',
  city: 'location',
  speaks: 'languages',
  mightSpeak: 'languages',
  openTo: 'jobTypes',
  notOpenTo: 'jobTypes',
  workplace: 'workplaces',
  notWorkplace: 'workplaces',
  added: 'addedFacts',
} as const;
type OwnFilter = keyof typeof fieldOfFilter;
const ownFilters = Object.keys(fieldOfFilter) as OwnFilter[];

/** A list of candidates, with their own filters beside those by field. */
export const readCandidateList = (
  scopes: readonly Scope[],
  asked: AskedList,
  {
    today,
    rates,
    place,
    near = [],
  }: { today: string; rates: ExchangeRates; place?: Place | null; near?: readonly string[] },
): ListQuery => {
  const given = (asked.filter ?? {}) as Record<string, unknown>;
  const own = ownFilters.filter((name) => given[name] !== undefined);
  if (own.length === 0 && given.availability === undefined) return readListQuery('candidates', scopes, asked);
  const values = Object.fromEntries(own.map((name) => [name, readOwn(scopes, name, given[name])]));
  const filter = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in fieldOfFilter)));
  const query = readListQuery('candidates', scopes, { ...asked, filter });
  return {
    ...query,
    anyOf: [
      ...upTo(values, rates),
      ...freeBy(values.freeBy, today),
      ...(given.availability === undefined ? [] : notBookedFrom(today)),
      ...inCountry(values.country),
      ...inCity(values.city, place ?? null, near),
      ...speaking(values.speaks),
      ...perhapsSpeaking(values.mightSpeak),
      ...openTo('jobTypes', values.openTo),
      ...notOpenTo('jobTypes', values.notOpenTo),
      ...openTo('workplaces', values.workplace),
      ...notOpenTo('workplaces', values.notWorkplace),
      ...stated(values.added),
    ],
  };
};

const readOwn = (scopes: readonly Scope[], name: OwnFilter, value: unknown): unknown => {
  const field = fieldOfFilter[name];
  if (!scopes.every((scope) => passes(scope, field))) throw Invalid({ [name]: 'query.no-filter' });
  if (field === 'languages') return readNeeds(name, value);
  if (field === 'addedFacts') return readFacts(name, value);
  if (Array.isArray(value)) throw Invalid({ [name]: 'query.one-value' });
  if (field === 'jobTypes' || field === 'workplaces') return readChoice(name, value, accepted[field]);
  return readValue(candidates.fields[field], name, value, 'lte');
};

const readNeeds = (name: OwnFilter, value: unknown): LanguageNeed[] => {
  const texts = Array.isArray(value) ? value : [value];
  if (texts.length > mostLanguageNeeds)
    throw Invalid({ [name]: { code: 'query.too-many-values', values: { max: mostLanguageNeeds } } });
  return texts.map((text) => {
    const need = typeof text === 'string' ? readLanguageNeed(text) : null;
    if (!need) throw Invalid({ [name]: 'choice.one-of' });
    return need;
  });
};

/** The fields with what candidates accept, and all values that they can contain. */
const accepted = { jobTypes, workplaces } as const;

const readChoice = (name: OwnFilter, value: unknown, choices: readonly string[]): unknown => {
  if (!choices.some((one) => one === value)) throw Invalid({ [name]: 'choice.one-of' });
  return value;
};

const readFacts = (name: OwnFilter, value: unknown): string[] => {
  const texts = Array.isArray(value) ? value : [value];
  if (texts.length > mostAskedFacts)
    throw Invalid({ [name]: { code: 'query.too-many-values', values: { max: mostAskedFacts } } });
  return texts.map((text) => {
    if (typeof text !== 'string' || !readFact(text)) throw Invalid({ [name]: 'choice.one-of' });
    return text;
  });
};

type Values = { [N in OwnFilter]?: unknown };

const upTo = ({ rateUpTo, rateCurrency }: Values, rates: ExchangeRates): Condition[][][] => {
  if (rateUpTo === undefined) return [];
  if (rateCurrency === undefined) throw Invalid({ rateCurrency: 'text.required' });
  const limits = currencies.flatMap((currency) => {
    const limit = converted(Number(rateUpTo), String(rateCurrency), currency, rates);
    return limit === null ? [] : [{ currency, limit: Math.floor(limit) }];
  });
  return [
    limits.map(({ currency, limit }) => [
      { field: 'currency', operator: 'eq', value: currency },
      { field: 'rate', operator: 'lte', value: limit },
    ]),
  ];
};

const freeBy = (day: unknown, today: string): Condition[][][] => {
  if (day === undefined) return [];
  const inTime = Object.entries(noticeDays)
    .filter(([, days]) => addDays(today, days ?? 0) <= String(day))
    .map(([availability]) => availability);
  return [
    [
      [{ field: 'availableFrom', operator: 'lte', value: day }],
      [
        { field: 'availableFrom', operator: 'eq', value: null },
        { field: 'availability', operator: 'in', value: inTime },
      ],
    ],
    ...notBookedFrom(String(day)),
  ];
};

/** No signed contract books the candidate on this day or a later one. */
const notBookedFrom = (day: string): Condition[][][] => [
  [
    [{ field: 'bookedUntil', operator: 'eq', value: null }],
    [{ field: 'bookedUntil', operator: 'lt', value: day }],
  ],
];

const inCity = (city: unknown, place: Place | null, near: readonly string[]): Condition[][][] => {
  if (city === undefined) return [];
  // "EU" stands in the names of many places.
  if (place?.region)
    return [
      [
        [{ field: 'location', operator: 'eq', value: city }],
        [{ field: 'location', operator: 'in', value: near }],
      ],
    ];
  const names = place === null || place.isCountry ? [] : namesOfCity(place);
  const countries = place?.isCountry ? namesOfCountry(place.country) : [];
  const others = [...names, ...countries, ...near];
  return [
    [
      [{ field: 'location', operator: 'contains', value: city }],
      ...names.map((name): Condition[] => [{ field: 'location', operator: 'startsWith', value: `${name},` }]),
      ...countries.map((name): Condition[] => [
        { field: 'location', operator: 'endsWith', value: `, ${name}` },
      ]),
      ...(others.length > 0 ? [[{ field: 'location', operator: 'in', value: others } as const]] : []),
    ],
  ];
};

const speaking = (needs: unknown): Condition[][][] => ((needs ?? []) as LanguageNeed[]).map(wellEnough);

/** Matches candidates who speak each language or state nothing about it, and state nothing about at least one. */
const perhapsSpeaking = (given: unknown): Condition[][][] => {
  const needs = (given ?? []) as LanguageNeed[];
  if (needs.length === 0) return [];
  return [...needs.map((need) => [...wellEnough(need), ...notKnown(need)]), needs.flatMap(notKnown)];
};

const wellEnough = ({ language, level }: LanguageNeed): Condition[][] =>
  (level === null ? [{ language }] : levelsFrom(level).map((one) => ({ language, level: one }))).map(
    (value) => [{ field: 'languages', operator: 'includes', value }],
  );

const notKnown = ({ language, level }: LanguageNeed): Condition[][] => [
  [{ field: 'languages', operator: 'isEmpty', value: null }],
  ...(level === null
    ? []
    : [[{ field: 'languages', operator: 'includes', value: { language, level: null } } as const]]),
];

const openTo = (field: keyof typeof accepted, wanted: unknown): Condition[][][] =>
  wanted === undefined
    ? []
    : [[[{ field, operator: 'onlyOf', value: [] }], [{ field, operator: 'has', value: [wanted] }]]];

const notOpenTo = (field: keyof typeof accepted, wanted: unknown): Condition[][][] => {
  if (wanted === undefined) return [];
  const others = accepted[field].filter((one) => one !== wanted);
  return [[[{ field, operator: 'hasAny', value: others }]], [[{ field, operator: 'onlyOf', value: others }]]];
};

const stated = (facts: unknown): Condition[][][] => {
  const known = ((facts ?? []) as string[]).filter(isKnownFact);
  return known.length === 0 ? [] : [[[{ field: 'addedFacts', operator: 'has', value: known }]]];
};

const namesOfCity = ({ city }: Place): readonly string[] => (city ? [city.name, ...city.otherNames] : []);

const inCountry = (country: unknown): Condition[][][] =>
  country === undefined
    ? []
    : [
        [
          [{ field: 'location', operator: 'eq', value: country }],
          [{ field: 'location', operator: 'endsWith', value: `, ${country}` }],
        ],
      ];
