import { expect, test } from 'vitest';
import { formatMillions } from './formatMillions.ts';

test('revenue is shown in millions with one decimal, as each language writes them', () => {
  expect(formatMillions(15_600_000, 'USD', 'en')).toBe('$0.2M');
  expect(formatMillions(125_000_000, 'USD', 'en')).toBe('$1.3M');
  expect(formatMillions(0, 'EUR', 'en')).toBe('€0.0M');
  expect(formatMillions(123_456_700_000, 'USD', 'en')).toBe('$1,234.6M');
  expect(formatMillions(125_000_000, 'USD', 'de').replace(/\s/g, ' ')).toBe('1,3 Mio. $');
  expect(formatMillions(125_000_000, 'USD', 'es').replace(/\s/g, ' ')).toBe('1,3 M US$');
  expect(formatMillions(125_000_000, 'USD', 'fr').replace(/\s/g, ' ')).toBe('1,3 M $US');
});
