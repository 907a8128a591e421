import type { NounName } from '../contract/index.ts';
import { nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { createSchema } from '../contract/noun.ts';
import type { Consequence } from './consequences.ts';
import type { Context, Values } from './context.ts';
import { firstValues } from './firstValues.ts';
import type { Notice } from './notices.ts';

/** What an application brings with it: it counts, it is told, and once taken it stands in the pipeline. */
export const applicationConsequences = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Consequence[] => {
  if (name !== 'applications' || !after) return [];
  if (!before)
    return [
      { kind: 'count', noun: 'jobs', id: String(after.jobId), field: 'applications' },
      toRecruiter(after, 'newApplication', after.message),
    ];
  if (before.status === after.status) return [];
  if (after.status === 'Withdrawn') return [toRecruiter(after, 'withdrawnApplication', null)];
  const told = toProvider(after, after.status === 'Declined' ? after.reason : null);
  return after.status === 'In Pipeline' ? [entryFor(after, context), told] : [told];
};

const wordsOf = ({ name, job, status }: Row) => ({ name, job, state: status });

const toRecruiter = (row: Row, event: Notice['event'], body: unknown): Consequence => ({
  kind: 'notify',
  companyId: String(row.recruiterId),
  from: String(row.providerId),
  notice: {
    key: 'applicationUpdates',
    event,
    words: wordsOf(row),
    body: body as string | null,
    link: `/recruiter/jobs/${row.jobId}/show`,
  },
});

const toProvider = (row: Row, body: unknown): Consequence => ({
  kind: 'notify',
  companyId: String(row.providerId),
  from: String(row.recruiterId),
  notice: {
    key: 'recruiterRequests',
    event: 'movedApplication',
    words: wordsOf(row),
    body: body as string | null,
    link: '/provider/applications',
  },
});

export const jobPostingSource = 'Job Posting';

const entryFor = (row: Row, context: Context): Consequence => ({
  kind: 'create',
  noun: 'pipelineEntries',
  row: entryRow(row, context),
  following: () => [],
});

const entryRow = (
  { recruiterId, jobId, candidateId, name, title, currency, message }: Row,
  context: Context,
): Values => {
  const noun = nounOf('pipelineEntries');
  const chosen = createSchema(noun).parse({
    companyId: recruiterId,
    jobId,
    candidateId,
    currency,
    source: jobPostingSource,
    screeningNotes: message,
  }) as Values;
  return { ...firstValues(noun, context), ...chosen, name, title };
};
