import type { Company } from '../../contract/accounts/companies.ts';
import { interviewersOf } from '../../contract/hiring/interviewers.ts';
import type { InterviewParticipant } from '../../contract/hiring/interviewParticipants.ts';
import type { Interview } from '../../contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../contract/hiring/pipelineEntries.ts';
import type { Due } from '../../query/due.ts';
import { dayLength } from '../../time/days.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import type { NotificationContent } from './notificationRows.ts';
import type { Moment } from './notificationTitle.ts';

/**
 * Interviews that start within a day, once per interview and start time: a rescheduled interview is reminded
 * of again, a canceled one never.
 */
export const interviewsToRemind: Due<'interviews'> = {
  noun: 'interviews',
  order: 'startsAt',
  where: (now) => [
    ['status', '=', 'Scheduled'],
    ['startsAt', '>', now.toISOString()],
    ['startsAt', '<=', new Date(now.getTime() + dayLength).toISOString()],
    ['remindedOf', '<>', { field: 'startsAt' }],
  ],
};

/** The reminder for the people of the interview's company, in their company's time zone. */
export const interviewReminder = (
  interview: Interview,
  entry: Pick<PipelineEntry, 'name'>,
  company: Pick<Company, 'timeZone'>,
): Effect & { kind: 'notifyCompany' } => ({
  kind: 'notifyCompany',
  companyId: interview.companyId,
  from: null,
  notification: contentOf('interviewSoon', interview, entry, company),
});

/** Tells the recruiter who scheduled an interview that a participant declines it, without who of the provider does. */
export const interviewDeclined = (
  { part, name: person }: Pick<InterviewParticipant, 'part' | 'name'>,
  interview: Interview,
  entry: Pick<PipelineEntry, 'name'>,
  company: Pick<Company, 'timeZone'>,
): Effect => {
  const code = part === 'Provider' ? 'interviewDeclinedByProvider' : 'interviewDeclined';
  const { values, ...content } = contentOf(code, interview, entry, company);
  return {
    kind: 'notifyCompany',
    companyId: interview.companyId,
    from: null,
    notification: { ...content, values: { ...values, person } },
    ...(interview.authorId && { to: interview.authorId }),
  };
};

type InterviewerCode =
  | 'interviewSoon'
  | 'interviewAssigned'
  | 'interviewAssignedMoved'
  | 'interviewAssignedCancelled'
  | 'interviewUnassigned'
  | 'interviewDeclined'
  | 'interviewDeclinedByProvider';

const contentOf = (
  code: InterviewerCode,
  interview: Interview,
  { name }: Pick<PipelineEntry, 'name'>,
  { timeZone }: Pick<Company, 'timeZone'>,
): NotificationContent => ({
  key: 'interviewReminders',
  code,
  values: {
    name,
    when: { at: interview.startsAt, zone: timeZone ?? interview.timeZone } satisfies Moment,
  },
  body: [namesOf(interview), interview.place].filter(Boolean).join(' · '),
  link: `/recruiter/pipeline/${interview.entryId}/show`,
});

const namesOf = (interview: Interview): string =>
  interviewersOf(interview)
    .map(({ name }) => name)
    .join(', ');

/** Addresses of those who are to hold the interview; nobody once it is called off or over. */
const expectedAt = (interview: Interview | null): readonly (string | null)[] =>
  interview?.status === 'Scheduled' ? interviewersOf(interview).map(({ email }) => email) : [];

/**
 * Notifies those of the company who interview: when they are put on an interview or taken off it, and when it moves or
 * is canceled. They are found by their address among the company's own people, so no one elsewhere is notified. Unlike the
 * provider, they also learn that it is canceled because the candidate has left the pipeline. Their mail is the invitation.
 */
export const interviewerNotifications = (
  before: Interview | null,
  after: Interview | null,
  { now }: Context,
): Effect[] => {
  const interview = after ?? before;
  const [were, are] = [expectedAt(before), expectedAt(after)];
  if (!interview || interview.startsAt <= now.toISOString() || (were.length === 0 && are.length === 0))
    return [];
  const codeFor = (email: string): InterviewerCode | undefined => {
    if (!were.includes(email)) return are.includes(email) ? 'interviewAssigned' : undefined;
    if (are.length === 0) return after?.status === 'Completed' ? undefined : 'interviewAssignedCancelled';
    if (!are.includes(email)) return 'interviewUnassigned';
    return before?.startsAt === after?.startsAt ? undefined : 'interviewAssignedMoved';
  };
  const { companyId, entryId } = interview;
  return [
    afterReading(
      [
        ['pipelineEntries', { id: entryId }],
        ['companies', { id: companyId }],
        ['users', { companyId, status: 'Active' }],
      ],
      ([entries, companies, users]) =>
        users.flatMap(({ id, email }): Effect[] => {
          const code = codeFor(email);
          const [entry, company] = [entries[0], companies[0]];
          if (!code || !entry || !company) return [];
          const notification = contentOf(code, interview, entry, company);
          return [{ kind: 'notifyCompany', companyId, from: null, to: id, notification, unmailed: true }];
        }),
    ),
  ];
};
