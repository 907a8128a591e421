import { expect, test } from 'vitest';
import { averageDaysToHire, hiresInMonthOf, interviewsOn, responseRate } from './hiring.ts';

const answeredAt = '2026-03-03T10:00:00.000Z';

test('a withdrawn request does not lower the response rate', () => {
  const requests = [
    { status: 'Accepted', answeredAt },
    { status: 'Declined', answeredAt },
    { status: 'Pending Response', answeredAt: null },
    { status: 'Withdrawn', answeredAt: null },
  ] as const;
  expect(responseRate(requests)).toBeCloseTo(2 / 3);
});

test('a request that was seen but not answered counts as unanswered', () => {
  expect(
    responseRate([
      { status: 'Under Review', answeredAt: null },
      { status: 'Under Review', answeredAt },
    ]),
  ).toBe(0.5);
});

test('the response rate is null before the first request', () => {
  expect(responseRate([])).toBeNull();
});

test('the time to hire is the mean over all hires', () => {
  expect(
    averageDaysToHire([
      { addedDate: '2026-03-01', hireDate: '2026-03-11' },
      { addedDate: '2026-03-01', hireDate: '2026-03-21' },
      { addedDate: '2026-03-01', hireDate: null },
    ]),
  ).toBe(15);
});

test('the hires of a month are those up to today', () => {
  expect(hiresInMonthOf(new Date('2026-12-31T23:30:00Z'))).toEqual({
    stage: 'hired',
    outcome: 'Live',
    hireDate_gte: '2026-12-01',
    hireDate_lte: '2026-12-31',
  });
});

test('the interviews of a day run from midnight to midnight in the company’s time zone', () => {
  expect(interviewsOn(new Date('2026-03-08T02:30:00Z'), 'America/New_York')).toEqual({
    status: 'Scheduled',
    startsAt_gte: '2026-03-07T05:00:00.000Z',
    startsAt_lt: '2026-03-08T05:00:00.000Z',
  });
});
