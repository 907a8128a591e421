import { describe, expect, it } from 'vitest';
import {
  type DealMove,
  type DealNoun,
  dealMoves,
  endedStatuses,
  type GuardName,
  guardNames,
} from '../../contract/deals/dealMoves.ts';
import type { NounName } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { UserType } from '../../contract/userTypes.ts';
import type { Values } from '../context.ts';
import { readerOver } from '../testing/readerOver.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { rowWith } from '../testing/rowWith.ts';
import { checkDealMove, checkGuards, endReasonOf } from './guards.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
type World = Partial<Record<NounName, readonly Row[]>>;

const context = (userType: UserType | 'visitor' = 'recruiter', at = now) => ({
  actor:
    userType === 'visitor'
      ? ({ userId: null, userType, companyId: null, permissions: [] } as const)
      : { userId: 'USR-001', userType, companyId: 'CO-002', permissions: [] },
  name: 'Somebody',
  now: at,
});
type Try = { before?: Row | null; after: Values; world?: World; by?: UserType; at?: Date; held?: string[] };
const guarded = (guard: GuardName, { before = null, after, world = {}, by, at, held }: Try) =>
  refusalOf(() =>
    checkGuards(
      { move: 'a move', from: [], to: '', by: [], guards: [guard] },
      {
        before,
        after,
        context: context(by, at),
        reader: readerOver(world, held),
      },
    ),
  );

describe('a change of status', () => {
  const moved = (
    noun: DealNoun,
    from: string | null,
    to: string,
    by: UserType | 'visitor',
    more: Values = {},
  ) =>
    refusalOf(() =>
      checkDealMove(noun, {
        before: from === null ? null : rowWith('X-1', { status: from }),
        after: { id: 'X-1', status: to, ...more },
        context: context(by),
        reader: readerOver({}),
      }),
    );

  it('is refused unless the table has a move from here to there by this person', async () => {
    for (const noun of Object.keys(dealMoves) as DealNoun[]) {
      const moves: readonly DealMove[] = dealMoves[noun];
      const statuses = [...new Set(moves.flatMap(({ from, to }) => [...from, to]))];
      for (const from of [null, ...statuses])
        for (const to of statuses)
          for (const by of ['provider', 'recruiter', 'admin', 'visitor'] as const) {
            const isMove =
              by !== 'visitor' &&
              moves.some(
                (one) =>
                  one.to === to &&
                  one.by.includes(by) &&
                  (from === null ? one.from.length === 0 : one.from.includes(from)),
              );
            if (isMove || from === to) continue;
            expect([noun, from, to, by, await moved(noun, from, to, by)]).toEqual([
              noun,
              from,
              to,
              by,
              {
                status: 409,
                code: 'value.move',
                values: { from: from ?? '–', to },
                fields: { status: 'value.move' },
              },
            ]);
          }
    }
  });

  it('is no change if the status stays, and is checked by the guards of its move otherwise', async () => {
    expect(await moved('requisitions', 'Awarded', 'Awarded', 'visitor')).toBeNull();
    expect(await moved('requisitions', null, 'Draft', 'recruiter')).toBeNull();
    const sent = (providerIds: string[]) =>
      moved('requisitions', 'Draft', 'Sent', 'recruiter', { providerIds, respondBy: '2026-06-20' });
    expect(await sent(['CO-001'])).toBeNull();
    expect((await sent([]))?.fields).toEqual({ providerIds: 'requisitions.choose-providers' });
  });

  it('that ends a row has one of the reasons of its move', async () => {
    const withdraw = (endReason: string | null) =>
      moved('requisitions', 'Sent', 'Withdrawn', 'recruiter', { endReason });
    expect(await withdraw('Budget Changed')).toBeNull();
    for (const reason of ['Rate Too Low', null])
      expect(await withdraw(reason)).toMatchObject({ status: 400, fields: { endReason: 'deals.reason' } });
  });
});

describe('the reason for an end', () => {
  const row = (status: string) => rowWith('PR-1', { status });

  it('is kept, is “Other” if none was given, and is none for a row that goes on', () => {
    for (const status of endedStatuses('proposals')) {
      expect(endReasonOf('proposals', row('Proposed'), { status, endReason: 'Rate Too High' })).toEqual({
        endReason: 'Rate Too High',
      });
      expect(endReasonOf('proposals', null, { status })).toEqual({ endReason: 'Other' });
      expect(endReasonOf('proposals', row(status), { status, endReason: 'Other' })).toEqual({});
    }
    expect(endReasonOf('proposals', row('Declined'), { status: 'Proposed', endReason: 'Other' })).toEqual({
      endReason: null,
    });
  });
});

describe('the guards of moves', () => {
  const request = (more: Values = {}) =>
    rowWith('REQ-1', { status: 'Under Review', respondBy: null, requisitionId: null, jobId: null, ...more });
  const requisition = (more: Values = {}) =>
    rowWith('RQ-1', { status: 'Sent', headCount: 2, roles: [], ...more });
  const quote = (id: string, more: Values = {}) =>
    rowWith(id, {
      requestId: 'REQ-1',
      requisitionId: 'RQ-1',
      candidateId: 'BE-1',
      providerId: 'CO-001',
      recruiterId: 'CO-002',
      status: 'Accepted',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      overlapAgreed: false,
      role: null,
      ...more,
    });
  const contract = (more: Values = {}) =>
    rowWith('CT-1', {
      candidateId: 'BE-1',
      employee: 'Dana Reyes',
      type: 'SOW',
      status: 'Active',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      proposalId: 'PR-9',
      signedDate: '2026-06-01',
      ...more,
    });

  /** `field` is the one at fault; `fault` is its code where that is not the code of the refusal. */
  type Refused = { code: string; field?: string; fault?: string; values?: Values };
  type Case = [what: string, given: Try, refused: Refused | null];
  const atFault = (field: string, fault: string): Refused => ({ code: 'row.invalid', field, fault });
  const cases: Record<GuardName, Case[]> = {
    providersChosen: [
      ['nobody', { after: { providerIds: [] } }, atFault('providerIds', 'requisitions.choose-providers')],
      ['somebody', { after: { providerIds: ['CO-001'] } }, null],
    ],
    respondByAhead: [
      ['yesterday', { after: { respondBy: '2026-06-14' } }, atFault('respondBy', 'date.past')],
      ['today', { after: { respondBy: '2026-06-15' } }, null],
    ],
    someoneAwarded: [
      ['nobody', { after: { awarded: 0 } }, { code: 'requisitions.nobody-awarded' }],
      ['somebody', { after: { awarded: 1 } }, null],
    ],
    nobodyQuoted: [
      ['a quote', { after: { quotes: 1 } }, { code: 'requisitions.quoted' }],
      ['no quote', { after: { quotes: 0 } }, null],
    ],
    awardedByQuote: [
      ['a request by itself', { after: { id: 'REQ-1', requisitionId: null } }, null],
      [
        'quotes that are not awarded, or of another request',
        {
          after: { id: 'REQ-1', requisitionId: 'RQ-1' },
          world: {
            proposals: [quote('PR-1', { status: 'Proposed' }), quote('PR-2', { requestId: 'REQ-2' })],
          },
        },
        { code: 'requests.award-quote' },
      ],
      [
        'an awarded quote',
        { after: { id: 'REQ-1', requisitionId: 'RQ-1' }, world: { proposals: [quote('PR-1')] } },
        null,
      ],
    ],
    withinRespondBy: [
      [
        'a request whose day has passed',
        { after: { respondBy: '2026-06-14' } },
        { code: 'requests.respond-by-passed', values: { day: '2026-06-14' } },
      ],
      ['a request whose day is today', { after: { respondBy: '2026-06-15' } }, null],
      ['a request without a day', { after: { respondBy: null } }, null],
      [
        'a quote for a request whose day has passed',
        {
          after: { requestId: 'REQ-1', respondBy: '2026-07-01' },
          world: { requests: [request({ respondBy: '2026-06-14' })] },
        },
        { code: 'requests.respond-by-passed', values: { day: '2026-06-14' } },
      ],
      [
        'a quote for a request without a day',
        { after: { requestId: 'REQ-1' }, world: { requests: [request()] } },
        null,
      ],
    ],
    threadOpen: [
      ['an open request', { after: { requestId: 'REQ-1' }, world: { requests: [request()] } }, null],
      [
        'a closed request',
        { after: { requestId: 'REQ-1' }, world: { requests: [request({ status: 'Withdrawn' })] } },
        { code: 'requests.closed' },
      ],
      [
        'a requisition that is sent',
        {
          after: { requestId: 'REQ-1' },
          world: { requests: [request({ requisitionId: 'RQ-1' })], requisitions: [requisition()] },
        },
        null,
      ],
      [
        'a requisition that is not',
        {
          after: { requestId: 'REQ-1' },
          world: {
            requests: [request({ requisitionId: 'RQ-1' })],
            requisitions: [requisition({ status: 'Awarded' })],
          },
        },
        { code: 'requisitions.closed' },
      ],
      [
        'a requisition that is gone',
        { after: { requestId: 'REQ-1' }, world: { requests: [request({ requisitionId: 'RQ-1' })] } },
        { code: 'requisitions.closed' },
      ],
    ],
    startAhead: [
      [
        'yesterday',
        { after: { providerId: 'CO-001', startDate: '2026-06-14' } },
        atFault('startDate', 'date.past'),
      ],
      ['today', { after: { providerId: 'CO-001', startDate: '2026-06-15' } }, null],
      [
        'today, which is yesterday for the provider',
        {
          after: { providerId: 'CO-001', startDate: '2026-06-14' },
          world: { companies: [rowWith('CO-001', { timeZone: 'America/Los_Angeles' })] },
          at: new Date('2026-06-15T03:00:00.000Z'),
        },
        null,
      ],
      [
        'yesterday, as it is tomorrow for the provider',
        {
          after: { providerId: 'CO-001', startDate: '2026-06-15' },
          world: { companies: [rowWith('CO-001', { timeZone: 'Asia/Tokyo' })] },
          at: new Date('2026-06-15T20:00:00.000Z'),
        },
        atFault('startDate', 'date.past'),
      ],
      ['five years ahead', { after: { providerId: 'CO-001', startDate: '2031-06-14' } }, null],
      [
        'later than that',
        { after: { providerId: 'CO-001', startDate: '2031-06-15' } },
        atFault('startDate', 'date.five-years'),
      ],
    ],
    validUntilAhead: [
      ['no end', { after: { validUntil: null } }, null],
      ['today', { after: { validUntil: '2026-06-15' } }, null],
      ['yesterday', { after: { validUntil: '2026-06-14' } }, atFault('validUntil', 'date.past')],
    ],
    stillValid: [
      ['a new quote', { after: {} }, null],
      ['one without an end', { before: quote('PR-1', { validUntil: null }), after: {} }, null],
      [
        'one that has been extended too late',
        { before: quote('PR-1', { validUntil: '2026-06-14' }), after: { validUntil: '2026-07-01' } },
        { code: 'proposals.expired', values: { day: '2026-06-14' } },
      ],
      ['one that ends today', { before: quote('PR-1', { validUntil: '2026-06-15' }), after: {} }, null],
    ],
    notBooked: [
      [
        'days of a signed contract',
        { after: quote('PR-1'), world: { contracts: [contract()] } },
        { code: 'candidates.booked-elsewhere', field: 'overlapAgreed' },
      ],
      [
        'days of a signed contract, for the provider',
        { after: quote('PR-1'), world: { contracts: [contract()] }, by: 'provider' },
        {
          code: 'candidates.booked',
          field: 'overlapAgreed',
          values: { name: 'Dana Reyes', day: '2026-12-31', id: 'CT-1' },
        },
      ],
      [
        'days of a contract after them, as a quote may last longer than it says',
        {
          after: quote('PR-1'),
          world: { contracts: [contract({ startDate: '2027-02-01', endDate: '2027-03-01' })] },
        },
        { code: 'candidates.booked-elsewhere', field: 'overlapAgreed' },
      ],
      [
        'with the overlap agreed',
        { after: quote('PR-1', { overlapAgreed: true }), world: { contracts: [contract()] } },
        null,
      ],
      [
        'a contract before them',
        {
          after: quote('PR-1'),
          world: { contracts: [contract({ startDate: '2026-01-01', endDate: '2026-06-30' })] },
        },
        null,
      ],
    ],
    firstClaim: [
      [
        'a candidate of another provider’s quote for the same job',
        {
          after: quote('PR-2', { providerId: 'CO-003' }),
          world: {
            requests: [request({ jobId: 'JOB-1' })],
            proposals: [quote('PR-1', { status: 'Proposed', claimUntil: '2026-09-01' })],
          },
        },
        { code: 'proposals.claimed-other', field: 'candidateId', values: { day: '2026-09-01' } },
      ],
      [
        'the same candidate again',
        {
          after: quote('PR-2'),
          world: {
            requests: [request({ jobId: 'JOB-1' })],
            proposals: [quote('PR-1', { status: 'Proposed', claimUntil: '2026-09-01' })],
          },
        },
        { code: 'proposals.claimed-own', field: 'candidateId', values: { day: '2026-09-01' } },
      ],
      ['nobody before', { after: quote('PR-2'), world: { requests: [request({ jobId: 'JOB-1' })] } }, null],
    ],
    headCountOpen: [
      ['a quote without a requisition', { after: quote('PR-1', { requisitionId: null }) }, null],
      ['a requisition that is gone', { after: quote('PR-1') }, null],
      [
        'a place left',
        {
          after: quote('PR-3', { status: 'Proposed' }),
          world: { requisitions: [requisition()], proposals: [quote('PR-1')] },
        },
        null,
      ],
      [
        'no place left',
        {
          after: quote('PR-3', { status: 'Proposed' }),
          world: { requisitions: [requisition()], proposals: [quote('PR-1'), quote('PR-2')] },
        },
        { code: 'requisitions.filled' },
      ],
      [
        'a requisition that is closed',
        { after: quote('PR-3'), world: { requisitions: [requisition({ status: 'Awarded' })] } },
        { code: 'requisitions.filled' },
      ],
      ...(['Builder', 'Tester'] as const).map(
        (role): Case => [
          `a place left, and as ${role} of whom one is asked for and a Builder is awarded`,
          {
            after: quote('PR-3', { status: 'Proposed', role }),
            world: {
              requisitions: [
                requisition({
                  headCount: 3,
                  roles: [
                    { title: 'Builder', headCount: 1 },
                    { title: 'Tester', headCount: 2 },
                  ],
                }),
              ],
              proposals: [quote('PR-1', { role: 'Builder' })],
            },
          },
          role === 'Builder' ? { code: 'roles.filled', values: { role: 'Builder' } } : null,
        ],
      ),
    ],
    bookedOnce: [
      [
        'a candidate whom another quote was awarded for these days',
        {
          after: quote('PR-2', { status: 'Accepted' }),
          world: { proposals: [quote('PR-1', { requestId: 'REQ-7' }), quote('PR-2')] },
        },
        { code: 'proposals.awarded-elsewhere' },
      ],
      [
        'a candidate with a signed contract for these days',
        { after: quote('PR-2'), world: { contracts: [contract()] } },
        { code: 'candidates.booked-elsewhere', field: 'overlapAgreed' },
      ],
      [
        'with the overlap agreed',
        {
          after: quote('PR-2', { overlapAgreed: true }),
          world: { proposals: [quote('PR-1')], contracts: [contract()] },
        },
        null,
      ],
      [
        'an award for other days',
        {
          after: quote('PR-2'),
          world: { proposals: [quote('PR-1', { startDate: '2027-01-01', endDate: '2027-02-01' })] },
        },
        null,
      ],
    ],
    noContract: [
      [
        'a contract that goes on',
        { after: quote('PR-9'), world: { contracts: [contract({ status: 'Draft' })] } },
        { code: 'contracts.drafted', values: { id: 'CT-1' } },
      ],
      [
        'contracts that have ended',
        { after: quote('PR-9'), world: { contracts: [contract({ status: 'Terminated' })] } },
        null,
      ],
      ['a contract of another quote', { after: quote('PR-8'), world: { contracts: [contract()] } }, null],
    ],
  };

  it('are all tried, each with something refused and something allowed', () => {
    expect(Object.keys(cases).sort()).toEqual([...guardNames].sort());
    for (const guard of guardNames) {
      const refused = cases[guard].map(([, , expected]) => expected !== null);
      expect([guard, new Set(refused).size]).toEqual([guard, 2]);
    }
  });

  describe.each(guardNames)('%s', (guard) => {
    it.each(cases[guard])('with %s', async (_, given, expected) => {
      const refusal = await guarded(guard, given);
      if (expected === null) return expect(refusal).toBeNull();
      const { code, field, fault, values } = expected;
      expect(refusal).toMatchObject({
        status: fault ? 400 : 409,
        code,
        fields: field ? { [field]: fault ?? code } : {},
        ...(values && { values }),
      });
    });
  });

  it('hold what they have counted, so that two awards at once do not both find room', async () => {
    const held: string[] = [];
    const world = { requisitions: [requisition()] };
    await guarded('headCountOpen', { after: quote('PR-1'), world, held });
    await guarded('bookedOnce', { after: quote('PR-1'), world, held });
    expect(held).toEqual(['requisitions RQ-1 alone', 'candidates BE-1 alone']);
  });

  it('find an award that was made while they waited for the candidate', async () => {
    const proposals: Row[] = [];
    const reader = readerOver({ proposals });
    const hold = async () => void proposals.push(quote('PR-1'));
    const refusal = await refusalOf(() =>
      checkGuards(
        { move: 'award', from: [], to: '', by: [], guards: ['bookedOnce'] },
        {
          before: null,
          after: quote('PR-2'),
          context: context(),
          reader: { ...reader, hold },
        },
      ),
    );
    expect(refusal?.code).toBe('proposals.awarded-elsewhere');
  });
});
