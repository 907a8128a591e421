import { describe, expect, it } from 'vitest';
import { daysLeft, latestSheet, quartersInMonth, waitingSheet } from './deploymentWork.ts';
import { fullDay, type Timesheet, weekDays } from './timesheets.ts';

const sheet = (week: string, columns: Partial<Timesheet> = {}) =>
  ({
    ...Object.fromEntries(weekDays.map((day) => [day, fullDay])),
    week,
    status: 'Approved',
    corrects: null,
    replacedBy: null,
    createdAt: `${week}T08:00:00.000Z`,
    ...columns,
  }) as Timesheet;

describe('the work of a deployment', () => {
  it('counts the days that are left, the last one included', () => {
    const term = { startDate: '2026-06-10', endDate: '2026-06-30' };
    const on = (day: string) => daysLeft(term, day);
    expect([on('2026-06-01'), on('2026-06-10'), on('2026-06-30'), on('2026-07-01')]).toEqual([21, 21, 1, 0]);
  });

  it('counts the hours of the days that are in the month', () => {
    const weeks = [sheet('2026-05-25'), sheet('2026-06-01'), sheet('2026-06-29')];
    expect(quartersInMonth(weeks, '2026-06-15')).toBe((7 + 2) * fullDay);
    expect(quartersInMonth(weeks, '2026-05-15')).toBe(7 * fullDay);
  });

  it('counts a corrected week once, by the correction only when it is approved', () => {
    const original = sheet('2026-06-01');
    const correction = { corrects: 'TS-001', monday: 0 };
    expect(
      quartersInMonth([original, sheet('2026-06-01', { ...correction, status: 'Submitted' })], '2026-06-01'),
    ).toBe(7 * fullDay);
    expect(
      quartersInMonth([{ ...original, replacedBy: 'TS-002' }, sheet('2026-06-01', correction)], '2026-06-01'),
    ).toBe(6 * fullDay);
  });

  it('names the latest week and the oldest one that waits for a side', () => {
    const weeks = [
      sheet('2026-06-01', { status: 'Draft' }),
      sheet('2026-06-15', { status: 'Draft' }),
      sheet('2026-06-08', { status: 'Submitted' }),
    ];
    expect([
      latestSheet(weeks)?.week,
      waitingSheet(weeks, 'provider')?.week,
      waitingSheet(weeks, 'recruiter')?.week,
      waitingSheet([], 'provider'),
    ]).toEqual(['2026-06-15', '2026-06-01', '2026-06-08', undefined]);
  });
});
