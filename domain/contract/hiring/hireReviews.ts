import { date, flag, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, providers, recruiters } from '../seenBy.ts';

/** Days after a hire on which both sides are asked how it goes. */
export const reviewDays = [30, 90] as const;
export const mostStars = 5;

/**
 * Two questions about a hire, 30 and 90 days after it, each answered with one to five stars: the recruiter rates
 * the work, and the provider how satisfied its employee is. `hired` is false once the hire was undone.
 */
export const hireReviews = defineNoun({
  name: 'hireReviews',
  label: 'Hire Review',
  plural: 'Hire Reviews',
  prefix: 'HR',
  fields: {
    companyId: both(reference('Recruiter', 'companies')),
    providerId: both(reference('Provider', 'companies')),
    entryId: both(reference('Pipeline Entry', 'pipelineEntries', 'removed')),
    name: both(text('Name')),
    title: both(text('Title')),
    days: both(whole('Days After Hire', 1, 365)),
    hireDate: both(date('Hire Date')),
    askedDate: both(date('Asked')),
    hired: both(flag('Still Hired')),
    masked: providers(flag('Masked')),
    quality: recruiters(optional(whole('Quality of Hire', 1, mostStars))),
    qualityDate: recruiters(optional(date('Quality Rated'))),
    satisfaction: both(optional(whole('Candidate Satisfaction', 1, mostStars))),
    satisfactionDate: both(optional(date('Satisfaction Rated'))),
  },
  serverSet: [
    'companyId',
    'providerId',
    'entryId',
    'name',
    'title',
    'days',
    'hireDate',
    'askedDate',
    'hired',
    'qualityDate',
    'satisfactionDate',
    'masked',
  ],
  defaults: { masked: false },
  search: ['name'],
  title: 'name',
});
export type HireReview = RowOf<typeof hireReviews>;
