import { emailList } from '../emailList.ts';
import { date, instant, matching, oneOf, optional, reference, text, timeZone } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';
import { reportFormats } from './reports.ts';

export const frequencies = ['Daily', 'Weekly', 'Monthly', 'Quarterly'] as const;
const scheduleStatuses = ['Active', 'Paused'] as const;

/** When a report is created again, in which format, and who is notified by mail. */
export const reportSchedules = defineNoun({
  name: 'reportSchedules',
  label: 'Scheduled Report',
  plural: 'Scheduled Reports',
  prefix: 'RS',
  fields: {
    name: text('Name', 100),
    /** The report whose current query is used for each run. */
    reportId: reference('Report', 'reports'),
    frequency: oneOf('Frequency', frequencies),
    /** Its weekday or day of the month applies to every run. */
    startsOn: date('First Day'),
    time: matching('Time', /^([01]\d|2[0-3]):[0-5]\d$/, 'date.time'),
    timeZone: timeZone(),
    format: oneOf('Format', reportFormats),
    recipients: emailList('Recipients', 20),
    status: oneOf('Status', scheduleStatuses),
    /** Null while it is paused. */
    nextRun: optional(instant('Next Run')),
    lastRun: optional(instant('Last Run')),
    /**
     * The last person to set its times: its reports are created with this person's permissions, and failures
     * are sent to them.
     */
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
