import { afterEach, describe, expect, test } from 'vitest';
import { firstPlatform, type Platform } from '../../../domain/settings/platform.ts';
import { showPlatform } from '../../platform/shownPlatform.ts';
import { writeDay, writeDayOf, writeMoment, writeSpan } from './writeDay.ts';

const set = (change: Partial<Platform>) => showPlatform({ ...firstPlatform, ...change });
afterEach(() => showPlatform(firstPlatform));

/** Spaces between numbers differ between versions of the locale data. */
const plain = (text: string) => text.replace(/[\s\u202f]+/g, ' ');

describe('a date', () => {
  test('uses the reader’s language until an operator chooses a format', () => {
    expect(writeDay('2026-06-05', 'en')).toBe('June 5, 2026');
    expect(writeDay('2026-06-05', 'de', 'medium')).toBe('05.06.2026');
  });

  test.each([
    ['MM/DD/YYYY', '06/05/2026'],
    ['DD/MM/YYYY', '05/06/2026'],
    ['YYYY-MM-DD', '2026-06-05'],
  ] as const)('is written %s in every language once that is chosen', (dateFormat, written) => {
    set({ dateFormat });
    for (const language of ['en', 'es', 'fr', 'de']) expect(writeDay('2026-06-05', language)).toBe(written);
  });

  test('that is unknown is a dash', () => {
    expect([writeDay('', 'en'), writeDayOf('nonsense', 'en'), writeMoment('nonsense', 'en')]).toEqual([
      '–',
      '–',
      '–',
    ]);
  });
});

describe('a date with time', () => {
  test('uses the platform’s time zone, in summer and winter', () => {
    set({ timeZone: 'America/New_York' });
    expect(plain(writeMoment('2026-07-01T02:30:00Z', 'en'))).toContain('Jun 30, 2026, 10:30 PM');
    expect(plain(writeMoment('2026-01-01T02:30:00Z', 'en'))).toContain('Dec 31, 2025, 9:30 PM');
    expect(writeDayOf('2026-07-01T02:30:00Z', 'en')).toBe('Jun 30, 2026');
  });

  test('uses the chosen date format', () => {
    set({ timeZone: 'America/Los_Angeles', dateFormat: 'DD/MM/YYYY' });
    expect(plain(writeMoment('2026-07-01T02:30:00Z', 'en'))).toContain('30/06/2026 7:30 PM');
  });

  test('shows only the time at the end of a span within one day', () => {
    set({ timeZone: 'America/New_York', dateFormat: 'YYYY-MM-DD' });
    const until = (moment: string) => plain(writeSpan('2026-07-01T20:00:00Z', moment, 'en').until);
    expect(until('2026-07-02T03:30:00Z')).toBe('11:30 PM');
    expect(until('2026-07-02T04:30:00Z')).toContain('2026-07-02 12:30 AM');
  });

  test('names its zone if the reader’s time differs', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    set({ timeZone: own });
    expect(writeMoment('2026-07-01T02:30:00Z', 'en')).toMatch(/[AP]M$/);
    set({ timeZone: own === 'America/New_York' ? 'UTC' : 'America/New_York' });
    expect(writeMoment('2026-07-01T02:30:00Z', 'en')).toMatch(/(EDT|UTC)$/);
  });
});
