import type { Faults } from '../../messages/message.ts';
import { addDays, mondayOf } from '../../time/days.ts';
import { date, flag, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { movesFrom } from '../moveTable.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, nobody } from '../seenBy.ts';
import { timesheetMoves, timesheetStatuses } from './timesheetMoves.ts';

/** The fields with the hours of each day, in the order of the week. */
export const weekDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type WeekDay = (typeof weekDays)[number];

/** Hours are whole quarter hours: 32 is a full day of eight hours, 16 a half day. */
export const quartersPerHour = 4;
export const fullDay = 8 * quartersPerHour;
export const halfDay = fullDay / 2;
const longestDay = 24 * quartersPerHour;

const quarters = (label: string) => whole(label, 0, longestDay);

/**
 * The hours of a deployment in one week, in quarter hours. The provider enters them in the name of its employee,
 * and the client approves or rejects them. Approved hours never change: a correction is a new timesheet that refers
 * to the one that it replaces.
 */
export const timesheets = defineNoun({
  name: 'timesheets',
  label: 'Timesheet',
  plural: 'Timesheets',
  prefix: 'TS',
  fields: {
    contractId: both(reference('Contract', 'contracts')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    candidateId: both(optional(reference('Candidate', 'candidates', 'kept'))),
    employee: both(text('Employee')),
    client: both(text('Client Company')),
    /** Its Monday. */
    week: both(date('Week')),
    monday: both(quarters('Monday')),
    tuesday: both(quarters('Tuesday')),
    wednesday: both(quarters('Wednesday')),
    thursday: both(quarters('Thursday')),
    friday: both(quarters('Friday')),
    saturday: both(quarters('Saturday')),
    sunday: both(quarters('Sunday')),
    total: both(whole('Total Hours', 0, 7 * longestDay)),
    overtime: both(whole('Overtime', 0, 7 * longestDay)),
    notes: both(optional(longText('Notes', 1000))),
    status: both(oneOf('Status', timesheetStatuses)),
    reason: both(optional(text('Reason for Rejection', 300))),
    submittedDate: both(optional(date('Submitted On'))),
    decidedDate: both(optional(date('Decided On'))),
    /** The approved timesheet that this one corrects, and the correction that replaced this one. */
    corrects: both(optional(reference('Correction Of', 'timesheets', 'kept'))),
    replacedBy: both(optional(text('Replaced By', 60))),
    invoiceId: both(optional(reference('Client Invoice', 'providerInvoices', 'kept'))),
    /** The overtime rule of the contract. */
    overtimeAfter: both(optional(whole('Overtime After (Hours per Week)', 1, 168))),
    overtimePercent: both(optional(whole('Overtime Rate (%)', 100, 400))),
    /** The client has seen it: it has left Draft. */
    shared: both(flag('Sent to the Client')),
    /** Day of the last reminder to the side that has to act. */
    remindedDate: nobody(optional(date('Reminded'))),
    sheetKey: nobody(text('Timesheet Key', 120)),
  },
  fixed: ['contractId', 'week', 'corrects'],
  serverSet: [
    'providerId',
    'recruiterId',
    'candidateId',
    'employee',
    'client',
    'total',
    'overtime',
    'submittedDate',
    'decidedDate',
    'replacedBy',
    'invoiceId',
    'overtimeAfter',
    'overtimePercent',
    'shared',
    'remindedDate',
    'sheetKey',
  ],
  defaults: { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 },
  unique: ['sheetKey'],
  search: ['employee', 'client'],
  title: 'employee',
  lifecycles: [{ field: 'status', initial: ['Draft'], moves: movesFrom(timesheetMoves) }],
  stamps: [
    { field: 'status', to: 'Submitted', writes: 'submittedDate', as: 'date' },
    { field: 'status', to: 'Approved', writes: 'decidedDate', as: 'date' },
    { field: 'status', to: 'Rejected', writes: 'decidedDate', as: 'date' },
  ],
  derive: (sheet) => ({
    ...hoursOf(sheet),
    shared: sheet.status !== 'Draft',
    sheetKey: sheetKeyOf(sheet),
  }),
  check: ({ week }): Faults => (week === mondayOf(week) ? {} : { week: 'timesheets.monday' }),
  frozen: ({ status }) => (status === 'Approved' || status === 'Invoiced' ? 'timesheets.approved' : null),
});
export type Timesheet = RowOf<typeof timesheets>;

/** One timesheet for a week of a contract, and one correction of each. */
type Keyed = { contractId: string; week: string; corrects: string | null };
export const sheetKeyOf = ({ contractId, week, corrects }: Keyed): string =>
  [contractId, week, ...(corrects === null ? [] : [corrects])].join(' ');

type Hours = Record<WeekDay, number> & { overtimeAfter: number | null };

/** The hours of a week in all, and those above the contract's threshold. */
export const hoursOf = (sheet: Hours): { total: number; overtime: number } => {
  const total = weekDays.reduce((sum, day) => sum + sheet[day], 0);
  const usual = sheet.overtimeAfter === null ? total : sheet.overtimeAfter * quartersPerHour;
  return { total, overtime: Math.max(0, total - usual) };
};

/** The date of each day of a week. */
export const datesOf = (week: string): Record<WeekDay, string> =>
  Object.fromEntries(weekDays.map((day, place) => [day, addDays(week, place)])) as Record<WeekDay, string>;

/** Days with hours on which nobody worked under the contract: outside its term, or in the future. */
export const dayFaults = (
  sheet: Record<WeekDay, number> & { week: string },
  term: { from: string; to: string },
  today: string,
): Faults => {
  const dates = datesOf(sheet.week);
  const faults: Faults = {};
  for (const day of weekDays.filter((one) => sheet[one] > 0)) {
    if (dates[day] < term.from || dates[day] > term.to) faults[day] = 'timesheets.outside-contract';
    else if (dates[day] > today) faults[day] = 'timesheets.future-day';
  }
  return faults;
};
