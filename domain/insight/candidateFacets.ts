import { freeAgain } from '../contract/candidates/bookings.ts';
import type { Candidate } from '../contract/candidates/candidates.ts';
import { isOpenTo, jobTypes } from '../contract/candidates/jobTypes.ts';
import { workplaces } from '../contract/candidates/workplaces.ts';
import { isKnownFact } from '../matching/addedCriteria.ts';
import { type FacetName, facetNames } from './facetsAsked.ts';

/** So many of the candidates that match a filter are counted; the newest first. */
export const mostCounted = 10_000;

/** A value that candidates have, and how many of them. */
export type FacetCount = { value: string; count: number };

/** The values of each facet among the candidates that match a filter, the most frequent first. */
export type CandidateFacets = Record<FacetName, FacetCount[]> & {
  /** How many candidates were counted, and whether there are more. */
  counted: number;
  more: boolean;
};

/** Years of experience in bands; the last one has no end. */
export const experienceBands = [
  { from: 0, to: 2 },
  { from: 3, to: 5 },
  { from: 6, to: 9 },
  { from: 10, to: 14 },
  { from: 15, to: null },
] as const;
export const bandName = ({ from, to }: { from: number; to: number | null }): string => `${from}-${to ?? ''}`;
const bandOf = (years: number): string =>
  bandName(experienceBands.findLast(({ from }) => years >= from) ?? experienceBands[0]);

/** The last part of a location: "Austin, United States" is in the United States. */
export const countryOf = (location: string): string => location.slice(location.lastIndexOf(', ') + 1).trim();

export const facetFields = [
  'skills',
  'location',
  'availability',
  'bookedUntil',
  'experience',
  'companyId',
  'languages',
  'jobTypes',
  'workplaces',
  'addedFacts',
] as const;
type Counted = Pick<Candidate, (typeof facetFields)[number]>;

/** Values beyond these are rare ones. */
const mostValues: Record<FacetName, number> = {
  skills: 100,
  country: 100,
  availability: 10,
  experience: 10,
  companyId: 100,
  language: 100,
  jobType: 10,
  workplace: 10,
  added: 500,
};

/** Counts the facets of at most `mostCounted` candidates. */
export const countFacets = (found: readonly Counted[], today: string): CandidateFacets => {
  const candidates = found.slice(0, mostCounted);
  const counts = Object.fromEntries(facetNames.map((name) => [name, new Map<string, number>()])) as Record<
    FacetName,
    Map<string, number>
  >;
  const add = (name: FacetName, value: string) => counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
  for (const { skills, location, availability, bookedUntil, experience, companyId, ...facts } of candidates) {
    for (const skill of skills) add('skills', skill);
    add('country', countryOf(location));
    if (freeAgain({ bookedUntil }, today) === null) add('availability', availability);
    add('experience', bandOf(experience));
    add('companyId', companyId);
    for (const language of new Set(facts.languages?.map((one) => one.language))) add('language', language);
    for (const type of jobTypes) if (isOpenTo(facts.jobTypes, type)) add('jobType', type);
    for (const workplace of workplaces)
      if (isOpenTo(facts.workplaces, workplace)) add('workplace', workplace);
    for (const fact of facts.addedFacts) if (isKnownFact(fact)) add('added', fact);
  }
  const ordered = (name: FacetName): FacetCount[] =>
    [...counts[name]]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, mostValues[name]);
  return {
    skills: ordered('skills'),
    country: ordered('country'),
    availability: ordered('availability'),
    experience: ordered('experience'),
    companyId: ordered('companyId'),
    language: ordered('language'),
    jobType: ordered('jobType'),
    workplace: ordered('workplace'),
    added: ordered('added'),
    counted: candidates.length,
    more: found.length > candidates.length,
  };
};
