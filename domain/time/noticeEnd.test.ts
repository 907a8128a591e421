import { expect, it } from 'vitest';
import { type NoticePeriod, noticeEnd } from './noticeEnd.ts';

it.each<[string, NoticePeriod, string]>([
  ['10 days', { count: 10, unit: 'Day', term: null }, '2026-12-08'],
  ['6 weeks', { count: 6, unit: 'Week', term: null }, '2027-01-09'],
  ['3 months', { count: 3, unit: 'Month', term: null }, '2027-02-26'],
  ['4 weeks to the end of a month', { count: 4, unit: 'Week', term: 'Month' }, '2027-01-01'],
  ['3 months to the end of a month', { count: 3, unit: 'Month', term: 'Month' }, '2027-03-01'],
  ['6 weeks to the end of a quarter', { count: 6, unit: 'Week', term: 'Quarter' }, '2027-04-01'],
  ['1 month to the end of a quarter', { count: 1, unit: 'Month', term: 'Quarter' }, '2027-01-01'],
])('a notice of %s given on November 28 leaves someone free from then', (_, notice, free) => {
  expect(noticeEnd(notice, '2026-11-28')).toBe(free);
});

it('of a month is of the calendar only where it ends with a month', () => {
  expect(noticeEnd({ count: 1, unit: 'Month', term: null }, '2027-01-31')).toBe('2027-03-02');
  expect(noticeEnd({ count: 1, unit: 'Month', term: 'Month' }, '2027-01-30')).toBe('2027-03-01');
  expect(noticeEnd({ count: 3, unit: 'Month', term: 'Month' }, '2026-11-29')).toBe('2027-03-01');
  expect(noticeEnd({ count: 3, unit: 'Month', term: 'Month' }, '2026-12-01')).toBe('2027-04-01');
});
