import { describe, expect, test } from 'vitest';
import { bookedBetween, bookingOf, isBooking, runsOn } from '../../../domain/contract/candidates/bookings.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { World } from '../browser/worldStore.ts';
import {
  type As,
  addCandidate,
  edit,
  fieldErrors,
  freshWord,
  list,
  refusal,
  type SuiteUser,
} from './open.ts';
import { signContract } from './signContract.ts';

/** The suite's clock is set to 2026-06-15. */
const today = '2026-06-15';
const own = 'CO-001';

/** Signed contracts unlist their candidates, and list them again at the end. */
export const bookings = (as: As, world: () => World): void => {
  const draw = async (candidate: Row, columns: Record<string, unknown> = {}) => {
    const client = await (await as('recruiter')).getList<Row>('jobs', {
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    });
    const data = {
      recruiterId: client.data[0]?.companyId,
      candidateId: candidate.id,
      employee: candidate.name,
      client: 'Hire Co',
      type: 'SOW',
      startDate: today,
      endDate: '2026-09-30',
      rate: 9500,
      ...columns,
    };
    return (await (await as('provider')).create<Row>('contracts', { data })).data;
  };
  const send = async (draft: Row) =>
    (await edit(await as('provider'), 'contracts', draft, { status: 'Pending' })).data;
  const sign = async (pending: Row) => signContract(as, pending);
  const signed = async (candidate: Row, columns: Record<string, unknown> = {}) =>
    sign(await send(await draw(candidate, columns)));
  const end = async (contract: Row) =>
    (await edit(await as('provider'), 'contracts', contract, { status: 'Expired' })).data;
  const somebody = async () => addCandidate(await as('provider'), { name: `Lin ${freshWord()}` });
  const stand = async ({ id }: Row, user: SuiteUser = 'provider') =>
    (await (await as(user)).getOne<Row>('candidates', { id })).data;

  test.each(['SOW', 'C2H'])('a signed %s places its candidate and unlists the candidate', async (type) => {
    const candidate = await somebody();
    await signed(candidate, { type });
    expect(await stand(candidate)).toMatchObject({
      status: 'Placed',
      listed: false,
      benchSince: null,
      availableFrom: '2026-10-01',
    });
    expect((await refusal(stand(candidate, 'recruiter'))).status).toBe(404);
    const found = await list(await as('recruiter'), 'candidates', { filter: { q: candidate.name } });
    expect(found.total).toBe(0);
  });

  test('a contract that is ended early lists its candidate again from today', async () => {
    const candidate = await somebody();
    await end(await signed(candidate));
    expect(await stand(candidate)).toMatchObject({
      status: 'Available',
      listed: true,
      benchSince: today,
      availableFrom: today,
    });
    expect((await stand(candidate, 'recruiter')).name).toBe(candidate.name);
  });

  test('an unpublished candidate stays unlisted after the contract', async () => {
    const candidate = await addCandidate(await as('provider'), { published: false });
    await end(await signed(candidate));
    expect(await stand(candidate)).toMatchObject({ status: 'Available', listed: false });
  });

  test('drafts, contracts awaiting signature and framework agreements place no candidate', async () => {
    const candidate = await somebody();
    await send(await draw(candidate));
    await signed(candidate, { type: 'MSA' });
    await signed(candidate, { type: 'NDA' });
    expect(await stand(candidate)).toMatchObject({ status: 'Available', listed: true });
  });

  test('a contract that starts later leaves its candidate listed until then', async () => {
    const candidate = await somebody();
    await signed(candidate, { startDate: '2026-07-01' });
    expect(await stand(candidate)).toMatchObject({ status: 'Available', listed: true });
  });

  test('a candidate with two signed contracts is listed again when the last of them has ended', async () => {
    const candidate = await somebody();
    const first = await signed(candidate);
    const second = await signed(candidate, { overlapAgreed: true, endDate: '2026-12-31' });
    expect(await stand(candidate)).toMatchObject({ status: 'Placed', availableFrom: '2027-01-01' });
    await end(first);
    expect((await stand(candidate)).status).toBe('Placed');
    await end(second);
    expect((await stand(candidate)).status).toBe('Available');
  });

  test('a candidate cannot be returned to the bench while a signed contract is running', async () => {
    const candidate = await somebody();
    const contract = await signed(candidate);
    const error = await refusal(
      edit(await as('provider'), 'candidates', await stand(candidate), { status: 'Available' }),
    );
    const message = `${candidate.name} is booked until Sep 30, 2026 (contract ${contract.id})`;
    expect([error.status, error.body.errors]).toEqual([409, { status: message }]);
  });

  test('a placement by contract is audited, and notifies only the provider', async () => {
    const candidate = await somebody();
    await signed(candidate);
    const about = { filter: { noun: 'candidates', target: candidate.id } };
    const { data } = await list(await as('admin'), 'auditLogs', about);
    expect(JSON.parse(String(data.at(-1)?.after))).toMatchObject({ status: 'Placed', listed: false });
    const told = await list(await as('provider'), 'activities', { filter: { target: candidate.id } });
    expect(told.data.map(({ type }) => type)).toContain(`${candidate.name} was placed`);
    expect(
      (await list(await as('recruiter'), 'activities', { filter: { target: candidate.id } })).total,
    ).toBe(0);
  });

  describe('a second contract for the same days', () => {
    const overlapping = { startDate: '2026-09-30', endDate: '2026-12-31' };
    const words = (candidate: Row, { id }: Row) =>
      `${candidate.name} is booked until Sep 30, 2026 (contract ${id})`;

    test('is refused when it is drafted, naming the first one', async () => {
      const candidate = await somebody();
      const first = await signed(candidate);
      const error = await refusal(draw(candidate, overlapping));
      expect([error.status, error.message]).toEqual([409, words(candidate, first)]);
      expect(error.body.errors).toEqual({ overlapAgreed: words(candidate, first) });
    });

    test('is refused when it is sent', async () => {
      const candidate = await somebody();
      const draft = await draw(candidate, overlapping);
      const first = await signed(candidate);
      expect((await refusal(send(draft))).message).toBe(words(candidate, first));
    });

    test('is refused when it is signed, without naming the other client', async () => {
      const candidate = await somebody();
      const pending = await send(await draw(candidate, overlapping));
      const first = await signed(candidate);
      const error = await refusal(sign(pending));
      expect([error.status, fieldErrors(error)]).toEqual([409, ['overlapAgreed']]);
      expect(JSON.stringify(error.body)).not.toMatch(new RegExp(`${first.id}|Hire Co|Sep 30`));
      expect((await edit(await as('provider'), 'contracts', pending, { status: 'Draft' })).data.status).toBe(
        'Draft',
      );
    });

    test('is accepted when the provider confirms the overlap, and marked', async () => {
      const candidate = await somebody();
      await signed(candidate);
      const second = await signed(candidate, { ...overlapping, overlapAgreed: true });
      expect(second).toMatchObject({ status: 'Active', overlapAgreed: true });
    });

    test('is accepted if it starts on the next day', async () => {
      const candidate = await somebody();
      await signed(candidate);
      const next = await signed(candidate, { startDate: '2026-10-01', endDate: '2026-12-31' });
      expect(next).toMatchObject({ status: 'Active', overlapAgreed: false });
    });

    test('is signed once when two are signed at the same time', async () => {
      const candidate = await somebody();
      const pending = [await send(await draw(candidate)), await send(await draw(candidate))];
      const done = await Promise.allSettled(pending.map(sign));
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  describe('a candidate whose contract starts later', () => {
    const booked = async (columns: Record<string, unknown> = {}) => {
      const candidate = await somebody();
      const contract = await signed(candidate, {
        startDate: '2026-07-01',
        noticeDays: null,
        ...columns,
      });
      return { candidate, contract };
    };
    const bookings = [{ startDate: '2026-07-01', endDate: '2026-09-30' }];
    const found = async (candidate: Row, filter: object, user: SuiteUser = 'recruiter') =>
      (await list(await as(user), 'candidates', { filter: { q: candidate.name, ...filter } })).total;

    test.each<SuiteUser>(['recruiter', 'provider', 'admin'])(
      'states the booked days to a %s',
      async (user) => {
        const { candidate } = await booked();
        const row = await stand(candidate, user);
        expect(row).toMatchObject({ status: 'Available', bookings, bookedUntil: '2026-09-30' });
        expect(JSON.stringify(row)).not.toMatch(/Hire Co|CT-/);
      },
    );

    test('states them while masked, too', async () => {
      const candidate = await addCandidate(await as('provider'), { identity: 'Masked' });
      const other = await as('otherRecruiter');
      const recruiterId = (await list(other, 'users')).data[0]?.companyId;
      const pending = await send(await draw(candidate, { startDate: '2026-07-01', recruiterId }));
      await signContract(as, pending, { recruiter: 'otherRecruiter' });
      expect((await stand(candidate, 'admin')).masked).toBe(true);
      expect(await stand(candidate, 'recruiter')).toMatchObject({ bookings, bookedUntil: '2026-09-30' });
    });

    test('is free on the day after, by filter and by availability', async () => {
      const { candidate } = await booked();
      expect(await found(candidate, { freeBy: '2026-09-30' })).toBe(0);
      expect(await found(candidate, { freeBy: '2026-10-01' })).toBe(1);
      expect(await found(candidate, { availability: 'Immediate' })).toBe(0);
      expect(await found(candidate, { availability: ['Immediate', '2 weeks notice'] })).toBe(0);
      expect(await found(candidate, {})).toBe(1);
    });

    test('counts under no availability among the filters', async () => {
      const { candidate } = await booked();
      const counts = async () =>
        (await (await as('recruiter')).candidateFacets({ filter: JSON.stringify({ q: candidate.name }) }))
          .data;
      expect((await counts()).availability).toEqual([]);
    });

    test('is free at once when the contract is terminated', async () => {
      const { candidate, contract } = await booked();
      await edit(await as('provider'), 'contracts', contract, { status: 'Terminated', endReason: 'Other' });
      expect(await stand(candidate, 'recruiter')).toMatchObject({ bookings: [], bookedUntil: null });
      expect(await found(candidate, { availability: 'Immediate' })).toBe(1);
    });

    test('is free on that day for recommendations, by points and by filter', async () => {
      const skill = freshWord();
      const candidate = await addCandidate(await as('provider'), { skills: [skill] });
      await signed(candidate, { startDate: '2026-07-01' });
      const ranked = async (filters: object) =>
        (
          await (
            await as('recruiter')
          ).recommend({
            criteria: {
              skills: [{ name: skill }],
              startBy: '2026-07-15',
              filters: { skills: [skill], ...filters },
            },
          })
        ).data.matches;
      const [match] = await ranked({});
      expect(match?.id).toBe(candidate.id);
      expect(match?.reasons.find(({ part }) => part === 'availability')).toMatchObject({
        kind: 'freeLate',
        params: { free: '2026-10-01', needed: '2026-07-15' },
      });
      expect(await ranked({ freeBy: '2026-09-30' })).toEqual([]);
      expect(await ranked({ freeBy: '2026-10-01' })).toHaveLength(1);
    });

    describe('is asked for', () => {
      const ask = async (candidate: Row, startDate: string | null) => {
        const { companyId: providerId, id: candidateId } = candidate;
        const data = { providerId, candidateId, position: 'Builder', duration: '3 months', startDate };
        return (await (await as('recruiter')).create<Row>('requests', { data })).data;
      };

      test.each(['2026-07-01', '2026-09-30'])('not from %s, which is booked', async (startDate) => {
        const { candidate } = await booked();
        const error = await refusal(ask(candidate, startDate));
        expect([error.status, error.body.errors]).toEqual([
          409,
          { startDate: 'This person is booked. The next possible start is Oct 1, 2026.' },
        ]);
      });

      test.each(['2026-06-30', '2026-10-01', null])('from %s', async (startDate) => {
        const { candidate } = await booked();
        expect((await ask(candidate, startDate)).startDate).toBe(startDate);
      });

      test('not from a booked day by an edit', async () => {
        const { candidate } = await booked();
        const request = await ask(candidate, '2026-10-01');
        const late = edit(await as('recruiter'), 'requests', request, { startDate: '2026-08-01' });
        expect(fieldErrors(await refusal(late))).toEqual(['startDate']);
      });
    });
  });

  describe('a proposal', () => {
    const ask = async (candidate: Row) => {
      const data = { providerId: candidate.companyId, position: 'Bridge Builder', duration: '3 months' };
      return (await (await as('recruiter')).create<Row>('requests', { data })).data;
    };
    const propose = async (candidate: Row, columns: Record<string, unknown> = {}) => {
      const { id: requestId } = await ask(candidate);
      const data = { requestId, candidateId: candidate.id, rate: 9900, startDate: '2026-08-03', ...columns };
      return (await (await as('provider')).create<Row>('proposals', { data })).data;
    };

    test('for a booked candidate is refused unless the provider confirms the overlap', async () => {
      const candidate = await somebody();
      const contract = await signed(candidate);
      const error = await refusal(propose(candidate));
      const message = `${candidate.name} is booked until Sep 30, 2026 (contract ${contract.id})`;
      expect([error.status, error.body.errors]).toEqual([409, { overlapAgreed: message }]);
      expect((await propose(candidate, { overlapAgreed: true })).overlapAgreed).toBe(true);
    });

    test('has the last day of its request’s duration, none where that is open-ended, and no other is taken', async () => {
      const recruiter = await as('recruiter');
      const candidate = await somebody();
      const form = { providerId: candidate.companyId, position: 'Bridge Builder' };
      const { data: request } = await recruiter.create<Row>('requests', {
        data: { ...form, duration: 'Open-ended' },
      });
      const quote = { requestId: request.id, candidateId: candidate.id, rate: 9900, startDate: '2026-08-03' };
      const provider = await as('provider');
      expect((await provider.create<Row>('proposals', { data: quote })).data.endDate).toBeNull();
      expect((await propose(await somebody())).endDate).toBe('2026-11-02');
      const other = await ask(candidate);
      const asked = {
        position: 'Builder',
        headCount: 1,
        providerIds: [candidate.companyId],
        status: 'Draft',
      };
      for (const duration of ['as long as needed', '6-12 months'])
        for (const write of [
          () => recruiter.create('requests', { data: { ...form, duration } }),
          () => edit(recruiter, 'requests', other, { duration }),
          () => recruiter.create('requisitions', { data: { ...asked, respondBy: '2026-07-01', duration } }),
        ])
          expect(fieldErrors(await refusal(write()))).toEqual(['duration']);
    });

    test('can start on the day after the booking', async () => {
      const candidate = await somebody();
      await signed(candidate);
      expect((await propose(candidate, { startDate: '2026-10-01' })).status).toBe('Proposed');
    });

    test.each<[string, Record<string, unknown>, Record<string, string>]>([
      ['at no rate', { rate: 0 }, { rate: 'Enter an amount above zero' }],
      ['in the past', { startDate: '2026-06-14' }, { startDate: 'Choose today or a later date' }],
      ['far ahead', { startDate: '2036-06-14' }, { startDate: 'Choose a date within the next five years' }],
    ])('%s is refused at its field', async (_, columns, errors) => {
      const error = await refusal(propose(await somebody(), columns));
      expect([error.status, error.body.errors]).toEqual([400, errors]);
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['starts decades ago', { startDate: '1990-01-01', endDate: '1990-12-31' }, 'startDate'],
    ['starts far ahead', { startDate: '2040-01-01', endDate: '2040-12-31' }, 'startDate'],
    ['never ends', { endDate: '2099-12-31' }, 'endDate'],
    ['has no rate', { rate: 0 }, 'rate'],
  ])('a contract that %s is refused at its field', async (_, columns, field) => {
    const error = await refusal(draw(await somebody(), columns));
    expect([error.status, fieldErrors(error)]).toEqual([400, [field]]);
  });

  test.each(['MSA', 'NDA'])('an %s needs no candidate and no hourly rate', async (type) => {
    const data = { client: 'Hire Co', type, startDate: today, endDate: '2027-06-14' };
    const { data: made } = await (await as('provider')).create<Row>('contracts', { data });
    expect(made).toMatchObject({
      employee: 'All assigned resources',
      candidateId: null,
      rate: 0,
      monthlyHours: 0,
      totalValue: 0,
    });
    const changed = await edit(await as('provider'), 'contracts', made, {
      type: 'SOW',
      employee: 'Ada Bench',
      rate: 100,
      monthlyHours: 10,
    });
    expect(changed.data).toMatchObject({ type: 'SOW', employee: 'Ada Bench', rate: 100 });
  });

  test('a statement of work needs an employee and a rate', async () => {
    const data = { client: 'Hire Co', type: 'SOW', startDate: today, endDate: '2026-12-31' };
    const error = await refusal((await as('provider')).create('contracts', { data }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['employee', 'rate']]);
  });

  test('in the sample world candidates state the days of their signed contracts', () => {
    const { candidates = [], contracts = [] } = world();
    for (const candidate of candidates) {
      const own = contracts.map(bookingOf).filter(({ candidateId }) => candidateId === candidate.id);
      expect(candidate).toMatchObject(bookedBetween(own));
    }
  });

  test('in the sample world exactly the candidates with a running contract are placed', () => {
    const { candidates = [], contracts = [] } = world();
    const booked = new Set(
      contracts
        .map(bookingOf)
        .filter((one) => isBooking(one) && runsOn(one, today))
        .map(({ candidateId }) => candidateId),
    );
    const placed = candidates.filter(({ status }) => status === 'Placed');
    expect(placed.map(({ id }) => id).toSorted()).toEqual([...booked].toSorted());
    expect(placed.filter(({ listed }) => listed)).toEqual([]);
    expect(placed.filter(({ availableFrom }) => availableFrom === null)).toEqual([]);
    expect(placed.some(({ companyId }) => companyId === own)).toBe(true);
  });
};
