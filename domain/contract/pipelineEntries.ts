import { currency, date, longText, money, oneOf, optional, reference, text, whole } from './fields.ts';
import { anyMove, defineNoun, type RowOf } from './noun.ts';

/** Stages of the recruitment pipeline, in their order; the ids are the stored values. */
export const stages = ['sourcing', 'screening', 'interview', 'offer', 'hired'] as const;
export type Stage = (typeof stages)[number];
export const outcomes = ['Live', 'Rejected', 'Withdrawn'] as const;

/** One person's way through one recruiter's pipeline. */
export const pipelineEntries = defineNoun({
  name: 'pipelineEntries',
  label: 'Pipeline Entry',
  plural: 'Recruitment Pipeline',
  prefix: 'PE',
  fields: {
    companyId: reference('Company', 'companies'),
    jobId: optional(reference('Job', 'jobs')),
    candidateId: reference('Candidate', 'candidates'),
    name: text('Name'),
    title: text('Title'),
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
    startDate: optional(date('Start Date')),
    currency: currency(),
  },
  fixed: ['companyId', 'candidateId', 'jobId'],
  serverSet: ['name', 'title', 'addedDate', 'matchScore'],
  defaults: { currency: 'USD', source: 'Talent Pool' },
  search: ['name', 'title'],
  title: 'name',
  lifecycles: [
    { field: 'stage', initial: stages, moves: anyMove(stages, ['recruiter', 'admin']) },
    { field: 'outcome', initial: ['Live'], moves: anyMove(outcomes, ['recruiter', 'admin']) },
  ],
});
export type PipelineEntry = RowOf<typeof pipelineEntries>;
