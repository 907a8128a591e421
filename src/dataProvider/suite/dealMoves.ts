import { describe, expect, test } from 'vitest';
import {
  type DealMove,
  type ProposalStatus,
  proposalStatuses,
  type RequestStatus,
  requestStatuses,
  roundMoves,
  dealMoves as tables,
} from '../../../domain/contract/deals/dealMoves.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, list, refusal, type SuiteUser } from './open.ts';

type Noun = 'requests' | 'proposals';

/** Everyone who tries every move: both sides, strangers of both kinds, an operator, and someone who may only read. */
const actors: readonly SuiteUser[] = [
  'provider',
  'recruiter',
  'otherProvider',
  'otherRecruiter',
  'admin',
  'viewer',
];

/** Every state × move × actor of the tables of moves: what they allow is done, and all else is refused without a trace. */
export const dealMoves = (as: As): void => {
  const create = async (user: SuiteUser, noun: string, data: Record<string, unknown>) =>
    (await (await as(user)).create<Row>(noun, { data })).data;
  const fresh = async (noun: Noun, id: string) => (await (await as('admin')).getOne<Row>(noun, { id })).data;

  /** A requisition to two providers, with a candidate of each. */
  const ask = async (headCount = 2) => {
    const mine = await addCandidate(await as('provider'), { name: 'Ada Bench' });
    const theirs = await addCandidate(await as('otherProvider'), { name: 'Grace Bench' });
    const requisition = await create('recruiter', 'requisitions', {
      position: 'Bridge Builder',
      duration: '3 months',
      headCount,
      respondBy: '2026-07-01',
      providerIds: [mine.companyId, theirs.companyId],
      status: 'Sent',
    });
    const { data } = await list(await as('admin'), 'requests', { filter: { requisitionId: requisition.id } });
    const threadOf = (candidate: Row) => data.find((one) => one.providerId === candidate.companyId) as Row;
    return { requisition, mine, theirs, thread: threadOf(mine), other: threadOf(theirs) };
  };
  const quote = (user: SuiteUser, request: Row, candidate: Row) =>
    create(user, 'proposals', {
      requestId: request.id,
      candidateId: candidate.id,
      rate: 9900,
      startDate: '2026-08-03',
      validUntil: '2026-06-30',
    });
  const quoted = async (headCount?: number) => {
    const asked = await ask(headCount);
    return { ...asked, proposal: await quote('provider', asked.thread, asked.mine) };
  };
  const otherAwarded = async ({ other, theirs }: Awaited<ReturnType<typeof ask>>) => {
    const proposal = await quote('otherProvider', other, theirs);
    await edit(await as('recruiter'), 'proposals', proposal, { status: 'Accepted' });
  };

  /** Makes a move as the screens do: a new round of terms, or a new status with a reason. */
  const attempt = async (user: SuiteUser, noun: Noun, row: Row, { move, to, reasons }: DealMove) => {
    if (Object.values<string>(roundMoves).includes(move))
      return create(user, 'quoteRounds', {
        proposalId: row.id,
        round: Number(row.round) + 1,
        rate: 9000,
        startDate: '2026-08-10',
        validUntil: '2026-06-30',
      });
    const ending = reasons ? { endReason: reasons.at(-1), reason: 'For the test' } : {};
    return edit(await as(user), noun, row, { status: to, ...ending });
  };
  const moveNamed = (noun: Noun, name: string) => tables[noun].find(({ move }) => move === name) as DealMove;
  const after = async (user: SuiteUser, noun: Noun, row: Row, name: string) => {
    await attempt(user, noun, row, moveNamed(noun, name));
    return fresh(noun, row.id);
  };
  /** A sample row that has expired, as the store's clock does not move. */
  const expired = async (noun: Noun) =>
    (await list(await as('admin'), noun, { filter: { status: 'Expired' } })).data[0] as Row;

  const requestsIn: Record<RequestStatus, () => Promise<Row>> = {
    'Pending Response': async () => (await ask()).thread,
    'Under Review': async () => after('provider', 'requests', (await ask()).thread, 'review'),
    'Proposal Sent': async () => fresh('requests', (await quoted()).thread.id),
    Accepted: async () => {
      const { proposal, thread } = await quoted();
      await after('recruiter', 'proposals', proposal, 'award');
      return fresh('requests', thread.id);
    },
    Declined: async () => after('provider', 'requests', (await ask()).thread, 'decline'),
    Withdrawn: async () => after('recruiter', 'requests', (await ask()).thread, 'withdraw'),
    'Not Awarded': async () => {
      const asked = await ask(1);
      await otherAwarded(asked);
      return fresh('requests', asked.thread.id);
    },
    Expired: () => expired('requests'),
  };
  const proposalsIn: Record<ProposalStatus, () => Promise<Row>> = {
    Proposed: async () => fresh('proposals', (await quoted()).proposal.id),
    Countered: async () => after('recruiter', 'proposals', (await quoted()).proposal, 'counter'),
    Revised: async () => after('provider', 'proposals', (await quoted()).proposal, 'revise'),
    Shortlisted: async () => after('recruiter', 'proposals', (await quoted()).proposal, 'shortlist'),
    Accepted: async () => after('recruiter', 'proposals', (await quoted()).proposal, 'award'),
    Declined: async () => after('recruiter', 'proposals', (await quoted()).proposal, 'decline'),
    Withdrawn: async () => after('provider', 'proposals', (await quoted()).proposal, 'withdraw'),
    'Not Awarded': async () => {
      const asked = await quoted(1);
      await otherAwarded(asked);
      return fresh('proposals', asked.proposal.id);
    },
    Expired: () => expired('proposals'),
  };

  const isRound = ({ move }: DealMove) => Object.values<string>(roundMoves).includes(move);

  /** The move of the table that leads there from this state for this actor, except an award that follows from a quote’s. */
  const allowed = (noun: Noun, user: SuiteUser, row: Row, { to }: DealMove): DealMove | undefined =>
    (tables[noun] as readonly DealMove[]).find(
      (one) =>
        one.to === to &&
        one.from.includes(String(row.status)) &&
        (one.by as readonly string[]).includes(user) &&
        !one.guards?.includes('awardedByQuote'),
    );

  /** By a list, as opening a request would note that the provider has seen it. */
  const sees = async (user: SuiteUser, noun: Noun, row: Row) =>
    (await list(await as(user), noun, { filter: { id: row.id } })).data.length > 0;

  /** Those without the right to change the row are refused before it is looked for; strangers do not find it. */
  const statusFor = (user: SuiteUser, noun: Noun, move: DealMove, isSeen: boolean): number[] => {
    if (user === 'viewer') return [403];
    if (!isSeen) return isRound(move) ? [400] : [404];
    if (user === 'admin' && noun === 'proposals') return [403];
    return [409];
  };

  const tryAll = async (noun: Noun, state: string, make: () => Promise<Row>) => {
    const moves = (tables[noun] as readonly DealMove[]).filter(({ from }) => from.length > 0);
    const row = await make();
    expect(row.status).toBe(state);
    let tried = 0;
    for (const user of actors) {
      const isSeen = await sees(user, noun, row);
      for (const move of moves) {
        // An edit that repeats the state changes nothing, and each side writes its own rounds.
        if (!isRound(move) && move.to === state) continue;
        if (isRound(move) && (user === 'provider' || user === 'recruiter') && !move.by.includes(user))
          continue;
        const name = `${state} ${move.move} ${user}`;
        const legal = allowed(noun, user, row, move);
        tried++;
        if (!legal || !isSeen) {
          const error = await refusal(attempt(user, noun, row, move));
          const expected = statusFor(user, noun, move, isSeen);
          expect([name, expected]).toEqual([name, [error.status]]);
          expect([name, error.body.code]).toEqual([name, expect.stringMatching(/^[a-z-]+\.[a-z-]+$/)]);
          continue;
        }
        const one = await make();
        await attempt(user, noun, one, legal);
        const moved = await fresh(noun, one.id);
        expect([name, moved.status]).toEqual([name, legal.to]);
        // A second click on the move is a success, as the row stands as asked; a round stands only once.
        const again = attempt(user, noun, one, legal);
        if (isRound(legal)) expect([name, (await refusal(again)).status]).toEqual([name, 409]);
        else expect([name, await again]).toMatchObject([name, { data: { status: legal.to } }]);
        expect([name, await fresh(noun, one.id)]).toEqual([name, moved]);
      }
    }
    expect(await fresh(noun, row.id)).toEqual(row);
    expect(tried).toBeGreaterThan(20);
  };

  describe('of a request', () => {
    test.each(requestStatuses)('in the state %s are those of the table, for everyone', async (state) => {
      await tryAll('requests', state, requestsIn[state]);
    });
  });
  describe('of a quote', () => {
    test.each(proposalStatuses)('in the state %s are those of the table, for everyone', async (state) => {
      await tryAll('proposals', state, proposalsIn[state]);
    });
  });

  test('an ending takes a reason from the list of its move', async () => {
    const { thread, proposal } = await quoted();
    const provider = await as('provider');
    const wrong = await refusal(
      edit(provider, 'proposals', proposal, { status: 'Withdrawn', endReason: 'Rate Too High' }),
    );
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { endReason: 'Choose one of the listed reasons' },
    ]);
    await edit(provider, 'proposals', proposal, {
      status: 'Withdrawn',
      endReason: 'Candidate Not Available',
    });
    const steps = await list(provider, 'requestSteps', { filter: { requestId: thread.id }, perPage: 50 });
    expect(steps.data.at(-1)).toMatchObject({
      kind: 'withdrawn',
      side: 'provider',
      endReason: 'Candidate Not Available',
    });
  });

  test('rounds of terms are kept, and a counter-offer changes the quote only when the provider revises', async () => {
    const { proposal } = await quoted();
    const countered = await after('recruiter', 'proposals', proposal, 'counter');
    expect(countered).toMatchObject({ status: 'Countered', rate: 9900, round: 2 });
    const award = await refusal(edit(await as('recruiter'), 'proposals', countered, { status: 'Accepted' }));
    expect(award.status).toBe(409);
    const revised = await after('provider', 'proposals', countered, 'revise');
    expect(revised).toMatchObject({ status: 'Revised', rate: 9000, startDate: '2026-08-10', round: 3 });
    for (const user of ['provider', 'recruiter'] as const) {
      const rounds = await list(await as(user), 'quoteRounds', { filter: { proposalId: proposal.id } });
      expect(rounds.data.map(({ round, side, rate }) => [round, side, rate])).toEqual([
        [1, 'provider', 9900],
        [2, 'recruiter', 9000],
        [3, 'provider', 9000],
      ]);
    }
  });

  test('an award fills the requisition, tells every provider why, and holds the candidate', async () => {
    const asked = await quoted(1);
    const { requisition, theirs, other, proposal, mine } = asked;
    const rival = await quote('otherProvider', other, theirs);
    const heldFor = async (user: SuiteUser, candidate: Row) =>
      (await list(await as(user), 'holds', { filter: { candidateId: candidate.id } })).data;
    expect(await heldFor('otherProvider', theirs)).toHaveLength(1);
    await edit(await as('recruiter'), 'proposals', proposal, { status: 'Accepted' });
    const recruiter = await as('recruiter');
    const { data: decided } = await recruiter.getOne<Row>('requisitions', { id: requisition.id });
    expect(decided).toMatchObject({ status: 'Awarded', asked: 2, answered: 2, quotes: 2, awarded: 1 });
    expect(await fresh('proposals', rival.id)).toMatchObject({
      status: 'Not Awarded',
      endReason: 'Position Filled',
    });
    expect(await fresh('requests', other.id)).toMatchObject({ status: 'Not Awarded' });
    expect(await heldFor('otherProvider', theirs)).toEqual([]);
    expect(await heldFor('provider', mine)).toMatchObject([
      { proposalId: proposal.id, startDate: '2026-08-03', endDate: '2026-11-02' },
    ]);
    const told = await list(await as('otherProvider'), 'notifications', {
      sort: ['id', 'DESC'],
      perPage: 10,
    });
    expect(told.data.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/filled Bridge Builder with another candidate$/),
    );
  });

  test('a person is awarded once for the same days, until the provider takes the award back', async () => {
    const first = await quoted();
    const second = await ask();
    const again = await quote('provider', second.thread, first.mine);
    const recruiter = await as('recruiter');
    const clashes = async (user: SuiteUser) =>
      (await (await as(user)).awardClashes({ ids: `${first.proposal.id},${again.id}` })).data.ids;
    expect(await clashes('recruiter')).toEqual([]);
    const { data: won } = await edit(recruiter, 'proposals', first.proposal, { status: 'Accepted' });
    expect([await clashes('recruiter'), await clashes('otherRecruiter')]).toEqual([[again.id], []]);
    const error = await refusal(edit(recruiter, 'proposals', again, { status: 'Accepted' }));
    expect([error.status, error.body.code]).toEqual([409, 'proposals.awarded-elsewhere']);
    expect((await fresh('proposals', again.id)).status).toBe('Proposed');
    await attempt('provider', 'proposals', won, moveNamed('proposals', 'release'));
    expect(await clashes('recruiter')).toEqual([]);
    expect((await fresh('requests', first.thread.id)).status).toBe('Proposal Sent');
    await edit(recruiter, 'proposals', again, { status: 'Accepted' });
    expect((await fresh('proposals', again.id)).status).toBe('Accepted');
  });

  test('the recruiter takes an award back with a reason, until a contract was drafted', async () => {
    const { requisition, thread, proposal, mine } = await quoted(1);
    const recruiter = await as('recruiter');
    const { data: won } = await edit(recruiter, 'proposals', proposal, { status: 'Accepted' });
    const silent = await refusal(edit(recruiter, 'proposals', won, { status: 'Declined' }));
    expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([400, ['reason']]);
    const provider = await as('provider');
    expect((await refusal(edit(provider, 'proposals', won, { status: 'Declined' }))).status).toBe(409);
    await edit(recruiter, 'proposals', won, { status: 'Declined', endReason: 'Budget Changed' });
    expect((await fresh('requests', thread.id)).status).toBe('Proposal Sent');
    const { data: open } = await recruiter.getOne<Row>('requisitions', { id: requisition.id });
    expect(open).toMatchObject({ status: 'Sent', awarded: 0 });
    expect((await list(provider, 'holds', { filter: { candidateId: mine.id } })).data).toEqual([]);
    const told = await list(provider, 'notifications', { sort: ['id', 'DESC'], perPage: 10 });
    expect(told.data.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/withdrew the acceptance of .+: Bridge Builder$/),
    );
  });

  test('a quote keeps what the profile said when it was sent, and a revision what it says then', async () => {
    const { mine, proposal } = await quoted();
    expect(proposal).toMatchObject({ statedAvailability: 'Immediate', statedFrom: null, statedRate: 9500 });
    await edit(await as('provider'), 'candidates', mine, {
      availability: '1 month notice',
      availableFrom: '2026-07-20',
      rate: 9900,
    });
    const { data: seen } = await (await as('recruiter')).getOne<Row>('proposals', { id: proposal.id });
    expect(seen).toMatchObject({ statedAvailability: 'Immediate', statedFrom: null, statedRate: 9500 });
    const revised = await after('provider', 'proposals', proposal, 'revise');
    expect(revised).toMatchObject({
      statedAvailability: '1 month notice',
      statedFrom: '2026-07-20',
      statedRate: 9900,
    });
  });

  test('a person put forward twice for a position is refused, with the day until which the first claim holds', async () => {
    const { thread, other, mine } = await ask();
    const email = `ada.${mine.id.toLowerCase()}@bench.example`;
    await edit(await as('provider'), 'candidates', mine, { email });
    const twin = await addCandidate(await as('otherProvider'), { name: 'A. Bench', email });
    const proposal = await quote('provider', thread, mine);
    expect(proposal.claimUntil).toBe('2026-09-13');
    const own = await refusal(quote('provider', thread, mine));
    expect([own.status, own.body.code]).toEqual([409, 'proposals.claimed-own']);
    const theirs = await refusal(quote('otherProvider', other, twin));
    expect([theirs.status, theirs.body.code]).toEqual([409, 'proposals.claimed-other']);
    expect(theirs.message).not.toMatch(new RegExp(`${mine.companyId}|Ada`));
    await after('provider', 'proposals', proposal, 'withdraw');
    expect((await quote('otherProvider', other, twin)).status).toBe('Proposed');
  });

  test('a provider sees its own request and nothing of the requisition or of its rivals', async () => {
    const { requisition, other } = await quoted();
    const provider = await as('provider');
    expect((await refusal(provider.getOne('requisitions', { id: requisition.id }))).status).toBe(403);
    expect((await refusal(provider.getOne('requests', { id: other.id }))).status).toBe(404);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no provider', { providerIds: [] }, 'providerIds'],
    ['a recruiter as provider', { providerIds: ['CO-002'] }, 'providerIds'],
    ['a date to respond by in the past', { respondBy: '2026-06-01' }, 'respondBy'],
    ['nobody wanted', { headCount: 0 }, 'headCount'],
    ['a highest rate below the lowest', { rateMin: 9000, rateMax: 8000 }, 'rateMax'],
  ])('a requisition with %s is refused at its field', async (_, columns, field) => {
    const { mine } = await ask();
    const error = await refusal(
      create('recruiter', 'requisitions', {
        position: 'Bridge Builder',
        duration: '3 months',
        respondBy: '2026-07-01',
        providerIds: [mine.companyId],
        status: 'Sent',
        ...columns,
      }),
    );
    expect([error.status, Object.keys(error.body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('a requisition with a place left is closed as awarded by hand, once somebody was awarded', async () => {
    const { requisition, proposal } = await quoted(2);
    const recruiter = await as('recruiter');
    const close = async () =>
      edit(
        recruiter,
        'requisitions',
        (await recruiter.getOne<Row>('requisitions', { id: requisition.id })).data,
        {
          status: 'Awarded',
        },
      );
    expect((await refusal(close())).body.code).toBe('requisitions.nobody-awarded');
    await edit(recruiter, 'proposals', proposal, { status: 'Accepted' });
    expect((await close()).data).toMatchObject({ status: 'Awarded', awarded: 1 });
  });

  test('a sent requisition goes to further providers, and its withdrawal ends every request', async () => {
    const { requisition, thread, theirs } = await ask();
    const recruiter = await as('recruiter');
    const { data: sent } = await recruiter.getOne<Row>('requisitions', { id: requisition.id });
    const held = await refusal(edit(recruiter, 'requisitions', sent, { position: 'Other' }));
    expect([held.status, held.body.code]).toEqual([409, 'requisitions.sent']);
    const fewer = await refusal(edit(recruiter, 'requisitions', sent, { providerIds: [theirs.companyId] }));
    expect([fewer.status, fewer.body.code]).toEqual([409, 'requisitions.provider-asked']);
    const { data: later } = await edit(recruiter, 'requisitions', sent, { respondBy: '2026-07-15' });
    expect((await fresh('requests', thread.id)).respondBy).toBe('2026-07-15');
    await edit(recruiter, 'requisitions', later, { status: 'Withdrawn', endReason: 'Budget Changed' });
    expect(await fresh('requests', thread.id)).toMatchObject({
      status: 'Withdrawn',
      endReason: 'Budget Changed',
    });
  });
};
