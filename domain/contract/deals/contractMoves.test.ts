import { describe, expect, it } from 'vitest';
import { amendmentLifecycle, amendmentMove, amendmentMoves, amendmentStatuses } from './amendmentMoves.ts';
import {
  contractMoves,
  contractStatuses,
  hasEnded,
  movesOf,
  stageOf,
  successRateOf,
} from './contractLife.ts';
import {
  disputeLifecycle,
  disputeMove,
  disputeMoves,
  disputeStatuses,
  isOpenDispute,
} from './disputeMoves.ts';
import { timesheetMoves, timesheetStatuses } from './timesheetMoves.ts';

/** Each move in a line: what it is called, from where, to where, by whom, and under which conditions. */
const lines = (
  moves: readonly {
    name?: string;
    move?: string;
    from: string | null | readonly string[];
    to: string;
    by: string | readonly string[];
    guard?: unknown;
    guards?: readonly string[];
  }[],
) =>
  moves.map(({ name, move, from, to, by, guard, guards }) => {
    const conditions = guards?.join(' ') ?? (typeof guard === 'string' ? guard : '');
    return `${name ?? move ?? ''}: ${[from].flat().join(' ') || '–'} > ${to} by ${[by].flat().join(' ') || '–'}${conditions && `, ${conditions}`}`;
  });

describe('who may move what a deal consists of', () => {
  it('a contract: its client ends it early or hires, and signatures alone make it active', () => {
    expect(lines(contractMoves)).toEqual([
      'send: Draft > Pending by provider admin',
      'recall: Pending > Draft by provider admin',
      'sign: Pending > Active by signatures',
      'expire: Active > Expired by provider admin clock',
      'terminate: Active > Terminated by provider recruiter admin, reasonGiven',
      'convert: Active > Converted by recruiter, contractToHire',
    ]);
    expect(movesOf(contractMoves)).toEqual({
      Draft: { Pending: ['provider', 'admin'] },
      Pending: { Draft: ['provider', 'admin'], Active: [] },
      Active: {
        Expired: ['provider', 'admin'],
        Terminated: ['provider', 'recruiter', 'admin'],
        Converted: ['recruiter'],
      },
    });
    expect(contractStatuses.filter((status) => hasEnded({ status }))).toEqual([
      'Expired',
      'Terminated',
      'Converted',
    ]);
    expect(hasEnded({})).toBe(false);
  });

  it('an amendment: the other side agrees, and nobody to what they have proposed', () => {
    expect(lines(amendmentMoves)).toEqual([
      'propose: – > Proposed by proposer',
      'giveNotice: – > Agreed by proposer',
      'agree: Proposed > Agreed by other',
      'decline: Proposed > Declined by other',
      'withdraw: Proposed > Withdrawn by proposer',
      'lapse: Proposed > Lapsed by system',
    ]);
    const sides = ['provider', 'recruiter'];
    expect(amendmentLifecycle).toEqual({
      field: 'status',
      initial: ['Proposed', 'Agreed'],
      moves: { Proposed: { Agreed: sides, Declined: sides, Withdrawn: sides } },
      along: { Declined: ['answer'] },
    });
    for (const from of [null, ...amendmentStatuses])
      for (const to of amendmentStatuses)
        for (const by of ['proposer', 'other', 'system'] as const)
          expect(amendmentMove(from, to, by)?.move).toBe(
            amendmentMoves.find((one) => one.from === from && one.to === to && one.by === by)?.move,
          );
    expect(amendmentMove('Proposed', 'Agreed', 'proposer')).toBeUndefined();
    expect(amendmentMove('Proposed', 'Agreed', 'other')?.move).toBe('agree');
  });

  it('a dispute: the other side answers, and the operator decides then, or once the time is over', () => {
    expect(lines(disputeMoves)).toEqual([
      'open: – > Open by opener, signedContract otherSideHere objectShared noOpenDispute',
      'answer: Open > Answered by other, answerGiven',
      'decide: Answered > Decided by admin, decisionGiven',
      'decideUnanswered: Open > Decided by admin, decisionGiven answerTimeOver',
      'withdraw: Open Answered > Withdrawn by opener',
    ]);
    const sides = ['provider', 'recruiter'];
    expect(disputeLifecycle).toEqual({
      field: 'status',
      initial: ['Open'],
      moves: {
        Open: { Answered: sides, Decided: ['admin'], Withdrawn: sides },
        Answered: { Decided: ['admin'], Withdrawn: sides },
        Decided: {},
        Withdrawn: {},
      },
    });
    expect(disputeStatuses.filter((status) => isOpenDispute({ status }))).toEqual(['Open', 'Answered']);
    expect(disputeMove(null, 'Open', 'opener')?.move).toBe('open');
    expect(disputeMove(null, 'Open', 'other')).toBeUndefined();
    expect(disputeMove('Open', 'Decided', 'admin')?.move).toBe('decideUnanswered');
    expect(disputeMove('Answered', 'Decided', 'admin')?.move).toBe('decide');
    expect(disputeMove('Open', 'Open', 'opener')).toBeUndefined();
    expect(disputeMove('Open', 'Answered', 'opener')).toBeUndefined();
  });

  it('a timesheet: the provider hands in hours, and the client approves or says why not', () => {
    expect(lines(timesheetMoves)).toEqual([
      ': Draft > Submitted by provider',
      ': Submitted > Approved by recruiter',
      ': Submitted > Rejected by recruiter',
      ': Rejected > Draft by provider',
      ': Approved > Invoiced by –',
      ': Invoiced > Approved by –',
    ]);
    expect([...new Set(timesheetMoves.map(({ to }) => to))].sort()).toEqual([...timesheetStatuses].sort());
    const refused = (to: string, sheet: { total: number; reason: string | null }) =>
      timesheetMoves.filter((one) => one.to === to && one.guard).map(({ guard }) => guard?.(sheet));
    expect(refused('Submitted', { total: 0, reason: null })).toEqual([{ monday: 'timesheets.empty' }]);
    expect(refused('Submitted', { total: 1, reason: null })).toEqual([{}]);
    expect(refused('Rejected', { total: 1, reason: '' })).toEqual([{ reason: 'timesheets.reason' }]);
    expect(refused('Rejected', { total: 1, reason: 'Monday was a holiday' })).toEqual([{}]);
    expect(refused('Approved', { total: 0, reason: null })).toEqual([]);
  });
});

describe('the life of a contract', () => {
  it('has the stage Expiring in its last 30 days while it is active', () => {
    const now = new Date('2026-06-15T09:00:00.000Z');
    const stage = (status: 'Active' | 'Draft', endDate: string) => stageOf({ status, endDate }, now);
    expect(stage('Active', '2026-07-15')).toBe('Expiring');
    expect(stage('Active', '2026-07-16')).toBe('Active');
    expect(stage('Draft', '2026-06-20')).toBe('Draft');
  });

  it('counts as a success if it lasted, or if the client hired the person', () => {
    expect(successRateOf({ Expired: 0, Converted: 0, Terminated: 0 })).toBeNull();
    expect(successRateOf({ Expired: 1, Converted: 1, Terminated: 1 })).toBe(67);
    expect(successRateOf({ Expired: 0, Converted: 0, Terminated: 2 })).toBe(0);
  });
});
