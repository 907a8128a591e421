import { instant, list, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

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
    engine: text('Engine', 40),
    dictionary: text('Dictionary', 80),
    at: instant('Searched'),
  },
  search: [],
  title: 'id',
});
export type Search = RowOf<typeof searches>;
