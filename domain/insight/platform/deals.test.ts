import { describe, expect, it } from 'vitest';
import type { Found } from '../insight.ts';
import { platformDeals } from './deals.ts';

const now = new Date('2026-06-15T12:00:00Z');
const request = (id: string, columns: object = {}) => ({
  id,
  requisitionId: null,
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  position: 'Builder',
  status: 'Pending Response',
  seenAt: null,
  answeredAt: null,
  createdAt: '2026-06-01T08:00:00.000Z',
  ...columns,
});
const quote = (id: string, requestId: string, columns: object = {}) => ({
  id,
  requestId,
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  candidateId: 'BE-001',
  name: 'Ada Bench',
  status: 'Proposed',
  createdAt: '2026-06-01T14:00:00.000Z',
  updatedAt: '2026-06-02T08:00:00.000Z',
  ...columns,
});
const contract = (proposalId: string, columns: object = {}) => ({
  id: `CT-${proposalId}`,
  proposalId,
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  candidateId: 'BE-002',
  employee: 'Ada Bench',
  type: 'SOW',
  status: 'Active',
  signedDate: '2026-06-05',
  startDate: '2026-07-01',
  endDate: '2026-12-31',
  endedOn: null,
  endReason: null,
  updatedAt: '2026-06-05T08:00:00.000Z',
  ...columns,
});
const told = (found: object, waiting: 3 | 7 = 7) =>
  platformDeals.of(found as Found, { days: 30, waiting }, now, {});
const steps = (found: object) => told(found).funnel.map(({ deals }) => deals);

describe('the deals of the platform', () => {
  it('count a requisition as one deal, which has reached the furthest step of its threads', () => {
    const threads = [
      request('RR-1', { requisitionId: 'RQ-1' }),
      request('RR-2', { requisitionId: 'RQ-1', seenAt: '2026-06-02T08:00:00.000Z' }),
      request('RR-3'),
    ];
    expect(steps({ requests: threads })).toEqual([2, 1, 0, 0, 0, 0, 0]);
    const proposals = [quote('PR-1', 'RR-2'), quote('PR-2', 'RR-3', { status: 'Accepted' })];
    expect(steps({ requests: threads, proposals })).toEqual([2, 2, 2, 1, 1, 0, 0]);
    const signed = { requests: threads, proposals, contracts: [contract('PR-2')] };
    expect(steps(signed)).toEqual([2, 2, 2, 1, 1, 1, 0]);
    expect(steps({ ...signed, contracts: [contract('PR-2', { startDate: '2026-06-15' })] }).at(-1)).toBe(1);
  });

  it('take a contract that names no quote for that of the award to the same candidate and client', () => {
    const byHand = contract('PR-2', { proposalId: null, candidateId: 'BE-001' });
    const awarded = {
      requests: [request('RR-3')],
      proposals: [quote('PR-2', 'RR-3', { status: 'Accepted' })],
    };
    expect(steps({ ...awarded, contracts: [byHand] }).slice(4)).toEqual([1, 1, 0]);
    expect(told({ ...awarded, contracts: [byHand] }).stuck.map(({ what }) => what)).not.toContain('contract');
    expect(steps({ ...awarded, contracts: [{ ...byHand, endDate: '2026-05-31' }] }).slice(4)).toEqual([
      1, 0, 0,
    ]);
  });

  it('leave out deals from before the period, and a row that two questions found counts once', () => {
    const old = request('RR-1', { createdAt: '2026-05-01T08:00:00.000Z' });
    expect(steps({ requests: [old, request('RR-2'), request('RR-2')] })[0]).toBe(1);
  });

  it('measure answers, the time to the first quote, and the share of decided quotes that won', () => {
    const { liquidity } = told({
      requests: [
        request('RR-1', { requisitionId: 'RQ-1', answeredAt: '2026-06-01T14:00:00.000Z' }),
        request('RR-2', { requisitionId: 'RQ-1' }),
        request('RR-3', { status: 'Expired' }),
        request('RR-4', { status: 'Withdrawn' }),
      ],
      proposals: [
        quote('PR-1', 'RR-1', { status: 'Accepted' }),
        quote('PR-2', 'RR-1', { status: 'Not Awarded', createdAt: '2026-06-03T08:00:00.000Z' }),
        quote('PR-3', 'RR-1', { status: 'Withdrawn' }),
      ],
    });
    expect(liquidity).toEqual({ sent: 3, unanswered: 1, hoursToQuote: 6, decided: 2, won: 1 });
  });

  it('say who keeps a deal waiting, since when, longest first', () => {
    const { stuck, stuckInAll } = told({
      requests: [
        request('RR-1'),
        request('RR-2', { status: 'Proposal Sent' }),
        request('RR-3', { status: 'Proposal Sent' }),
        request('RR-4', { createdAt: '2026-06-10T08:00:00.000Z' }),
      ],
      proposals: [
        quote('PR-2', 'RR-2'),
        quote('PR-3', 'RR-3', { status: 'Countered', updatedAt: '2026-06-03T08:00:00.000Z' }),
        quote('PR-5', 'RR-5', { status: 'Accepted', updatedAt: '2026-06-04T08:00:00.000Z' }),
      ],
      contracts: [contract('PR-6', { status: 'Pending', updatedAt: '2026-06-07T08:00:00.000Z' })],
    });
    expect(stuck.map(({ id, what, companyId, days }) => [id, what, companyId, days])).toEqual([
      ['RR-1', 'answer', 'CO-001', 14],
      ['RR-2', 'decision', 'CO-002', 13],
      ['RR-3', 'revision', 'CO-001', 12],
      ['RR-5', 'contract', 'CO-002', 11],
      ['CT-PR-6', 'signature', 'CO-002', 8],
    ]);
    expect(stuckInAll).toBe(5);
  });

  it('list what was rejected, voided, terminated or declined with the reason', () => {
    const { refusals } = told({
      contracts: [contract('PR-1', { status: 'Terminated', endedOn: '2026-06-10', endReason: 'Budget' })],
      timesheets: [
        {
          id: 'TS-1',
          employee: 'Ada Bench',
          status: 'Rejected',
          providerId: 'CO-001',
          recruiterId: 'CO-002',
          reason: 'Monday was a holiday',
          decidedDate: '2026-06-12',
        },
      ],
    });
    expect(refusals.map(({ id, decision, reason }) => [id, decision, reason])).toEqual([
      ['TS-1', 'timesheetRejected', 'Monday was a holiday'],
      ['CT-PR-1', 'contractTerminated', 'Budget'],
    ]);
  });

  it('list the disputes that nobody has decided, oldest first', () => {
    const dispute = (id: string, createdAt: string, columns: object = {}) => ({
      id,
      about: 'Timesheet',
      employee: 'Ada Bench',
      side: 'recruiter',
      providerId: 'CO-001',
      recruiterId: 'CO-002',
      reason: 'Hours Not Worked',
      status: 'Open',
      createdAt,
      ...columns,
    });
    const { disputes, disputesInAll } = told({
      disputes: [dispute('DP-1', '2026-06-12T08:00:00.000Z'), dispute('DP-2', '2026-05-01T08:00:00.000Z')],
    });
    expect(disputes.map(({ id, since, days }) => [id, since, days])).toEqual([
      ['DP-2', '2026-05-01', 45],
      ['DP-1', '2026-06-12', 3],
    ]);
    expect(disputesInAll).toBe(2);
  });
});
