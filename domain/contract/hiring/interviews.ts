import {
  email,
  instant,
  longText,
  oneOf,
  optional,
  reference,
  skillList,
  text,
  timeZone,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { interviewerList } from './interviewers.ts';

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
    /** The job of the pipeline entry. */
    jobId: optional(reference('Job', 'jobs', 'kept')),
    startsAt: instant('Starts', { from: 2000, to: 2099 }),
    minutes: whole('Minutes', 5, longestInterview),
    timeZone: timeZone(),
    interviewer: text('Interviewer'),
    interviewerEmail: optional(email('Interviewer’s Email')),
    /** Who interviews together with the lead, the `interviewer`. */
    panel: interviewerList('Other Interviewers'),
    place: optional(text('Location', 200)),
    status: oneOf('Status', interviewStatuses),
    notes: optional(longText('Notes')),
    /** The skills that this interview is to assess, of those that its scorecards rate; all of them if empty. */
    focus: skillList('Focus'),
    /** Questions and preparation. The invitation leaves it out, as candidates may get to read it. */
    kit: optional(longText('Interview Kit')),
    authorId: optional(reference('Scheduled By', 'users', 'kept')),
    scorecards: whole('Scorecards'),
    remindedOf: optional(instant('Reminder Sent For')),
  },
  fixed: ['companyId', 'entryId'],
  serverSet: ['jobId', 'authorId', 'scorecards', 'remindedOf'],
  defaults: { minutes: 60, timeZone: 'UTC', panel: [], focus: [] },
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
