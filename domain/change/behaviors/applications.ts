import { aliasOf, hiddenName, isMaskedFor } from '../../access/masks.ts';
import { submittalKeyOf } from '../../contract/hiring/applications.ts';
import { isOpenOn } from '../../contract/hiring/jobs.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import { checkFirstClaim } from '../deals/claims.ts';
import { maskedWords, secretsWithProvider } from '../deals/maskedWords.ts';
import { asSeen } from '../deals/pipelineEntry.ts';
import { afterReading, type Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { activityOf, byStatus, sides } from '../notifications/activities.ts';
import type { NotificationCode } from '../notifications/notificationTitle.ts';

export const applications: Behavior<Rows['applications']> = {
  link: async (row, reader, context) => (row.id ? {} : putForward(row, reader, context)),
  prefetch: async ({ jobId, candidateId }, changes, reader) => {
    if (changes.status !== 'In Pipeline') return {};
    const job = await reader.find('jobs', jobId);
    return { matchScore: (job && (await reader.matchScore?.(job, candidateId))) ?? null };
  },
  effects: (before, after, context) => (after ? applicationEffects(before, after, context) : []),
  activity: {
    of: activityOf(
      ({ name, job, title }) => ({ words: { name, job }, about: title }),
      (before, after) => {
        if (!after) return 'applicationRemoved';
        if (!before) return { event: 'applicationReceived', status: 'In Progress' };
        return (
          byStatus(before, after, {
            'In Pipeline': { event: 'applicationTaken', status: 'Approved' },
            Declined: 'applicationDeclined',
            Withdrawn: 'applicationWithdrawn',
          }) ?? 'applicationUpdated'
        );
      },
    ),
    names: sides,
  },
};

/**
 * A new application: to an open job, for a listed candidate of one's own who has not been submitted for it
 * yet.
 */
const putForward = async (row: Values, reader: Reader, { name: author, now }: Context): Promise<Values> => {
  const [job, candidate, submitted] = await Promise.all([
    reader.find('jobs', String(row.jobId)),
    reader.find('candidates', String(row.candidateId)),
    reader.findBy('applications', 'submittalKey', submittalKeyOf(row)),
  ]);
  if (!job || !isOpenOn(job, String(row.received))) throw Conflict('jobs.closed');
  if (candidate?.companyId !== row.providerId) throw Invalid({ candidateId: 'candidates.not-on-your-bench' });
  if (!candidate?.listed) throw Invalid({ candidateId: 'candidates.publish-first' });
  if (submitted) throw Invalid({ candidateId: 'applications.twice' });
  const { candidateId, providerId, jobId } = row;
  await checkFirstClaim({ candidateId, providerId, jobId }, now, reader);
  const masked = isMaskedFor(candidate, job.companyId);
  const secrets = masked ? await secretsWithProvider(candidate, candidate.companyId, reader, author) : null;
  return {
    recruiterId: job.companyId,
    job: job.title,
    name: candidate.name,
    title: candidate.title,
    masked,
    maskedName: masked ? aliasOf(candidate) : null,
    maskedMessage: maskedWords(row.message, secrets),
  };
};

/** Effects of an application: counters, notifications, and a pipeline entry once it is accepted. */
const applicationEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  if (!before)
    return [
      { kind: 'count', noun: 'jobs', id: String(after.jobId), field: 'applications' },
      toRecruiter(after, 'newApplication', messageOf(after)),
    ];
  if (before.status === after.status) return [];
  if (after.status === 'Withdrawn') return [toRecruiter(after, 'withdrawnApplication', null)];
  if (after.status === 'In Pipeline')
    return [entryFor(after, context), toProvider(after, 'takenApplication', null)];
  return [toProvider(after, 'declinedApplication', after.reason)];
};

/** The provider's message as the recruiter reads it. */
const messageOf = ({ masked, maskedMessage, message }: Row) => (masked ? (maskedMessage ?? null) : message);

const wordsOf = ({ name, job }: Row) => ({ name, job });

const toRecruiter = (row: Row, code: NotificationCode, body: unknown): Effect => ({
  kind: 'notifyCompany',
  companyId: String(row.recruiterId),
  from: row.masked ? null : String(row.providerId),
  notification: {
    key: 'applicationUpdates',
    code,
    values: row.masked ? { ...wordsOf(row), name: row.maskedName, company: hiddenName } : wordsOf(row),
    body: body as string | null,
    link: `/recruiter/jobs/${row.jobId}/show`,
  },
});

const toProvider = (row: Row, code: NotificationCode, body: unknown): Effect => ({
  kind: 'notifyCompany',
  companyId: String(row.providerId),
  from: String(row.recruiterId),
  notification: {
    key: 'recruiterRequests',
    code,
    values: wordsOf(row),
    body: (body ?? null) as string | null,
    link: '/provider/applications',
  },
});

const jobPostingSource = 'Job Posting';

/** A candidate who is already in the pipeline for this job is not added again. */
const entryFor = (application: Row, context: Context): Effect => {
  const { recruiterId, jobId, candidateId, currency } = application;
  const entry = { companyId: recruiterId, jobId, candidateId };
  return afterReading(
    [
      ['candidates', { id: candidateId }],
      ['pipelineEntries', { ...entry, outcome: 'Live' }],
    ],
    ([people, live]) => {
      const [person] = people;
      if (!person || live.length) return [];
      const chosen = { ...entry, currency, source: jobPostingSource, screeningNotes: messageOf(application) };
      const row = {
        ...newRow('pipelineEntries', context, chosen),
        ...asSeen(person, recruiterId),
        matchScore: context.matchScore ?? null,
      };
      return [{ kind: 'create', noun: 'pipelineEntries', row, following: () => [] }];
    },
  );
};
