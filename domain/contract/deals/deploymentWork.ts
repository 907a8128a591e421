import { addDays, daysBetween, mondayOf, monthAfter } from '../../time/days.ts';
import { deploymentTypes } from './deployments.ts';
import { datesOf, type Timesheet, weekDays } from './timesheets.ts';

/** Filter of the deployments that run, or are about to: signed and not over. */
export const currentDeployments = { type: [...deploymentTypes], status: 'Active' };

/** The days that a deployment has left on a day: all of its days before the first one, none after the last. */
export const daysLeft = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): number => Math.max(0, daysBetween(today < startDate ? startDate : today, endDate) + 1);

/** How far back the list of deployments reads timesheets, in days before the month. */
const before = 42;

/** The first week of timesheets that the list of deployments reads. */
export const firstWeekShown = (today: string): string => addDays(mondayOf(monthAfter(today, 0)), -before);

type Worked = Pick<Timesheet, 'week' | 'status' | 'corrects' | 'replacedBy' | (typeof weekDays)[number]>;

/** Whether the hours of a timesheet are those that stand for its week: a correction's once it is approved. */
const stands = ({ status, corrects, replacedBy }: Worked): boolean =>
  replacedBy === null && (corrects === null || status === 'Approved' || status === 'Invoiced');

/** The quarter hours entered for the days of the month of a date. */
export const quartersInMonth = (sheets: readonly Worked[], day: string): number => {
  const [first, next] = [monthAfter(day, 0), monthAfter(day, 1)];
  let sum = 0;
  for (const sheet of sheets.filter(stands)) {
    const dates = datesOf(sheet.week);
    for (const one of weekDays) if (dates[one] >= first && dates[one] < next) sum += sheet[one];
  }
  return sum;
};

/** The timesheet of the latest week. */
export const latestSheet = <S extends Pick<Timesheet, 'week' | 'createdAt'>>(
  sheets: readonly S[],
): S | undefined =>
  sheets.toSorted((a, b) => compare(b.week, a.week) || compare(b.createdAt, a.createdAt))[0];

/** The oldest timesheet that waits for this side: the provider to submit it, the client to approve it. */
export const waitingSheet = <S extends Pick<Timesheet, 'week' | 'status'>>(
  sheets: readonly S[],
  side: 'provider' | 'recruiter',
): S | undefined => {
  const mine = side === 'provider' ? ['Draft', 'Rejected'] : ['Submitted'];
  return sheets.filter(({ status }) => mine.includes(status)).toSorted((a, b) => compare(a.week, b.week))[0];
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
