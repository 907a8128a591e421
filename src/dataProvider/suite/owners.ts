import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import {
  type As,
  addCandidate,
  edit,
  fieldErrors,
  freshWord,
  idsOf,
  list,
  refusal,
  type SuiteUser,
} from './open.ts';

/** Who is in charge of a record, and how it is handed over. */
export const owners = (as: As): void => {
  const emails: Partial<Record<SuiteUser, string>> = {
    recruiter: 'recruiter@talentbench.example',
    recruiterColleague: 'colleague@talentbench.example',
    viewer: 'viewer@talentbench.example',
  };
  const idOf = async (user: SuiteUser) => {
    const { data } = await list(await as(user), 'users', { filter: { email: emails[user] } });
    return String(data[0]?.id);
  };
  const providerOf = async (): Promise<unknown> => (await addCandidate(await as('provider'))).companyId;
  const ask = async (position = freshWord()): Promise<Row> => {
    const data = { providerId: await providerOf(), position, duration: '3 months' };
    return (await (await as('recruiter')).create<Row>('requests', { data })).data;
  };
  const chargeOf = async (user: SuiteUser, noun: string, { id }: Row): Promise<Row> => {
    const filter = { noun, target: id, kind: 'In Charge' };
    const { data } = await list(await as(user), 'follows', { filter });
    expect(data).toHaveLength(1);
    return data[0] as Row;
  };
  const inbox = async (user: SuiteUser, word: string) =>
    (await list(await as(user), 'notifications', { filter: { q: word } })).data.map(({ title }) =>
      String(title),
    );
  const assign = async (user: SuiteUser, record: Row, userId: string, noun = 'requests') =>
    edit(await as(user), 'follows', await chargeOf(user, noun, record), { userId });

  test('a record is handed over to a colleague, who alone is notified, and the audit log names both', async () => {
    const [me, colleague] = [await idOf('recruiter'), await idOf('recruiterColleague')];
    const request = await ask();
    expect((await chargeOf('recruiter', 'requests', request)).userId).toBe(me);
    await assign('recruiter', request, colleague);
    expect((await chargeOf('recruiter', 'requests', request)).userId).toBe(colleague);
    const told = [expect.stringMatching(` assigned ${request.position} \\(${request.id}\\) to you$`)];
    expect(await inbox('recruiterColleague', String(request.position))).toEqual(told);
    expect(await inbox('recruiter', String(request.position))).toEqual([]);
    const filter = { noun: 'requests', target: request.id, action: 'edit' };
    const { data: log } = await list(await as('recruiterColleague'), 'auditLogs', { filter });
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [JSON.stringify({ inCharge: me }), JSON.stringify({ inCharge: colleague })],
    ]);
  });

  test('who takes a record over is not notified', async () => {
    const request = await ask();
    await assign('recruiterColleague', request, await idOf('recruiterColleague'));
    expect(await inbox('recruiterColleague', String(request.position))).toEqual([]);
  });

  test('of two who assign a record at once, one is told that it has changed', async () => {
    const request = await ask();
    const [recruiter, colleague] = [await as('recruiter'), await as('recruiterColleague')];
    const me = await idOf('recruiter');
    const { data: people } = await list(recruiter, 'users', { filter: { status: 'Active' } });
    const [one, other] = people.filter(({ id, role }) => id !== me && role !== 'Viewer').map(({ id }) => id);
    const before = await chargeOf('recruiter', 'requests', request);
    const calls = [
      edit(recruiter, 'follows', before, { userId: one }),
      edit(colleague, 'follows', before, { userId: other }),
    ];
    const made = await Promise.allSettled(calls);
    const refused = made.flatMap((call) => (call.status === 'rejected' ? [call.reason.status] : []));
    expect(refused).toEqual([412]);
    const winner = made[0]?.status === 'fulfilled' ? one : other;
    expect((await chargeOf('recruiter', 'requests', request)).userId).toBe(winner);
  });

  test('a record is not assigned to another company or to someone who has left', async () => {
    const request = await ask();
    const { data: foreign } = await list(await as('otherRecruiter'), 'users', { perPage: 1 });
    expect(fieldErrors(await refusal(assign('recruiter', request, String(foreign[0]?.id))))).toEqual([
      'userId',
    ]);
    const leader = await as('recruiterColleague');
    const data = {
      firstName: 'Nia',
      lastName: freshWord(),
      email: `${freshWord()}@team.example`,
      userType: 'recruiter',
      role: 'User',
    };
    const invited = (await leader.create<Row>('users', { data })).data;
    const left = await refusal(assign('recruiter', request, invited.id));
    expect([left.status, left.body?.errors]).toEqual([
      400,
      { userId: 'Choose an active member of your company' },
    ]);
  });

  test('people whose role lets them only look neither assign a record nor are assigned one', async () => {
    const candidate = await addCandidate(await as('provider'));
    const viewer = await idOf('viewer');
    const refused = await refusal(assign('provider', candidate, viewer, 'candidates'));
    expect([refused.status, fieldErrors(refused)]).toEqual([400, ['userId']]);
    const denied = await refusal(assign('viewer', candidate, viewer, 'candidates'));
    expect(denied.status).toBe(403);
  });

  test('neither side of a deal learns who is in charge on the other, or is in charge there', async () => {
    const request = await ask();
    const filter = { noun: 'requests', target: request.id };
    expect((await list(await as('provider'), 'follows', { filter })).data).toEqual([]);
    const foreign = await chargeOf('recruiter', 'requests', request);
    const denied = await refusal(edit(await as('provider'), 'follows', foreign, { userId: 'USR-001' }));
    expect(denied.status).toBe(404);
  });

  test('a record that no one is in charge of is assigned once, and one of others not at all', async () => {
    const request = await ask();
    const provider = await as('provider');
    const { data: people } = await list(provider, 'users', {
      filter: { status: 'Active', role: ['Admin', 'Manager'] },
    });
    const data = {
      noun: 'requests',
      target: request.id,
      kind: 'In Charge',
      userId: String(people[0]?.id),
    };
    await provider.create('follows', { data });
    const again = await refusal(provider.create('follows', { data }));
    expect([again.status, fieldErrors(again)]).toEqual([409, ['userId']]);
    const listed = await addCandidate(provider, { status: 'Available', published: true });
    const foreign = { ...data, noun: 'candidates', target: listed.id, userId: await idOf('recruiter') };
    expect((await refusal((await as('recruiter')).create('follows', { data: foreign }))).status).toBe(403);
  });

  const found = async (user: SuiteUser, noun: string, filter: Record<string, unknown>) =>
    idsOf(await list(await as(user), noun, { filter, perPage: 500 }));

  test('lists are filtered by the person in charge: oneself, a colleague, no one', async () => {
    const [mine, theirs] = [await ask(), await ask()];
    const colleague = await idOf('recruiterColleague');
    await assign('recruiter', theirs, colleague);
    const asked = { position: [mine.position, theirs.position] };
    const by = (user: SuiteUser, inCharge: string) => found(user, 'requests', { ...asked, inCharge });
    expect(await by('recruiter', 'me')).toEqual([mine.id]);
    expect(await by('recruiterColleague', 'me')).toEqual([theirs.id]);
    expect(await by('recruiter', colleague)).toEqual([theirs.id]);
    expect(await by('recruiter', 'none')).toEqual([]);
    // The provider has its own people in charge, and learns nothing of the recruiter’s.
    expect(await by('provider', 'me')).toEqual([]);
    expect(await by('provider', colleague)).toEqual([]);
    expect(await by('provider', 'none')).toEqual([mine.id, theirs.id]);
  });

  test('records of someone who has left are found as those of no one', async () => {
    const [leader, request] = [await as('recruiterColleague'), await ask()];
    const filter = { status: 'Active', role: 'User' };
    const [leaver] = (await list(leader, 'users', { filter })).data as [Row];
    await assign('recruiter', request, leaver.id);
    const asked = { position: request.position, inCharge: 'none' };
    expect(await found('recruiter', 'requests', asked)).toEqual([]);
    const { data: left } = await edit(leader, 'users', leaver, { status: 'Inactive' });
    expect(await found('recruiter', 'requests', asked)).toEqual([request.id]);
    await edit(leader, 'users', left, { status: 'Active' });
  });

  test.each([
    ['recruiter', ['requisitions', 'requests', 'jobs', 'contracts', 'pipelineEntries', 'tickets']],
    ['provider', ['requests', 'contracts', 'candidates', 'tickets']],
  ] as const)('each record of a %s is in the charge of one person or of no one', async (user, nouns) => {
    const people = idsOf(await list(await as(user), 'users', { filter: { status: 'Active' }, perPage: 100 }));
    const provider = await as(user);
    const count = async (noun: string, filter: Record<string, unknown>) =>
      (await list(provider, noun, { filter, perPage: 1 })).total ?? 0;
    for (const noun of nouns) {
      const parts = await Promise.all(
        ['none', ...people].map((one) => count(noun, { inCharge: String(one) })),
      );
      expect([noun, parts.reduce((sum, n) => sum + n, 0)]).toEqual([noun, await count(noun, {})]);
    }
  });

  test.each([
    ['admin', 'requests', 'me'],
    ['provider', 'jobs', 'me'],
    ['recruiter', 'candidates', 'none'],
    ['recruiter', 'companies', 'me'],
    ['recruiter', 'jobs', ['me']],
  ] as const)('a filter of a %s by the person in charge of %s is refused', async (user, noun, inCharge) => {
    const refused = await refusal(found(user, noun, { inCharge }));
    expect([refused.status, fieldErrors(refused)]).toEqual([400, ['inCharge']]);
  });

  const invited = async (role = 'User') => {
    const data = {
      firstName: 'Nia',
      lastName: freshWord(),
      email: `${freshWord()}@team.example`,
      userType: 'recruiter',
      role,
    };
    const { data: row } = await (await as('recruiterColleague')).create<Row>('users', { data });
    return (await edit(await as('admin'), 'users', row, { status: 'Active' })).data;
  };
  const kindsOf = async (user: SuiteUser, id: string) => {
    const { data } = await (await as(user)).openWork({ id });
    return Object.fromEntries(data.kinds.map(({ kind, count }) => [kind, count]));
  };

  test('the open work of someone who leaves goes to one colleague, closed records stay', async () => {
    const [leaver, heir] = [await invited(), await invited('Manager')];
    const recruiter = await as('recruiter');
    const [open, closed] = [await ask(), await ask()];
    for (const one of [open, closed]) await assign('recruiter', one, leaver.id);
    await edit(recruiter, 'requests', closed, { status: 'Withdrawn' });
    const form = {
      title: freshWord(),
      location: 'Lyon',
      type: 'Contract',
      experience: '5+ years',
      salary: 'USD 100,000',
      hiringManagerId: leaver.id,
    };
    const job = (await recruiter.create<Row>('jobs', { data: form })).data;
    const due = { title: freshWord(), dueDate: '2099-01-01', userId: leaver.id };
    const task = (await recruiter.create<Row>('tasks', { data: due })).data;
    expect(await kindsOf('recruiter', leaver.id)).toEqual({ requests: 1, hiringManager: 1, tasks: 1 });

    const { data } = await recruiter.handOver({ id: leaver.id, to: heir.id });
    expect(data).toEqual({ moved: 3, left: 0 });
    expect(await kindsOf('recruiter', leaver.id)).toEqual({});
    expect(await kindsOf('recruiter', heir.id)).toEqual({ requests: 1, hiringManager: 1, tasks: 1 });
    const now = async (noun: string, { id }: Row) => (await recruiter.getOne<Row>(noun, { id })).data;
    expect((await now('jobs', job)).hiringManagerId).toBe(heir.id);
    expect(await now('tasks', task)).toMatchObject({ userId: heir.id, assignee: heir.fullName });
    expect((await chargeOf('recruiter', 'requests', closed)).userId).toBe(leaver.id);
    const filter = { target: open.id, noun: 'requests', action: 'edit' };
    const { data: log } = await list(await as('recruiterColleague'), 'auditLogs', { filter });
    expect(log.at(-1)?.after).toBe(JSON.stringify({ inCharge: heir.id }));
  });

  test('what the role of the colleague does not let them change stays, and is counted', async () => {
    const provider = await as('provider');
    const filter = { status: 'Active', role: 'User' };
    const [leaver, heir] = (await list(provider, 'users', { filter })).data as [Row, Row];
    const candidate = await addCandidate(provider);
    await assign('provider', candidate, leaver.id, 'candidates');
    const { data: open } = await provider.openWork({ id: leaver.id });
    const viewer = await idOf('viewer');
    const refused = await refusal(provider.handOver({ id: leaver.id, to: viewer }));
    expect([refused.status, fieldErrors(refused)]).toEqual([400, ['to']]);
    const { data: done } = await provider.handOver({ id: leaver.id, to: heir.id });
    expect(done.moved + done.left).toBe(open.total);
    expect((await chargeOf('provider', 'candidates', candidate)).userId).toBe(heir.id);
  });

  test('work is handed over by those who manage users, within their company, to someone who is there', async () => {
    const [leaver, gone] = [await invited(), await invited()];
    await edit(await as('recruiterColleague'), 'users', gone, { status: 'Inactive' });
    const { data: foreign } = await list(await as('otherRecruiter'), 'users', { perPage: 1 });
    for (const to of [gone.id, leaver.id, String(foreign[0]?.id), 'USR-99999']) {
      const refused = await refusal((await as('recruiterColleague')).handOver({ id: leaver.id, to }));
      expect([refused.status, fieldErrors(refused)]).toEqual([400, ['to']]);
    }
    const stranger = await as('otherRecruiter');
    expect((await refusal(stranger.openWork({ id: leaver.id }))).status).toBe(404);
    expect((await refusal(stranger.handOver({ id: leaver.id, to: gone.id }))).status).toBe(404);
    const viewer = await as('viewer');
    expect((await refusal(viewer.handOver({ id: leaver.id, to: gone.id }))).status).toBe(403);
  });

  const setIncoming = async (rule: object | null) => {
    const provider = await as('provider');
    const value = rule && JSON.stringify(rule);
    const { data } = await list(provider, 'preferences', { filter: { kind: 'work', key: 'incoming' } });
    if (data[0]) return edit(provider, 'preferences', data[0], { value });
    const form = { kind: 'work', key: 'incoming', label: 'Incoming', enabled: true, userId: null, value };
    return provider.create<Row>('preferences', { data: form });
  };
  const askFor = async (candidate: Row): Promise<Row> => {
    const { id: candidateId, companyId: providerId } = candidate;
    const data = { providerId, candidateId, position: freshWord(), duration: '3 months' };
    return (await (await as('recruiter')).create<Row>('requests', { data })).data;
  };

  test('a request that arrives goes to the person in charge of its candidate, a named colleague, or in turn', async () => {
    const provider = await as('provider');
    const filter = { status: 'Active', role: 'User' };
    const [one, other] = (await list(provider, 'users', { filter })).data as [Row, Row];
    const candidate = await addCandidate(provider);
    await assign('provider', candidate, one.id, 'candidates');
    const ownerOfNew = async () => (await chargeOf('provider', 'requests', await askFor(candidate))).userId;

    expect(await ownerOfNew()).toBe(one.id);
    await setIncoming({ by: 'person', userId: other.id });
    expect(await ownerOfNew()).toBe(other.id);
    await setIncoming({ by: 'turn', userIds: [one.id, other.id] });
    const openOf = async ({ id }: Row) => (await provider.openWork({ id })).data.total;
    for (let round = 0; round < 3; round++) {
      const next = (await openOf(one)) <= (await openOf(other)) ? one : other;
      expect(await ownerOfNew()).toBe(next.id);
    }
    await setIncoming(null);
    expect(await ownerOfNew()).toBe(one.id);
  });

  test('a rule names active colleagues, and is set by those who change the company’s settings', async () => {
    const { data: foreign } = await list(await as('otherProvider'), 'users', { perPage: 1 });
    for (const rule of [
      { by: 'person', userId: foreign[0]?.id },
      { by: 'turn', userIds: [] },
      { by: 'me' },
    ]) {
      const refused = await refusal(setIncoming(rule));
      expect([refused.status, fieldErrors(refused)]).toEqual([400, ['value']]);
    }
    const data = { kind: 'work', key: 'incoming', label: 'Incoming', value: null, userId: null };
    expect((await refusal((await as('viewer')).create('preferences', { data }))).status).toBe(403);
  });
};
