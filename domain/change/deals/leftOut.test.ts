import { expect, test } from 'vitest';
import { type Commitments, whyLeftOut } from './leftOut.ts';

const now = new Date('2026-06-15T12:00:00Z');
const candidate: Parameters<typeof whyLeftOut>[0] = {
  companyId: 'CO-1',
  availability: 'Immediate',
  availableFrom: null,
  rate: 7000,
};
const asked: Parameters<typeof whyLeftOut>[2] = {
  recruiterId: 'CO-9',
  startDate: '2026-08-01',
  duration: '3 months',
};
const free: Commitments = { putForward: [], contracts: [], awards: [], holds: [] };
const contract = {
  id: 'CT-1',
  candidateId: 'BE-1',
  employee: 'Ada Bench',
  type: 'SOW' as const,
  status: 'Active' as const,
  startDate: '2026-07-01',
  endDate: '2026-08-01',
  signedDate: '2026-06-01',
  proposalId: null,
};
const award = { id: 'PR-1', startDate: '2026-10-01', endDate: '2026-12-31', overlapAgreed: false };
const hold = { startDate: '2026-08-10', endDate: '2026-08-20', recruiterId: null, proposalId: null };
const why = (known: Partial<Commitments>, more: Partial<typeof candidate & typeof asked> = {}) =>
  whyLeftOut({ ...candidate, ...more }, { ...free, ...known }, { ...asked, ...more }, now);

test('a candidate who is free for the position can be proposed', () => {
  expect(why({})).toBeNull();
});

test.each([
  ['an open quote of the same provider', 'CO-1', 'Proposed', null, 'proposed'],
  ['an application of the same provider', 'CO-1', 'Received', undefined, 'proposed'],
  ['a declined quote of the same provider', 'CO-1', 'Declined', '2026-09-01', null],
  ['an open quote of another provider', 'CO-2', 'Countered', '2026-06-01', 'represented'],
  ['an application of another provider in the pipeline', 'CO-2', 'In Pipeline', undefined, 'represented'],
  ['a declined application of another provider', 'CO-2', 'Declined', undefined, null],
  ['a declined quote of another provider on its last day', 'CO-2', 'Declined', '2026-06-15', 'represented'],
  ['a declined quote of another provider a day later', 'CO-2', 'Declined', '2026-06-14', null],
  ['a quote that another provider withdrew', 'CO-2', 'Withdrawn', '2026-09-01', null],
])('%s decides who may represent the person', (_, providerId, status, claimUntil, reason) => {
  expect(why({ putForward: [{ providerId, status, claimUntil }] })).toBe(reason);
});

test('a signed contract books the candidate from the first day that can be offered on', () => {
  expect(why({ contracts: [contract] })).toBe('booked');
  expect(why({ contracts: [{ ...contract, endDate: '2026-07-31' }] })).toBeNull();
  expect(why({ contracts: [{ ...contract, endDate: '2026-07-31' }] }, { startDate: null })).toBe('booked');
  expect(why({ contracts: [contract] }, { availableFrom: '2026-08-02' })).toBeNull();
  expect(why({ contracts: [{ ...contract, status: 'Draft' }] })).toBeNull();
  expect(why({ contracts: [{ ...contract, startDate: '2027-08-01', endDate: '2027-09-01' }] })).toBe(
    'booked',
  );
});

test('an award books the days of its quote until its contract is signed', () => {
  expect(why({ awards: [award] })).toBe('booked');
  expect(why({ awards: [{ ...award, startDate: '2026-11-01' }] })).toBeNull();
  expect(why({ awards: [{ ...award, overlapAgreed: true }] })).toBeNull();
  const ended = { ...contract, status: 'Terminated' as const, proposalId: award.id };
  expect(why({ awards: [award], contracts: [ended] })).toBeNull();
});

test('a hold keeps the candidate for somebody else, unless a quote made it', () => {
  expect(why({ holds: [hold] })).toBe('booked');
  expect(why({ holds: [{ ...hold, recruiterId: asked.recruiterId }] })).toBeNull();
  expect(why({ holds: [{ ...hold, proposalId: 'PR-2', recruiterId: 'CO-8' }] })).toBeNull();
  expect(why({ holds: [{ ...hold, startDate: '2026-11-01', endDate: '2026-11-30' }] })).toBeNull();
});

test('a candidate without a rate cannot be proposed', () => {
  expect(why({}, { rate: 0 })).toBe('rate');
});
