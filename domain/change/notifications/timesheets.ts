import type { Contract } from '../../contract/deals/contracts.ts';
import { deploymentTypes } from '../../contract/deals/deployments.ts';
import type { Timesheet } from '../../contract/deals/timesheets.ts';
import type { Due } from '../../query/due.ts';
import { addDays, mondayOf, utcDay } from '../../time/days.ts';
import type { Effect } from '../effect.ts';
import type { NotificationCode } from './notificationTitle.ts';

/** The notification of a timesheet's move, for the side that did not make it. */
export const timesheetNotifications = (sheet: Timesheet): Effect[] => {
  switch (sheet.status) {
    case 'Submitted':
      return toRecruiter(sheet, 'timesheetSubmitted');
    case 'Approved':
      return [toProvider(sheet, 'timesheetApproved', null)];
    case 'Rejected':
      return [toProvider(sheet, 'timesheetRejected', sheet.reason)];
    default:
      return [];
  }
};

const toProvider = (sheet: Timesheet, code: NotificationCode, body: string | null): Effect => ({
  kind: 'notifyCompany',
  companyId: sheet.providerId,
  from: sheet.recruiterId,
  notification: {
    key: 'contractUpdates',
    code,
    values: valuesOf(sheet),
    body,
    link: `/provider/timesheets/${sheet.id}/show`,
  },
});

const toRecruiter = (sheet: Timesheet, code: NotificationCode): Effect[] =>
  sheet.recruiterId === null
    ? []
    : [
        {
          kind: 'notifyCompany',
          companyId: sheet.recruiterId,
          from: sheet.providerId,
          notification: {
            key: 'applicationUpdates',
            code,
            values: valuesOf(sheet),
            body: null,
            link: `/recruiter/timesheets/${sheet.id}/show`,
          },
        },
      ];

const valuesOf = ({ employee, week, client }: Timesheet) => ({ employee, date: week, client });

/** Running deployments that have no draft for the current week yet. */
export const deploymentsToDraft: Due<'contracts'> = {
  noun: 'contracts',
  order: 'startDate',
  where: (now) => [
    ['status', '=', 'Active'],
    ['type', 'in', deploymentTypes],
    ['startDate', '<=', addDays(mondayOf(utcDay(now)), 6)],
    ['endDate', '>=', mondayOf(utcDay(now))],
    {
      anyOf: [[['timesheetWeek', '=', null]], [['timesheetWeek', '<', mondayOf(utcDay(now))]]],
    },
  ],
};

/** Weeks of a standstill that are drafted afterwards. */
const latestWeeks = 8;

/** The weeks up to the current one that were not drafted; of a contract that never was, the current one. */
export const weeksToDraft = (
  { timesheetWeek, startDate, endDate }: Pick<Contract, 'timesheetWeek' | 'startDate' | 'endDate'>,
  now: Date,
): string[] => {
  const current = mondayOf(utcDay(now));
  const earliest = addDays(current, -7 * (latestWeeks - 1));
  const next = timesheetWeek === null ? current : addDays(timesheetWeek, 7);
  const weeks: string[] = [];
  for (let week = next < earliest ? earliest : next; week <= current; week = addDays(week, 7))
    if (addDays(week, 6) >= startDate && week <= endDate) weeks.push(week);
  return weeks;
};

/** Days after a week's Monday on which the provider is reminded, and after the submission, on which the client is. */
const daysToSubmit = 8;
const daysToApprove = 4;

/** The day on which the side that has to act on a timesheet is reminded; null if nobody has to. */
export const reminderDay = ({
  status,
  week,
  submittedDate,
}: Pick<Timesheet, 'status' | 'week' | 'submittedDate'>): string | null => {
  if (status === 'Draft' || status === 'Rejected') return addDays(week, daysToSubmit);
  return status === 'Submitted' && submittedDate !== null ? addDays(submittedDate, daysToApprove) : null;
};

/** Timesheets of weeks that are over and not submitted, and those that wait for the client; each reminded once. */
export const timesheetsToRemind: Due<'timesheets'> = {
  noun: 'timesheets',
  order: 'week',
  where: (now) => [
    ['remindedDate', '=', null],
    {
      anyOf: [
        [
          ['status', 'in', ['Draft', 'Rejected']],
          ['week', '<=', addDays(utcDay(now), -daysToSubmit)],
        ],
        [
          ['status', '=', 'Submitted'],
          ['submittedDate', '<=', addDays(utcDay(now), -daysToApprove)],
        ],
      ],
    },
  ],
};

/** Reminds the side that has to act: the provider to submit, the client to approve. */
export const timesheetReminder = (sheet: Timesheet): Effect[] =>
  sheet.status === 'Submitted'
    ? toRecruiter(sheet, 'timesheetWaiting')
    : [toProvider(sheet, 'timesheetMissing', null)];
