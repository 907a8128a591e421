import type { Faults } from '../../messages/message.ts';
import { readSearchExpression } from '../../search/searchExpression.ts';
import { availabilities } from '../candidates/candidates.ts';
import { askedFacts } from '../candidates/factFields.ts';
import { jobType } from '../candidates/jobTypes.ts';
import { languageNeeds } from '../candidates/languageNeed.ts';
import { workplace } from '../candidates/workplaces.ts';
import {
  currency,
  date,
  flag,
  instant,
  money,
  oneOf,
  optional,
  reference,
  skillList,
  text,
  timeZone,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/**
 * A named search of the talent pool: the query of the list's URL, field by field. Candidates listed after
 * `knownUntil`
 * are new to its owner; `toldUntil` and `toldOn` say how far notifications have come.
 */
export const savedSearches = defineNoun({
  name: 'savedSearches',
  label: 'Saved Search',
  plural: 'Saved Searches',
  prefix: 'SVS',
  fields: {
    companyId: reference('Company', 'companies'),
    userId: reference('User', 'users', 'removed'),
    name: text('Name', 80),
    q: optional(text('Keywords', 200)),
    skills: skillList('Skills'),
    experienceFrom: optional(whole('Experience From (years)', 0, 60)),
    experienceTo: optional(whole('Experience To (years)', 0, 60)),
    location: optional(text('Location')),
    availability: optional(oneOf('Availability', availabilities)),
    rateUpTo: optional(money('Hourly Rate up to')),
    currency: optional(currency()),
    freeBy: optional(date('Available by')),
    country: optional(text('Country')),
    providerId: optional(reference('Provider', 'companies', 'kept')),
    languages: languageNeeds('Languages'),
    within: optional(whole('Distance from the Location (km)', 1, 1000)),
    overlapHours: optional(whole('Common Working Hours', 1, 8)),
    overlapZone: optional(timeZone('Time Zone')),
    jobType: optional(jobType()),
    workplace: optional(workplace()),
    added: askedFacts(),
    alert: flag('Notify Me of New Matches'),
    knownUntil: optional(instant('Checked Until')),
    toldUntil: optional(instant('Notified Until')),
    toldOn: optional(date('Notified On')),
  },
  fixed: ['companyId', 'userId'],
  serverSet: ['toldUntil', 'toldOn'],
  defaults: { skills: [], languages: [], added: [], alert: true },
  search: ['name'],
  title: 'name',
  check: ({ q, experienceFrom: from, experienceTo: to, rateUpTo, currency, ...search }): Faults => ({
    ...faultOfSearch(q),
    ...(from !== null && to !== null && to < from && { experienceTo: 'range.backwards' as const }),
    ...(rateUpTo !== null && currency === null && { currency: 'text.required' as const }),
    ...(search.within !== null && search.location === null && { location: 'text.required' as const }),
    ...(search.overlapHours !== null &&
      search.overlapZone === null && { overlapZone: 'text.required' as const }),
  }),
});

const faultOfSearch = (q: string | null): Faults => {
  const { fault } = readSearchExpression(q ?? '');
  return fault ? { q: fault } : {};
};
export type SavedSearch = RowOf<typeof savedSearches>;

/** Limit, as matches are counted whenever saved searches are opened. */
export const mostSearches = 50;

type Asked = Pick<
  SavedSearch,
  | 'q'
  | 'skills'
  | 'experienceFrom'
  | 'experienceTo'
  | 'location'
  | 'availability'
  | 'rateUpTo'
  | 'currency'
  | 'freeBy'
  | 'country'
  | 'providerId'
  | 'languages'
  | 'within'
  | 'overlapHours'
  | 'overlapZone'
  | 'jobType'
  | 'workplace'
  | 'added'
>;
type CandidateFilter = Record<string, unknown>;

/** Converts a search to the filter of a list of candidates. */
export const filterOf = (search: Asked): CandidateFilter => {
  const { q, skills, experienceFrom, experienceTo, location, availability } = search;
  const { rateUpTo, currency, freeBy, country, providerId, languages } = search;
  const { within, overlapHours, overlapZone, jobType, workplace, added } = search;
  return {
    ...(q !== null && { q }),
    ...(skills.length > 0 && { skills_inc_any: skills }),
    ...(experienceFrom !== null && { experience_gte: experienceFrom }),
    ...(experienceTo !== null && { experience_lte: experienceTo }),
    ...(location !== null && { city: location }),
    ...(availability !== null && { availability }),
    ...(rateUpTo !== null && { rateUpTo, rateCurrency: currency }),
    ...(freeBy !== null && { freeBy }),
    ...(country !== null && { country }),
    ...(providerId !== null && { companyId: providerId }),
    ...(languages.length > 0 && { speaks: languages }),
    ...(location !== null && within !== null && { within }),
    ...(overlapHours !== null && { overlapHours, overlapZone }),
    ...(jobType !== null && { openTo: jobType }),
    ...(workplace !== null && { workplace }),
    ...(added.length > 0 && { added }),
  };
};

/** The reverse; fields that the talent pool does not filter by are dropped. */
export const searchOf = (filter: CandidateFilter): Asked =>
  ({
    q: filter.q || null,
    skills: filter.skills_inc_any ?? [],
    experienceFrom: filter.experience_gte ?? null,
    experienceTo: filter.experience_lte ?? null,
    location: filter.city || filter.location || null,
    availability: filter.availability || null,
    rateUpTo: filter.rateUpTo ?? null,
    currency: filter.rateUpTo == null ? null : filter.rateCurrency,
    freeBy: filter.freeBy || null,
    country: filter.country || null,
    providerId: filter.companyId || null,
    languages: [filter.speaks ?? []].flat(),
    within: filter.within ?? null,
    overlapHours: filter.overlapHours ?? null,
    overlapZone: filter.overlapHours == null ? null : filter.overlapZone,
    jobType: filter.openTo || null,
    workplace: filter.workplace || null,
    added: [filter.added ?? []].flat(),
  }) as Asked;

/** Candidates listed after this time are new to the search. */
export const knownUntil = ({ knownUntil: until, createdAt }: SavedSearch): string => until ?? createdAt;

/** The list of candidates added since. */
export const newMatches = (search: SavedSearch, since = knownUntil(search)): CandidateFilter => ({
  ...filterOf(search),
  listedAt_gt: since,
});
