import { expect, test } from 'vitest';
import { shortSpan } from './shortSpan.ts';

test.each([
  ['en', ['7d', '30d', '90d', '1y']],
  ['de', ['7 T', '30 T', '90 T', '1 J']],
  ['es', ['7d', '30d', '90d', '1a']],
  ['fr', ['7j', '30j', '90j', '1a']],
])('buttons of periods in %s read %j', (locale, words) => {
  const written = ['7d', '30d', '90d', '1y'].map((period) => shortSpan(period, locale));
  expect(written.map((word) => word.replace(/[\u00a0\u202f]/gu, ' '))).toEqual(words);
});
