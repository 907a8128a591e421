import { emailList } from './emailList.ts';
import { date, instant, matching, oneOf, optional, reference, text, timeZone } from './fields.ts';
import { anyMove, defineNoun, type RowOf } from './noun.ts';
import { reportFormats } from './reports.ts';

export const frequencies = ['Daily', 'Weekly', 'Monthly', 'Quarterly'] as const;
export const scheduleStatuses = ['Active', 'Paused'] as const;

/** When a report is made again, in which format, and who gets a mail that it is there. */
export const reportSchedules = defineNoun({
  name: 'reportSchedules',
  label: 'Scheduled Report',
  plural: 'Scheduled Reports',
  prefix: 'RS',
  fields: {
    name: text('Name', 100),
    /** The one whose question is asked again each time, as it then stands. */
    reportId: reference('Report', 'reports'),
    frequency: oneOf('Frequency', frequencies),
    /** Its weekday, or its day of the month, is that of every run. */
    startsOn: date('First Day'),
    time: matching('Time', /^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 06:30'),
    timeZone: timeZone(),
    format: oneOf('Format', reportFormats),
    recipients: emailList('Recipients', 20),
    status: oneOf('Status', scheduleStatuses),
    /** None while it is paused. */
    nextRun: optional(instant('Next Run')),
    lastRun: optional(instant('Last Run')),
    /** Who set its times last: its reports are made with this person's eyes, who hears of those that fail. */
    authorId: optional(reference('Scheduled By', 'users', 'kept')),
  },
  serverSet: ['nextRun', 'lastRun', 'authorId'],
  fixed: ['reportId'],
  defaults: { frequency: 'Monthly', time: '06:00', timeZone: 'UTC', format: 'PDF' },
  search: ['name'],
  title: 'name',
  lifecycles: [{ field: 'status', initial: ['Active'], moves: anyMove(scheduleStatuses, ['admin']) }],
});
export type ReportSchedule = RowOf<typeof reportSchedules>;
