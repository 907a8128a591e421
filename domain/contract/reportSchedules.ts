import { instant, list, oneOf, optional, reference, text } from './fields.ts';
import { anyMove, defineNoun, type RowOf } from './noun.ts';

export const frequencies = ['Daily', 'Weekly', 'Monthly', 'Quarterly'] as const;
export const scheduleStatuses = ['Active', 'Paused'] as const;

/** When a report is made again and who gets it. */
export const reportSchedules = defineNoun({
  name: 'reportSchedules',
  label: 'Scheduled Report',
  plural: 'Scheduled Reports',
  prefix: 'RS',
  fields: {
    name: text('Name'),
    reportId: optional(reference('Report', 'reports')),
    frequency: oneOf('Frequency', frequencies),
    timeZone: text('Time Zone', 60),
    nextRun: instant('Next Run'),
    recipients: list('Recipients'),
    status: oneOf('Status', scheduleStatuses),
  },
  defaults: { timeZone: 'UTC', recipients: [] },
  search: ['name'],
  title: 'name',
  lifecycles: [{ field: 'status', initial: ['Active'], moves: anyMove(scheduleStatuses, ['admin']) }],
});
export type ReportSchedule = RowOf<typeof reportSchedules>;
