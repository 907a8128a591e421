import { instant, list, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/** How many candidates of a search count as its top. */
export const firstPlaces = 10;

/**
 * A recruiter's matching search. Its record is stored beside the row: criteria, weights, versions and
 * results, enough to reproduce it.
 */
export const searches = defineNoun({
  name: 'searches',
  label: 'Search',
  plural: 'Searches',
  prefix: 'SRC',
  fields: {
    companyId: reference('Company', 'companies'),
    userId: reference('User', 'users', 'kept'),
    jobId: optional(reference('Job', 'jobs', 'kept')),
    jobTitle: optional(text('Job Title')),
    skills: list('Skills', 1000),
    visible: whole('Candidates Seen'),
    passed: whole('Candidates Passed'),
    shown: whole('Candidates Shown'),
    best: optional(whole('Best Score', 0, 100)),
    /** Ids of the first candidates, from which the fairness of the matching is measured. */
    firstTen: list('First Ten', firstPlaces, 40),
    engine: text('Engine', 40),
    dictionary: text('Dictionary', 80),
    at: instant('Searched'),
  },
  search: [],
  title: 'id',
});
export type Search = RowOf<typeof searches>;
