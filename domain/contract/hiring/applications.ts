import type { Faults } from '../../messages/message.ts';
import { currency, date, flag, longText, money, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, nobody, operators } from '../seenBy.ts';

const applicationStatuses = ['Received', 'In Pipeline', 'Declined', 'Withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** An active application: each candidate has at most one per job. */
const isSubmitted = (status: unknown): boolean => status === 'Received' || status === 'In Pipeline';

/** Set while an application is active, and unique, so that a candidate is submitted once for a job. */
export const submittalKeyOf = ({ jobId, candidateId }: Pick<Record<string, unknown>, string>): string =>
  `${jobId} ${candidateId}`;

/**
 * A provider submits one of its candidates for a job. The row copies the names of the job and the candidate,
 * as the provider may not see a job that has closed, nor the recruiter a candidate who is no longer listed.
 */
export const applications = defineNoun({
  name: 'applications',
  label: 'Application',
  plural: 'Applications',
  prefix: 'APP',
  scattered: true,
  fields: {
    jobId: both(reference('Job', 'jobs')),
    recruiterId: both(reference('Recruiter', 'companies')),
    providerId: both(reference('Provider', 'companies')),
    candidateId: both(reference('Resource', 'candidates')),
    job: both(text('Job Title')),
    name: both(text('Candidate')),
    title: both(text('Title')),
    rate: both(money('Hourly Rate')),
    currency: both(currency()),
    message: both(optional(longText('Message', 2000))),
    status: both(oneOf('Status', applicationStatuses)),
    reason: both(optional(longText('Reason', 1000))),
    received: both(date('Received')),
    decided: both(optional(date('Decided'))),
    submittalKey: nobody(optional(text('Submittal Key', 90))),
    masked: operators(flag('Masked')),
    maskedName: operators(optional(text('Masked Name'))),
    maskedMessage: operators(optional(longText('Masked Message', 2000))),
  },
  fixed: ['jobId', 'providerId', 'candidateId'],
  serverSet: [
    'recruiterId',
    'job',
    'name',
    'title',
    'received',
    'decided',
    'submittalKey',
    'masked',
    'maskedName',
    'maskedMessage',
  ],
  defaults: { currency: 'USD', masked: false },
  unique: ['submittalKey'],
  search: ['job', 'name', 'title'],
  title: 'name',
  lifecycles: [
    {
      field: 'status',
      initial: ['Received'],
      moves: {
        Received: { 'In Pipeline': ['recruiter'], Declined: ['recruiter'], Withdrawn: ['provider'] },
      },
    },
  ],
  stamps: [
    { field: 'status', to: 'In Pipeline', writes: 'decided', as: 'date' },
    { field: 'status', to: 'Declined', writes: 'decided', as: 'date' },
    { field: 'status', to: 'Withdrawn', writes: 'decided', as: 'date' },
  ],
  derive: (row) => ({ submittalKey: isSubmitted(row.status) ? submittalKeyOf(row) : null }),
  check: ({ status, reason }): Faults =>
    status === 'Declined' && reason === null ? { reason: 'value.reason-needed' } : {},
  frozen: ({ status }) => (status === 'Received' ? null : 'applications.closed'),
});
export type Application = RowOf<typeof applications>;
