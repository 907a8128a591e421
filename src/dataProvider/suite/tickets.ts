import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, fieldErrors, freshWord, list, refusal, type SuiteUser } from './open.ts';

/** A ticket from opening to rating, as the company and operators see it. */
export const tickets = (as: As): void => {
  const open = async (columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('provider')
      ).create<Row>('tickets', {
        data: {
          title: freshWord(),
          description: 'It does not answer.',
          category: 'Technical',
          priority: 'High',
          ...columns,
        },
      })
    ).data;
  const say = async (user: SuiteUser, ticket: Row, columns: Record<string, unknown> = {}) =>
    (
      await (
        await as(user)
      ).create<Row>('ticketResponses', { data: { ticketId: ticket.id, body: 'We look.', ...columns } })
    ).data;
  const stand = async (ticket: Row, user: SuiteUser = 'admin') =>
    (await (await as(user)).getOne<Row>('tickets', { id: ticket.id })).data;
  const move = async (user: SuiteUser, ticket: Row, columns: Record<string, unknown>) =>
    (await edit(await as(user), 'tickets', await stand(ticket, user), columns)).data;
  const story = async (user: SuiteUser, ticket: Row) =>
    (await list(await as(user), 'ticketEvents', { filter: { ticketId: ticket.id }, perPage: 100 })).data;
  const told = async (user: SuiteUser, ticket: Row) =>
    (await story(user, ticket)).map(({ kind, from, to }) =>
      [kind, from, to].filter((word) => word !== null).join(' '),
    );
  const notificationsOf = async (user: SuiteUser, ticket: Row) =>
    (await list(await as(user), 'notifications', { filter: { key: 'support' }, perPage: 200 })).data.flatMap(
      ({ title }) => {
        const [said, about] = String(title).split(': ');
        return about === ticket.title ? [said] : [];
      },
    );
  const agent = async (role = 'Technical Support') =>
    (await list(await as('admin'), 'users', { filter: { agentRole: role } })).data[0] as Row;

  test('a company opens a ticket in its own name, and its timeline begins', async () => {
    const ticket = await open();
    const { data: users } = await list(await as('provider'), 'users', {
      filter: { email: 'provider@talentbench.example' },
    });
    expect(ticket).toMatchObject({
      companyId: 'CO-001',
      requesterId: users[0]?.id,
      status: 'Open',
      assigneeId: null,
      firstAnsweredAt: null,
    });
    const [opened] = await story('provider', ticket);
    expect(opened).toMatchObject({ kind: 'opened', to: 'Open', actor: users[0]?.fullName, internal: false });
    expect(opened).not.toHaveProperty('actorId');
    expect((await story('admin', ticket))[0]?.actorId).toBe(users[0]?.id);
  });

  test('a ticket’s timeline cannot be changed by hand, and is hidden from other companies', async () => {
    const ticket = await open();
    const row = { ticketId: ticket.id, companyId: 'CO-001', kind: 'opened', actor: 'X', internal: false };
    for (const user of ['provider', 'admin'] as const)
      expect((await refusal((await as(user)).create('ticketEvents', { data: row }))).status).toBe(403);
    expect(await story('otherProvider', ticket)).toEqual([]);
    expect(await story('recruiter', ticket)).toEqual([]);
  });

  test('a company can set neither the agent nor the rating of a new ticket', async () => {
    const { id } = await agent();
    for (const column of [{ assigneeId: id }, { satisfaction: 5 }])
      expect(fieldErrors(await refusal(open(column)))).toEqual(Object.keys(column));
  });

  test('the first public message of an operator is the first response', async () => {
    const ticket = await open();
    await say('provider', ticket);
    await say('admin', ticket, { internal: true });
    expect(await stand(ticket)).toMatchObject({ firstAnsweredAt: null, responseMinutes: null });
    await say('admin', ticket);
    const answered = await stand(ticket);
    expect(answered.firstAnsweredAt).toBe(answered.createdAt);
    expect(answered.responseMinutes).toBe(0);
    expect(await told('admin', ticket)).toEqual(['opened Open', 'replied', 'answered', 'answered']);
    expect(await told('provider', ticket)).toEqual(['opened Open', 'replied', 'answered']);
  });

  test('a message can change the status in the same step', async () => {
    const ticket = await open();
    expect(await say('admin', ticket, { status: 'Under Review' })).toMatchObject({ status: 'Under Review' });
    expect(await stand(ticket)).toMatchObject({ status: 'Under Review', resolvedAt: null });
    await say('admin', ticket, { status: 'Resolved' });
    expect((await stand(ticket)).resolvedAt).toMatch(/Z$/);
    expect(await told('provider', ticket)).toEqual([
      'opened Open',
      'answered',
      'status Open Under Review',
      'answered',
      'status Under Review Resolved',
    ]);
  });

  test('setting the current status again is no transition', async () => {
    const ticket = await open();
    expect(await say('admin', ticket, { status: 'Open' })).toMatchObject({ status: null });
    expect((await stand(ticket)).status).toBe('Open');
  });

  test('an invalid transition is refused at its field, together with the message', async () => {
    const ticket = await open();
    await move('admin', ticket, { status: 'Under Review' });
    const refused = await refusal(say('admin', ticket, { status: 'Open' }));
    expect([refused.status, fieldErrors(refused)]).toEqual([409, ['status']]);
    const own = await refusal(say('provider', ticket, { status: 'Resolved' }));
    expect([own.status, fieldErrors(own)]).toEqual([409, ['status']]);
    expect(await told('admin', ticket)).toEqual(['opened Open', 'status Open Under Review']);
  });

  test('a reply to a resolved ticket reopens it with the same agent', async () => {
    const [assigned, unassigned] = [await open(), await open()];
    await move('admin', assigned, { assigneeId: (await agent()).id });
    for (const ticket of [assigned, unassigned]) {
      await say('admin', ticket, { status: 'Resolved' });
      await say('provider', ticket, { body: 'It is back.' });
    }
    expect(await stand(assigned)).toMatchObject({ status: 'In Progress', resolvedAt: null });
    expect(await stand(unassigned)).toMatchObject({ status: 'Open', resolvedAt: null });
  });

  test('a closed ticket accepts only internal notes', async () => {
    const ticket = await open();
    await move('provider', ticket, { status: 'Closed' });
    for (const user of ['provider', 'admin'] as const) {
      const refused = await refusal(say(user, ticket));
      expect([refused.status, refused.body.errors]).toEqual([
        409,
        { body: 'You can’t reply to a closed ticket' },
      ]);
    }
    expect(await say('admin', ticket, { internal: true })).toMatchObject({ internal: true });
  });

  test('the company can close its ticket and reopen a resolved one, and make no other transition', async () => {
    const ticket = await open();
    const refused = await refusal(move('provider', ticket, { status: 'Resolved' }));
    expect(refused.body.errors).toEqual({ status: 'Can’t change from Open to Resolved' });
    await move('admin', ticket, { status: 'Resolved' });
    expect(await move('provider', ticket, { status: 'Open' })).toMatchObject({
      status: 'Open',
      resolvedAt: null,
    });
    expect((await move('provider', ticket, { status: 'Closed' })).resolvedAt).toMatch(/Z$/);
    expect(fieldErrors(await refusal(move('provider', ticket, { priority: 'Low' })))).toEqual(['priority']);
  });

  test('only the company that opened a ticket can rate it, once it is resolved', async () => {
    const ticket = await open();
    expect((await refusal(move('provider', ticket, { satisfaction: 4 }))).body.errors).toEqual({
      satisfaction: 'You can rate a ticket once it is resolved',
    });
    await move('admin', ticket, { status: 'Resolved' });
    expect(fieldErrors(await refusal(move('admin', ticket, { satisfaction: 5 })))).toEqual(['satisfaction']);
    for (const stars of [0, 6])
      expect(fieldErrors(await refusal(move('provider', ticket, { satisfaction: stars })))).toEqual([
        'satisfaction',
      ]);
    expect((await move('provider', ticket, { satisfaction: 4 })).satisfaction).toBe(4);
    expect((await told('admin', ticket)).at(-1)).toBe('satisfaction 4');
    expect(await move('provider', ticket, { status: 'Open' })).toMatchObject({ satisfaction: null });
  });

  test('tickets can be assigned to active operators with a support role only', async () => {
    const ticket = await open();
    const { data: users } = await list(await as('admin'), 'users', { filter: { q: 'marchetti' } });
    for (const { id } of [users[0] as Row, { id: (await stand(ticket)).requesterId }])
      expect((await refusal(move('admin', ticket, { assigneeId: id }))).body.errors).toEqual({
        assigneeId: 'Only active operators with a support role can answer tickets',
      });
    const { id, fullName } = await agent();
    await move('admin', ticket, { assigneeId: id });
    await move('admin', ticket, { assigneeId: null, priority: 'Low' });
    expect(await told('provider', ticket)).toEqual([
      'opened Open',
      `assigned ${fullName}`,
      'priority High Low',
      `assigned ${fullName}`,
    ]);
  });

  test('the requester is notified of the agent, of answers and of the resolution, once each', async () => {
    const ticket = await open();
    const { id, fullName } = await agent();
    await move('admin', ticket, { assigneeId: id });
    const answer = await say('admin', ticket);
    await say('admin', ticket, { internal: true });
    await say('admin', ticket, { status: 'Resolved' });
    expect(await notificationsOf('provider', ticket)).toEqual([
      `${fullName} is handling your ticket`,
      `${answer.author} answered your ticket`,
      'Your ticket is resolved',
    ]);
  });

  test('a canned response can contain only known fields', async () => {
    const create = async (content: string) =>
      (await as('admin')).create<Row>('responseTemplates', {
        data: { name: freshWord(), category: 'Technical', content },
      });
    expect((await refusal(create('Dear {{boss}}, {{ticket.id}} is on its way'))).body.errors).toEqual({
      content: 'Unknown fields: {{boss}}',
    });
    expect((await create('Dear {{requester.firstName}}')).data.content).toBe('Dear {{requester.firstName}}');
  });
};
