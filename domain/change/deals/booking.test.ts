import { describe, expect, it } from 'vitest';
import type { Row } from '../../contract/noun.ts';
import { readerOver } from '../testing/readerOver.ts';
import { awardWithin, coversDays, termOf } from './booking.ts';

const row = (id: string, columns: Record<string, unknown>): Row => ({
  id,
  version: 1,
  createdAt: '2026-06-01T09:00:00.000Z',
  updatedAt: '2026-06-01T09:00:00.000Z',
  ...columns,
});
const award = (columns: Record<string, unknown> = {}) =>
  row('PR-001', {
    candidateId: 'BE-001',
    recruiterId: 'CO-002',
    status: 'Accepted',
    startDate: '2026-07-01',
    endDate: null,
    overlapAgreed: false,
    ...columns,
  });
const days = (startDate: string, endDate: string | null) => termOf({ startDate, endDate });

describe('terms without an end', () => {
  it.each([
    ['before them', '2026-01-01', '2026-06-30', false],
    ['on their first day', '2026-06-01', '2026-07-01', true],
    ['years later', '2029-01-01', '2029-12-31', true],
    ['without an end either', '2026-01-01', null, true],
  ] as const)('cover days %s: %s to %s, %s', (_, from, to, covered) => {
    const open = { startDate: '2026-07-01', endDate: null, overlapAgreed: false };
    expect(coversDays(open, days(from, to))).toBe(covered);
    const asked = { startDate: from, endDate: to, overlapAgreed: false };
    expect(coversDays(asked, days('2026-07-01', null))).toBe(covered);
  });

  it('keep a person from a second award for later days, for any company, until the contract is signed', async () => {
    const within = (contracts: Row[], from: string, to: string | null) =>
      awardWithin('BE-001', days(from, to), readerOver({ proposals: [award()], contracts }), 'PR-002');
    const contract = (signedDate: string | null) => row('CT-001', { proposalId: 'PR-001', signedDate });
    expect(await within([], '2026-12-07', '2027-06-06')).toBe(true);
    expect(await within([contract(null)], '2026-12-07', null)).toBe(true);
    expect(await within([contract('2026-06-10')], '2026-12-07', null)).toBe(false);
    expect(await within([], '2026-01-01', '2026-06-30')).toBe(false);
  });
});
