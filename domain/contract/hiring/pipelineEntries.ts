import type { Faults } from '../../messages/message.ts';
import { daysBetween } from '../../time/days.ts';
import {
  currency,
  date,
  flag,
  longText,
  money,
  oneOf,
  optional,
  reference,
  skillList,
  text,
  whole,
} from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';
import { operators } from '../seenBy.ts';

/** Stages of the recruitment pipeline, in order; the ids are the stored values. */
export const stages = ['sourcing', 'screening', 'interview', 'offer', 'hired'] as const;
export type Stage = (typeof stages)[number];
export const outcomes = ['Live', 'Rejected', 'Withdrawn'] as const;

/** Whether one day is earlier than another; false if one is unknown. */
const isBefore = (day: string | null, other: string | null): boolean => !!day && !!other && day < other;

/**
 * A candidate in a recruiter's pipeline. Details from the provider are stored as last seen, so that they stay
 * readable after the candidate is placed elsewhere or no longer listed.
 */
export const pipelineEntries = defineNoun({
  name: 'pipelineEntries',
  label: 'Pipeline Entry',
  plural: 'Recruitment Pipeline',
  prefix: 'PE',
  fields: {
    companyId: reference('Company', 'companies'),
    jobId: optional(reference('Job', 'jobs')),
    candidateId: reference('Candidate', 'candidates'),
    /** The accepted proposal that the entry was made from. */
    proposalId: optional(reference('Proposal', 'proposals', 'kept')),
    name: text('Name'),
    title: text('Title'),
    providerId: reference('Provider', 'companies'),
    skills: skillList('Skills'),
    experience: whole('Experience (years)', 0, 60),
    location: text('Location'),
    stage: oneOf('Stage', stages),
    outcome: oneOf('Outcome', outcomes),
    outcomeReason: optional(text('Reason', 500)),
    addedDate: date('Added'),
    source: text('Source', 60),
    matchScore: optional(whole('Match Score', 0, 100)),
    screeningNotes: optional(longText('Screening Notes')),
    interviewDate: optional(date('Interview Date')),
    interviewer: optional(text('Interviewer')),
    offerAmount: optional(money('Offer Amount')),
    offerDate: optional(date('Offer Date')),
    hireDate: optional(date('Hire Date')),
    daysToHire: optional(whole('Days to Hire')),
    startDate: optional(date('Start Date')),
    /** The age, in days, at which the hire was last asked about; 0 before that. */
    reviewedDays: whole('Reviewed After (days)', 0, 365),
    currency: currency(),
    /** The name is that of a masked candidate, whose provider the recruiter does not know yet. */
    masked: operators(flag('Masked')),
  },
  fixed: ['companyId', 'candidateId', 'jobId', 'proposalId'],
  serverSet: [
    'name',
    'title',
    'providerId',
    'skills',
    'experience',
    'location',
    'addedDate',
    'matchScore',
    'daysToHire',
    'reviewedDays',
    'masked',
  ],
  defaults: { currency: 'USD', source: 'Talent Pool', masked: false },
  inCharge: [],
  search: ['name', 'title'],
  title: 'name',
  lifecycles: [
    { field: 'stage', initial: stages, moves: anyMove(stages, ['recruiter', 'admin']) },
    { field: 'outcome', initial: ['Live'], moves: anyMove(outcomes, ['recruiter', 'admin']) },
  ],
  stamps: [{ field: 'stage', to: 'hired', writes: 'hireDate', as: 'date', once: true }],
  /** Returning to the pipeline clears the reason; the history keeps it. */
  derive: (entry) => ({
    ...(entry.outcome === 'Live' && { outcomeReason: null }),
    daysToHire:
      isHired(entry) && entry.hireDate ? Math.max(0, daysBetween(entry.addedDate, entry.hireDate)) : null,
  }),
  check: ({ outcome, outcomeReason, offerDate, hireDate, startDate }): Faults => ({
    ...(outcome !== 'Live' && !outcomeReason && { outcomeReason: 'value.reason-needed' }),
    ...(isBefore(hireDate, offerDate) && { hireDate: 'pipeline.before-offer' }),
    ...(isBefore(startDate, offerDate) && { startDate: 'pipeline.before-offer' }),
  }),
});
/** Whether the candidate is hired. */
export const isHired = ({ stage, outcome }: Record<string, unknown>): boolean =>
  stage === 'hired' && outcome === 'Live';

type Keys = Pick<PipelineEntry, 'jobId' | 'proposalId'>;

/** Of the entries of a candidate, the one of a proposal: made from it, or for its job and from no proposal. */
export const entryOf = <E extends Keys>(entries: readonly E[], { proposalId, jobId }: Keys): E | undefined =>
  entries.find((entry) => proposalId !== null && entry.proposalId === proposalId) ??
  entries.find((entry) => jobId !== null && entry.jobId === jobId && entry.proposalId === null);

export type PipelineEntry = RowOf<typeof pipelineEntries>;
