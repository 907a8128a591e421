import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencies } from '../contract/reports/reportSchedules.ts';
import { wallTime } from '../time/zones.ts';
import { runBy, runDay } from './scheduleDays.ts';
import type { ScheduleRule } from './scheduleRule.ts';
import { nextRunAfter } from './scheduleTime.ts';

const berlin = { startsOn: '2026-01-31', time: '06:00', timeZone: 'Europe/Berlin' } as const;
const runs = (rule: ScheduleRule, after: string, count: number): string[] => {
  const found: string[] = [];
  for (let at = new Date(after); found.length < count; at = new Date(found.at(-1) as string))
    found.push(nextRunAfter(rule, at));
  return found;
};
const shown = (rule: ScheduleRule, after: string, count: number) =>
  runs(rule, after, count).map((at) => {
    const { date, time } = wallTime(at, rule.timeZone);
    return `${date} ${time}`;
  });

describe('a report schedule', () => {
  it('runs daily, weekly, monthly and quarterly from its first day', () => {
    const by = (frequency: ScheduleRule['frequency']) =>
      shown({ ...berlin, startsOn: '2026-04-15', frequency }, '2026-04-15T12:00:00Z', 2);
    expect(by('Daily')).toEqual(['2026-04-16 06:00', '2026-04-17 06:00']);
    expect(by('Weekly')).toEqual(['2026-04-22 06:00', '2026-04-29 06:00']);
    expect(by('Monthly')).toEqual(['2026-05-15 06:00', '2026-06-15 06:00']);
    expect(by('Quarterly')).toEqual(['2026-07-15 06:00', '2026-10-15 06:00']);
  });

  it('waits for its first day', () => {
    expect(shown({ ...berlin, frequency: 'Daily' }, '2025-06-01T00:00:00Z', 2)).toEqual([
      '2026-01-31 06:00',
      '2026-02-01 06:00',
    ]);
  });

  it('runs on the last day of shorter months, and returns to its own day', () => {
    expect(shown({ ...berlin, frequency: 'Monthly' }, '2026-02-01T00:00:00Z', 4)).toEqual([
      '2026-02-28 06:00',
      '2026-03-31 06:00',
      '2026-04-30 06:00',
      '2026-05-31 06:00',
    ]);
    expect(
      shown({ ...berlin, startsOn: '2026-11-30', frequency: 'Quarterly' }, '2026-12-01T00:00:00Z', 3),
    ).toEqual(['2027-02-28 06:00', '2027-05-30 06:00', '2027-08-30 06:00']);
  });

  it('handles leap days', () => {
    const from29th = { ...berlin, startsOn: '2028-02-29', frequency: 'Monthly' } as const;
    expect(shown(from29th, '2028-02-01T00:00:00Z', 2)).toEqual(['2028-02-29 06:00', '2028-03-29 06:00']);
    expect(shown(from29th, '2029-02-01T00:00:00Z', 1)).toEqual(['2029-02-28 06:00']);
    expect(shown({ ...berlin, frequency: 'Monthly' }, '2028-02-01T00:00:00Z', 1)).toEqual([
      '2028-02-29 06:00',
    ]);
  });

  it('keeps its local time across both daylight saving changes', () => {
    const daily = { ...berlin, frequency: 'Daily' } as const;
    expect(runs(daily, '2026-03-28T00:00:00Z', 2)).toEqual([
      '2026-03-28T05:00:00.000Z',
      '2026-03-29T04:00:00.000Z',
    ]);
    expect(runs(daily, '2026-10-24T00:00:00Z', 2)).toEqual([
      '2026-10-24T04:00:00.000Z',
      '2026-10-25T05:00:00.000Z',
    ]);
  });

  it('runs at the next valid time if daylight saving skips its time, and once if it repeats it', () => {
    const atNight = { ...berlin, time: '02:20', frequency: 'Daily' } as const;
    expect(runs(atNight, '2026-03-28T12:00:00Z', 2)).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:20:00.000Z',
    ]);
    expect(runs(atNight, '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25T00:20:00.000Z',
      '2026-10-26T01:20:00.000Z',
    ]);
  });

  it('makes up for any number of missed runs with one', () => {
    const weekly = { ...berlin, frequency: 'Weekly' } as const;
    expect(shown(weekly, '2026-06-10T12:00:00Z', 1)).toEqual(['2026-06-13 06:00']);
  });
});

const anyDay = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const anyRule: fc.Arbitrary<ScheduleRule> = fc.record({
  frequency: fc.constantFrom(...frequencies),
  startsOn: anyDay,
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
  timeZone: fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'America/Sao_Paulo',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Africa/Cairo',
    'Pacific/Apia',
  ),
});
const anyMoment = fc.date({
  min: new Date('2015-01-01'),
  max: new Date('2036-12-31'),
  noInvalidDate: true,
});
const checked = { numRuns: 300 };

describe('the next run, of any schedule at any time', () => {
  it('is later than that time, and no run lies between them', () => {
    fc.assert(
      fc.property(anyRule, anyMoment, (rule, after) => {
        const next = nextRunAfter(rule, after);
        expect(Date.parse(next)).toBeGreaterThan(after.getTime());
        const middle = new Date((after.getTime() + Date.parse(next)) / 2);
        if (middle.toISOString() < next) expect(nextRunAfter(rule, middle)).toBe(next);
      }),
      checked,
    );
  });

  it('is at the chosen local time unless daylight saving skips it', () => {
    fc.assert(
      fc.property(anyRule, anyMoment, (rule, after) => {
        const { date, time } = wallTime(nextRunAfter(rule, after), rule.timeZone);
        expect(date >= rule.startsOn).toBe(true);
        expect(time === rule.time || skipped(date, time, rule)).toBe(true);
      }),
      checked,
    );
  });

  it('is on the weekday, or the day of the month, of the first day', () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 0, max: 400 }), (rule, run) => {
        const day = runDay(rule, run);
        const weekday = (of: string) => new Date(of).getUTCDay();
        if (rule.frequency === 'Weekly') expect(weekday(day)).toBe(weekday(rule.startsOn));
        if (rule.frequency === 'Monthly' || rule.frequency === 'Quarterly')
          expect(Number(day.slice(8))).toBe(Math.min(Number(rule.startsOn.slice(8)), lengthOfMonth(day)));
        expect(runBy(rule, day)).toBe(run);
        expect(runDay(rule, run + 1) > day).toBe(true);
      }),
      checked,
    );
  });
});

const lengthOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** The minute before has a local time before the chosen one. */
const skipped = (date: string, time: string, rule: ScheduleRule): boolean => {
  const run = nextRunAfter(rule, new Date(Date.parse(`${date}T${time}:00Z`) - 26 * 3_600_000));
  const before = wallTime(Date.parse(run) - 60_000, rule.timeZone);
  return `${before.date} ${before.time}` < `${date} ${rule.time}` || before.date < date;
};
