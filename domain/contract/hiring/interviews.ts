import { email, instant, longText, oneOf, optional, reference, text, timeZone, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const interviewStatuses = ['Scheduled', 'Completed', 'Cancelled'] as const;

/** In minutes. */
export const longestInterview = 600;

/**
 * An interview at a set time, shown in an IANA time zone. `remindedOf` is the start time of the last
 * reminder.
 */
export const interviews = defineNoun({
  name: 'interviews',
  label: 'Interview',
  plural: 'Interviews',
  prefix: 'IV',
  fields: {
    companyId: reference('Company', 'companies'),
    entryId: reference('Pipeline Entry', 'pipelineEntries', 'removed'),
    startsAt: instant('Starts', { from: 2000, to: 2099 }),
    minutes: whole('Minutes', 5, longestInterview),
    timeZone: timeZone(),
    interviewer: text('Interviewer'),
    interviewerEmail: optional(email('Interviewer’s Email')),
    place: optional(text('Location', 200)),
    status: oneOf('Status', interviewStatuses),
    notes: optional(longText('Notes')),
    authorId: optional(reference('Scheduled By', 'users', 'kept')),
    scorecards: whole('Scorecards'),
    remindedOf: optional(instant('Reminder Sent For')),
  },
  fixed: ['companyId', 'entryId'],
  serverSet: ['authorId', 'scorecards', 'remindedOf'],
  defaults: { minutes: 60, timeZone: 'UTC' },
  inCharge: ['authorId'],
  search: ['interviewer'],
  title: 'id',
  lifecycles: [
    {
      field: 'status',
      initial: ['Scheduled'],
      moves: { Scheduled: { Completed: ['recruiter', 'admin'], Cancelled: ['recruiter', 'admin'] } },
    },
  ],
});
export type Interview = RowOf<typeof interviews>;
