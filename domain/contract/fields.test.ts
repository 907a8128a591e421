import { expect, test } from 'vitest';
import { instant } from './fields.ts';

test('a moment is kept in UTC with milliseconds', () => {
  expect(instant('Starts').parse('2026-03-04T09:00:00Z')).toBe('2026-03-04T09:00:00.000Z');
});

test.each(['', 'x', '2026-02-30', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z'])(
  '“%s” is refused as no moment, with a message',
  (answer) => {
    const { error } = instant('Starts').safeParse(answer);
    expect(error?.issues[0]?.message).toMatch(/^(Enter a date and time|Enter a year from 1900 to 2199)$/);
  },
);
