import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
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

/** Requisitions for several roles, and the crews that answer them. */
export const crews = (as: As): void => {
  const create = async (user: SuiteUser, noun: string, data: Record<string, unknown>) =>
    (await (await as(user)).create<Row>(noun, { data })).data;
  const ask = (roles: object[], providerIds: unknown[], more: object = {}) =>
    create('recruiter', 'requisitions', {
      position: 'Bridge Team',
      duration: '3 months',
      headCount: 1,
      respondBy: '2026-07-01',
      roles,
      providerIds,
      status: 'Sent',
      ...more,
    });
  const threadOf = async ({ id }: Row) =>
    (await list(await as('admin'), 'requests', { filter: { requisitionId: id } })).data[0] as Row;
  const quote = (request: Row, candidate: Row, role: string | null) =>
    create('provider', 'proposals', {
      requestId: request.id,
      candidateId: candidate.id,
      role,
      rate: 9900,
      startDate: '2026-08-03',
      validUntil: '2026-06-30',
    });

  test('the requests of a requisition have its roles, and only as many quotes of a role are awarded as it asks for', async () => {
    const skill = freshWord();
    const [ada, grace, mary] = [
      await addCandidate(await as('provider'), { name: 'Ada Bench' }),
      await addCandidate(await as('provider'), { name: 'Grace Bench' }),
      await addCandidate(await as('provider'), { name: 'Mary Bench' }),
    ];
    const requisition = await ask(
      [
        { title: 'Welder', skills: [skill] },
        { title: 'Diver', headCount: 2 },
      ],
      [ada.companyId],
    );
    expect(requisition.headCount).toBe(3);
    const thread = await threadOf(requisition);
    expect(thread).toMatchObject({ headCount: 3, roles: requisition.roles });

    const first = await quote(thread, ada, 'Welder');
    const second = await quote(thread, grace, 'Welder');
    expect(first.role).toBe('Welder');
    expect(fieldErrors(await refusal(quote(thread, mary, 'Pilot')))).toEqual(['role']);
    const recruiter = await as('recruiter');
    await edit(recruiter, 'proposals', first, { status: 'Accepted' });
    const { data: open } = await recruiter.getOne<Row>('proposals', { id: second.id });
    const full = await refusal(edit(recruiter, 'proposals', open, { status: 'Accepted' }));
    expect([full.status, full.body.code]).toEqual([409, 'roles.filled']);
    await edit(recruiter, 'proposals', await quote(thread, mary, 'Diver'), { status: 'Accepted' });
  });

  test('a fault in a role is refused at the roles, and a sent requisition keeps its roles', async () => {
    const { companyId } = await addCandidate(await as('provider'));
    for (const roles of [[{ title: 'Diver', rateMin: 2, rateMax: 1 }], [{ title: '' }], [{}], 'Diver'])
      expect(fieldErrors(await refusal(ask(roles as object[], [companyId])))).toEqual(['roles']);
    const sent = await ask([{ title: 'Diver' }], [companyId]);
    const held = await refusal(edit(await as('recruiter'), 'requisitions', sent, { roles: [] }));
    expect([held.status, held.body.code]).toEqual([409, 'requisitions.sent']);
  });

  /** Candidates of both providers, of whom only these have the skills. */
  const crewOf = async (skills: [string, string], more: object = {}) => {
    const [mine, theirs] = [await as('provider'), await as('otherProvider')];
    const person = (name: string, skill: string, columns: object = {}) => ({
      name,
      title: 'Builder',
      skills: [skill],
      currency: 'USD',
      ...columns,
    });
    const [first, second] = skills;
    return {
      ada: await addCandidate(mine, person('Ada Bench', first, { rate: 6000, ...more })),
      grace: await addCandidate(theirs, person('Grace Bench', second, { rate: 7000, ...more })),
    };
  };
  const rolesFor = ([first, second]: [string, string]) => [
    { title: 'Welder Builder', skills: [first], rateMax: 8000 },
    { title: 'Diver Builder', skills: [second], rateMax: 8000 },
  ];

  test('a requisition with roles is answered by whole crews of several providers, and only for recruiters', async () => {
    const skills: [string, string] = [freshWord(), freshWord()];
    const { ada, grace } = await crewOf(skills, {
      engagements: [{ title: 'Builder', client: skills[0], from: '2024-01', to: '2024-12', summary: null }],
    });
    const requisition = await ask(rolesFor(skills), [ada.companyId, grace.companyId]);
    const recruiter = await as('recruiter');
    const { data: found } = await recruiter.requisitionCrews({ id: requisition.id });
    expect(found).toMatchObject({ missing: [], isExact: true });
    const [crew] = found.crews;
    expect(crew?.seats.map(({ role, candidateId }) => [role, candidateId])).toEqual([
      ['Welder Builder', ada.id],
      ['Diver Builder', grace.id],
    ]);
    expect(crew).toMatchObject({
      totals: [{ amount: 13000, currency: 'USD' }],
      together: [[ada.id, grace.id]],
    });
    expect(crew?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(crew?.score);
    expect(JSON.stringify(found)).not.toContain(String(ada.companyId));

    const alone = await recruiter.requisitionCrews({ id: requisition.id, providers: 'one' });
    expect(alone.data).toMatchObject({ crews: [], missing: [] });
    expect(
      (await refusal((await as('otherRecruiter')).requisitionCrews({ id: requisition.id }))).status,
    ).toBe(404);
    for (const user of ['provider', 'admin'] as const)
      expect((await refusal((await as(user)).requisitionCrews({ id: requisition.id }))).status).toBe(403);
  });

  test('a role that nobody fits is named, and a masked candidate shares no history and no crew of one provider', async () => {
    const skills: [string, string] = [freshWord(), freshWord()];
    const work = {
      engagements: [{ title: 'Builder', client: skills[0], from: '2024-01', to: null, summary: null }],
    };
    const provider = await as('provider');
    const secret = { title: 'Builder', currency: 'USD', identity: 'Masked', ...work };
    const [ada, mary] = [
      await addCandidate(provider, { ...secret, skills: [skills[0]] }),
      await addCandidate(provider, { ...secret, skills: [skills[1]], identity: 'Shown' }),
    ];
    const recruiter = await as('recruiter');
    const { id } = await ask(rolesFor(skills), [], { status: 'Draft' });
    const crewsBy = async (providers: 'any' | 'one') =>
      (await recruiter.requisitionCrews({ id, providers })).data.crews.map(({ seats, together }) => ({
        ids: seats.map(({ candidateId }) => candidateId),
        together,
      }));
    expect((await crewsBy('any'))[0]).toEqual({ ids: [ada.id, mary.id], together: [] });
    expect(await crewsBy('one')).toEqual([]);
    const { data: shown } = await provider.getOne<Row>('candidates', { id: ada.id });
    await edit(provider, 'candidates', shown, { identity: 'Shown' });
    for (const providers of ['any', 'one'] as const)
      expect((await crewsBy(providers))[0]).toEqual({
        ids: [ada.id, mary.id],
        together: [[ada.id, mary.id]],
      });

    const nobody = { title: freshWord(), skills: [freshWord(), freshWord()], headCount: 2 };
    const wanted = await ask([...rolesFor(skills), nobody], [], { status: 'Draft' });
    expect((await recruiter.requisitionCrews({ id: wanted.id })).data).toEqual({
      crews: [],
      missing: [{ role: nobody.title, seats: 2, found: 0 }],
      isExact: true,
      leftOut: [],
    });
  });

  test('a provider gets a crew of its own bench for its request, and proposes all of it or nobody', async () => {
    const skills: [string, string] = [freshWord(), freshWord()];
    const { ada, grace } = await crewOf(skills);
    const mary = await addCandidate(await as('provider'), {
      name: 'Mary Bench',
      title: 'Builder',
      skills: [skills[1]],
      currency: 'USD',
    });
    const requisition = await ask(rolesFor(skills), [ada.companyId, grace.companyId]);
    const { data } = await list(await as('admin'), 'requests', { filter: { requisitionId: requisition.id } });
    const thread = data.find(({ providerId }) => providerId === ada.companyId) as Row;
    const provider = await as('provider');
    const crewNow = async () => (await provider.requestCrew({ id: thread.id })).data;
    const [crew] = (await crewNow()).crews;
    expect(crew?.seats.map(({ candidateId }) => candidateId)).toEqual([ada.id, mary.id]);
    for (const [user, status] of [
      ['otherProvider', 404],
      ['recruiter', 403],
      ['viewer', 403],
      ['admin', 403],
    ] as const)
      expect([user, (await refusal((await as(user)).requestCrew({ id: thread.id }))).status]).toEqual([
        user,
        status,
      ]);

    const quotes = (crew?.seats ?? []).map(({ candidateId, role, rate, currency }) => ({
      candidateId,
      role,
      rate,
      currency: currency as 'USD',
      startDate: '2026-08-03',
    }));
    const send = (startDate: string) =>
      provider.quoteCrew({
        id: thread.id,
        quotes: quotes.map((one, at) => (at === 1 ? { ...one, startDate } : one)),
        validUntil: '2026-06-30',
      });
    const sentNow = async () =>
      (await list(provider, 'proposals', { filter: { requestId: thread.id } })).data.map(({ role }) => role);
    const refused = await refusal(send('2020-01-01'));
    expect([refused.status, refused.body.code, fieldErrors(refused)]).toEqual([
      409,
      'crews.refused',
      ['quotes.1.startDate'],
    ]);
    expect(refused.message).toContain('Mary Bench');
    expect(await sentNow()).toEqual([]);
    expect((await refusal((await as('otherProvider')).quoteCrew({ id: thread.id, quotes }))).status).toBe(
      404,
    );
    expect((await send('2026-08-10')).data.ids).toHaveLength(2);
    expect(await sentNow()).toEqual(['Welder Builder', 'Diver Builder']);
    expect(await crewNow()).toEqual({ crews: [], missing: [], isExact: true, leftOut: [] });
  });

  /** A contract that both sides have signed. */
  const book = async (candidate: Row, recruiterId: unknown) => {
    const contract = await create('provider', 'contracts', {
      recruiterId,
      candidateId: candidate.id,
      employee: candidate.name,
      client: 'Hire Co',
      type: 'SOW',
      startDate: '2026-08-01',
      endDate: '2026-10-31',
      rate: 9500,
    });
    const { data: sent } = await edit(await as('provider'), 'contracts', contract, { status: 'Pending' });
    await signContract(as, sent);
  };

  test('a crew has nobody who could not be proposed, and says how many are left out and why', async () => {
    const skills: [string, string] = [freshWord(), freshWord()];
    const provider = await as('provider');
    const person = (name: string, skill: string, columns: object = {}) => ({
      name,
      title: 'Builder',
      skills: [skill],
      currency: 'USD',
      rate: 7000,
      ...columns,
    });
    const email = `${skills[1]}@bench.example`;
    const [ada, mary, joan, jean] = [
      await addCandidate(provider, person('Ada Bench', skills[0])),
      await addCandidate(provider, person('Mary Bench', skills[1], { email })),
      await addCandidate(provider, person('Joan Bench', skills[1])),
      await addCandidate(provider, person('Jean Bench', skills[1])),
    ];
    const held = await addCandidate(provider, person('Held Bench', skills[1]));
    await addCandidate(provider, person('Free Bench', skills[1], { rate: 0 }));
    const twin = await addCandidate(await as('otherProvider'), person('M. Bench', skills[1], { email }));
    const requisition = await ask(rolesFor(skills), [ada.companyId, twin.companyId]);
    const { data } = await list(await as('admin'), 'requests', { filter: { requisitionId: requisition.id } });
    const threadFor = ({ companyId }: Row) => data.find(({ providerId }) => providerId === companyId) as Row;
    await create('otherProvider', 'proposals', {
      requestId: threadFor(twin).id,
      candidateId: twin.id,
      role: 'Diver Builder',
      rate: 7000,
      startDate: '2026-08-03',
    });
    await book(joan, requisition.companyId);
    await create('provider', 'holds', {
      candidateId: held.id,
      heldFor: 'A public tender',
      startDate: '2026-07-01',
      endDate: '2026-07-31',
    });

    const { data: own } = await provider.requestCrew({ id: threadFor(ada).id });
    expect(own.crews[0]?.seats.map(({ candidateId }) => candidateId)).toEqual([ada.id, jean.id]);
    const others = [
      { reason: 'represented', count: 1 },
      { reason: 'booked', count: 2 },
      { reason: 'rate', count: 1 },
    ];
    expect(own.leftOut).toEqual(others);
    expect(JSON.stringify(own)).not.toContain(String(twin.companyId));
    const { data: all } = await (await as('recruiter')).requisitionCrews({ id: requisition.id });
    expect(all.crews.map(({ seats }) => seats.map(({ candidateId }) => candidateId))).toEqual([
      [ada.id, jean.id],
    ]);
    expect(all.leftOut).toEqual([{ reason: 'proposed', count: 1 }, ...others]);

    const quotes = (own.crews[0]?.seats ?? []).map(({ candidateId, role }) => ({
      candidateId,
      role,
      rate: 7000,
      currency: 'USD' as const,
      startDate: '2026-06-16',
    }));
    expect((await provider.quoteCrew({ id: threadFor(ada).id, quotes })).data.ids).toHaveLength(2);
    for (const [one, code] of [
      [joan, 'candidates.booked'],
      [mary, 'proposals.claimed-other'],
    ] as const) {
      const refused = await refusal(
        provider.quoteCrew({
          id: threadFor(ada).id,
          quotes: quotes.slice(1).map((quote) => ({ ...quote, candidateId: String(one.id) })),
        }),
      );
      expect([refused.status, refused.body.values]).toMatchObject([409, { reason: { code } }]);
    }
  });
};
