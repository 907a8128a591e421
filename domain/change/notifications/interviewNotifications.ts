import type { Company } from '../../contract/accounts/companies.ts';
import type { Interview } from '../../contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../contract/hiring/pipelineEntries.ts';
import type { Due } from '../../query/due.ts';
import { dayLength } from '../../time/days.ts';
import type { Effect } from '../effect.ts';
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
  { companyId, entryId, startsAt, timeZone, interviewer, place }: Interview,
  { name }: Pick<PipelineEntry, 'name'>,
  company: Pick<Company, 'timeZone'>,
): Effect & { kind: 'notifyCompany' } => ({
  kind: 'notifyCompany',
  companyId,
  from: null,
  notification: {
    key: 'interviewReminders',
    code: 'interviewSoon',
    values: { name, when: { at: startsAt, zone: company.timeZone ?? timeZone } satisfies Moment },
    body: [interviewer, place].filter(Boolean).join(' · '),
    link: `/recruiter/pipeline/${entryId}/show`,
  },
});
