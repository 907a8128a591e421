import { describe, expect, it } from 'vitest';
import { dayIn, instantAt, isTimeZone, wallTime } from './zones.ts';

describe('a time zone', () => {
  it('is accepted by its IANA name only', () => {
    expect(['Europe/Berlin', 'Asia/Kolkata', 'UTC'].every(isTimeZone)).toBe(true);
    expect(['', 'Berlin', 'Europe/Atlantis', 'x'.repeat(60)].some(isTimeZone)).toBe(false);
  });

  it('converts local time to UTC and back', () => {
    for (const zone of ['America/New_York', 'Asia/Kolkata', 'Pacific/Chatham', 'UTC'])
      for (const date of ['2026-01-15', '2026-07-15', '2026-11-01']) {
        const shown = { date, time: '09:30' };
        expect(wallTime(String(instantAt(shown, zone)), zone)).toEqual(shown);
      }
    expect(instantAt({ date: '2026-07-15', time: '09:30' }, 'Asia/Kolkata')).toBe('2026-07-15T04:00:00.000Z');
  });

  it('has no instant for a local time skipped by daylight saving', () => {
    expect(instantAt({ date: '2026-03-29', time: '02:30' }, 'Europe/Berlin')).toBeNull();
    expect(instantAt({ date: '2026-03-08', time: '02:30' }, 'America/New_York')).toBeNull();
  });

  it('uses the first of two instants when clocks go back', () => {
    expect(instantAt({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('has days of 23 and 25 hours, and days that start at one o’clock', () => {
    const hours = (now: string, zone: string) => {
      const { from, to } = dayIn(new Date(now), zone);
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect(hours('2026-03-29T12:00:00Z', 'Europe/Berlin')).toBe(23);
    expect(hours('2026-10-25T12:00:00Z', 'Europe/Berlin')).toBe(25);
    expect(dayIn(new Date('2026-04-24T12:00:00Z'), 'Africa/Cairo').from).toBe('2026-04-23T22:00:00.000Z');
  });
});
