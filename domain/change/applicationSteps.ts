import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { newRow } from './admission.ts';
import type { Context } from './context.ts';
import type { DealEvent } from './dealTitles.ts';
import { afterReading, type Effect } from './effect.ts';
import { asSeen } from './pipelineEntry.ts';

/** Effects of an application: counters, notifications, and a pipeline entry once it is accepted. */
export const applicationEffects = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Effect[] => {
  if (name !== 'applications' || !after) return [];
  if (!before)
    return [
      { kind: 'count', noun: 'jobs', id: String(after.jobId), field: 'applications' },
      toRecruiter(after, 'newApplication', after.message),
    ];
  if (before.status === after.status) return [];
  if (after.status === 'Withdrawn') return [toRecruiter(after, 'withdrawnApplication', null)];
  if (after.status === 'In Pipeline')
    return [entryFor(after, context), toProvider(after, 'takenApplication', null)];
  return [toProvider(after, 'declinedApplication', after.reason)];
};

const wordsOf = ({ name, job }: Row) => ({ name, job });

const toRecruiter = (row: Row, event: DealEvent, body: unknown): Effect => ({
  kind: 'notifyCompany',
  companyId: String(row.recruiterId),
  from: String(row.providerId),
  notification: {
    key: 'applicationUpdates',
    event,
    words: wordsOf(row),
    body: body as string | null,
    link: `/recruiter/jobs/${row.jobId}/show`,
  },
});

const toProvider = (row: Row, event: DealEvent, body: unknown): Effect => ({
  kind: 'notifyCompany',
  companyId: String(row.providerId),
  from: String(row.recruiterId),
  notification: {
    key: 'recruiterRequests',
    event,
    words: wordsOf(row),
    body: (body ?? null) as string | null,
    link: '/provider/applications',
  },
});

export const jobPostingSource = 'Job Posting';

/** A candidate who is already in the pipeline for this job is not added again. */
const entryFor = (application: Row, context: Context): Effect => {
  const { recruiterId, jobId, candidateId, currency, message } = application;
  const entry = { companyId: recruiterId, jobId, candidateId };
  return afterReading(
    [
      ['candidates', { id: candidateId }],
      ['pipelineEntries', { ...entry, outcome: 'Live' }],
    ],
    ([people, live]) => {
      const [person] = people;
      if (!person || live.length) return [];
      const chosen = { ...entry, currency, source: jobPostingSource, screeningNotes: message };
      const row = {
        ...newRow('pipelineEntries', context, chosen),
        ...asSeen(person),
        matchScore: context.matchScore ?? null,
      };
      return [{ kind: 'create', noun: 'pipelineEntries', row, following: () => [] }];
    },
  );
};
