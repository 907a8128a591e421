import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
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
import { signDeployment } from './timesheets.ts';

const pdf = btoa('%PDF-1.4 a page of text');

/** Messages between the two sides of a request or a deployment. */
export const conversations = (as: As): void => {
  const ask = async (columns: object = {}) => {
    const candidate = await addCandidate(await as('provider'));
    const data = { providerId: candidate.companyId, position: freshWord(), duration: '3 months', ...columns };
    return (await (await as('recruiter')).create<Row>('requests', { data })).data;
  };
  const say = async (user: SuiteUser, data: object) =>
    (await (await as(user)).create<Row>('conversationMessages', { data })).data;
  const read = (reader: DataProvider, filter: Record<string, unknown>) =>
    list(reader, 'conversationMessages', { filter, perPage: 100 });
  const textsFor = async (user: SuiteUser, filter: Record<string, unknown>) =>
    (await read(await as(user), filter)).data.map(({ text }) => text);
  const conversationFor = async (user: SuiteUser, requestId: unknown) =>
    (await list(await as(user), 'conversations', { filter: { requestId } })).data[0] as Row;
  const inbox = async (user: SuiteUser, q: unknown) =>
    (await list(await as(user), 'notifications', { filter: { q } })).data.filter(({ link }) =>
      String(link).endsWith('#conversation'),
    );

  test('both sides and the operator read the messages of a request in order; nobody else does', async () => {
    const request = await ask();
    const requestId = request.id;
    const first = await say('recruiter', { requestId, text: 'When could she start?' });
    const second = await say('provider', { requestId, text: 'On the first.\nRemote is fine.' });
    expect(first).toMatchObject({ position: 1, side: 'recruiter', contractId: null });
    expect(second).toMatchObject({ position: 2, side: 'provider' });
    for (const user of ['provider', 'recruiter', 'recruiterColleague', 'viewer', 'admin'] as const)
      expect(await textsFor(user, { requestId })).toEqual([
        'When could she start?',
        'On the first.\nRemote is fine.',
      ]);
    for (const user of ['otherProvider', 'otherRecruiter'] as const) {
      const stranger = await as(user);
      expect((await read(stranger, { requestId })).data).toEqual([]);
      expect((await refusal(stranger.getOne('conversationMessages', { id: first.id }))).status).toBe(404);
      const refused = await refusal(say(user, { requestId, text: 'Hello' }));
      expect([refused.status, fieldErrors(refused)]).toEqual([400, ['requestId']]);
    }
    for (const user of ['viewer', 'admin'] as const)
      expect((await refusal(say(user, { requestId, text: 'May I?' }))).status).toBe(403);
  });

  test('a message needs one place and 1 to 4,000 characters, and is never changed', async () => {
    const { id: requestId } = await ask();
    const refused = async (data: object) => fieldErrors(await refusal(say('provider', data)));
    expect(await refused({ requestId, text: ' ' })).toEqual(['text']);
    expect(await refused({ requestId, text: 'x'.repeat(4001) })).toEqual(['text']);
    expect(await refused({ text: 'Hello' })).toEqual(['requestId']);
    const { id: contractId } = await signDeployment(as);
    expect(await refused({ requestId, contractId, text: 'Hello' })).toEqual(['requestId']);
    const kept = await say('provider', { requestId, text: 'x'.repeat(4000) });
    const changed = edit(await as('provider'), 'conversationMessages', kept, { text: 'Other' });
    expect((await refusal(changed)).status).toBe(403);
  });

  test('the conversation of a closed request stays readable, and says why nobody can write in it', async () => {
    const request = await ask();
    const requestId = request.id;
    await say('recruiter', { requestId, text: 'Still there?' });
    const { data: latest } = await (await as('recruiter')).getOne<Row>('requests', { id: requestId });
    await edit(await as('recruiter'), 'requests', latest, { status: 'Withdrawn', endReason: 'Other' });
    for (const user of ['provider', 'recruiter'] as const) {
      const refused = await refusal(say(user, { requestId, text: 'One more thing' }));
      expect([refused.status, refused.body.errors?.text]).toEqual([
        409,
        'This request is closed, so no more messages can be sent',
      ]);
      expect(await textsFor(user, { requestId })).toEqual(['Still there?']);
    }
  });

  test('a signed deployment has a conversation of its own; a draft contract has none', async () => {
    const contract = await signDeployment(as);
    const contractId = contract.id;
    await say('provider', { contractId, text: 'The badge is at the desk.' });
    await say('recruiter', { contractId, text: 'Thank you!' });
    expect(await textsFor('recruiter', { contractId })).toEqual(['The badge is at the desk.', 'Thank you!']);
    const { data: draft } = await (await as('provider')).create<Row>('contracts', {
      data: {
        employee: 'Ada Bench',
        client: contract.client,
        recruiterId: contract.recruiterId,
        type: 'SOW',
        startDate: '2028-07-03',
        endDate: '2028-12-29',
        rate: 9500,
      },
    });
    const refused = await refusal(say('provider', { contractId: draft.id, text: 'Hello' }));
    expect([refused.status, refused.body.errors?.text]).toEqual([
      409,
      'Messages can be sent once the contract is signed',
    ]);
  });

  test('each person has one place up to which they have read, and the other side learns that it was read', async () => {
    const { id: requestId } = await ask();
    for (const text of ['One', 'Two', 'Three']) await say('recruiter', { requestId, text });
    const { id } = await conversationFor('provider', requestId);
    expect(await conversationFor('recruiter', requestId)).toMatchObject({
      messages: 3,
      seenByRecruiter: 3,
      seenByProvider: 0,
    });
    const places = async (user: SuiteUser) =>
      (await list(await as(user), 'conversationReaders', { filter: { conversationId: id } })).data.map(
        ({ readUpTo }) => readUpTo,
      );
    expect([await places('provider'), await places('recruiter')]).toEqual([[], [3]]);
    // Viewers read, too; nobody's place goes back.
    for (const [user, upTo] of [
      ['viewer', 2],
      ['provider', 3],
      ['provider', 1],
    ] as const)
      await (await as(user)).readConversation({ id, upTo });
    expect([await places('viewer'), await places('provider')]).toEqual([[2], [3]]);
    expect(await conversationFor('recruiter', requestId)).toMatchObject({ seenByProvider: 3 });
    const foreign = (await as('otherProvider')).readConversation({ id, upTo: 1 });
    expect((await refusal(foreign)).status).toBe(404);
  });

  test('messages in a row are one notification with the latest text, until the conversation is read', async () => {
    const request = await ask();
    const requestId = request.id;
    for (const text of ['One', 'Two', 'Three']) await say('recruiter', { requestId, text });
    const mails = async () =>
      (
        await list(await as('admin'), 'mails', {
          filter: { link: `/provider/requests/${requestId}/show#conversation` },
          perPage: 100,
        })
      ).data;
    const line = {
      title: expect.stringMatching(new RegExp(`^New message from .+ about ${request.position}$`)),
      body: 'Three',
      link: `/provider/requests/${requestId}/show#conversation`,
      readAt: null,
    };
    expect(await inbox('provider', request.position)).toMatchObject([line]);
    expect(await inbox('viewer', request.position)).toMatchObject([line]);
    expect(await inbox('recruiterColleague', request.position)).toEqual([]);
    const sent = await mails();
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);

    const { id } = await conversationFor('provider', requestId);
    await (await as('provider')).readConversation({ id, upTo: 3 });
    expect(await inbox('provider', request.position)).toMatchObject([{ readAt: expect.any(String) }]);
    // Who answers follows; colleagues who do not are left alone.
    await say('provider', { requestId, text: 'Four' });
    await say('recruiter', { requestId, text: 'Five' });
    expect(await inbox('provider', request.position)).toMatchObject([{ body: 'Three' }, { body: 'Five' }]);
    expect(await inbox('viewer', request.position)).toMatchObject([{ body: 'Three' }]);
  });

  test('a mention notifies a colleague, and a person of the other side who has written', async () => {
    const request = await ask();
    const requestId = request.id;
    const { author } = await say('provider', { requestId, text: 'Hello' });
    const own = await say('recruiterColleague', { requestId, text: 'Hello from both of us' });
    const text = `@${String(author).toUpperCase()} and @${own.author}, could you look at this?`;
    await say('recruiter', { requestId, text });
    const mention = { title: expect.stringMatching(/ mentioned you in a message about /), body: text };
    const message = { title: expect.stringMatching(/^New message from /) };
    expect(await inbox('provider', request.position)).toMatchObject([message, mention]);
    expect(await inbox('recruiterColleague', request.position)).toMatchObject([mention]);
    expect(await inbox('viewer', request.position)).toEqual([]);
  });

  test('what a masked candidate’s provider writes is masked until a quote, also for the search', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const ndas = await list(provider, 'contracts', {
      filter: { type: 'NDA', status: 'Active' },
      perPage: 100,
    });
    for (const nda of ndas.data)
      await edit(provider, 'contracts', nda, { status: 'Terminated', endReason: 'Renewed' });
    const person = await addCandidate(provider, { name: 'Zyx Quobble', identity: 'Masked' });
    const { data: request } = await recruiter.create<Row>('requests', {
      data: { candidateId: person.id, position: freshWord(), duration: '6 months', skills: [] },
    });
    const requestId = request.id;
    const sent = await say('provider', { requestId, text: 'Zyx Quobble is free: zyx@bench.example' });
    expect(sent).toMatchObject({ text: 'Zyx Quobble is free: zyx@bench.example' });
    const { data: seen } = await read(recruiter, { requestId });
    expect(seen).toMatchObject([{ text: 'Z. Q. is free: •••', author: '•••', side: 'provider' }]);
    expect(seen[0]).not.toHaveProperty('providerId');
    expect((await inbox('recruiter', request.position))[0]).toMatchObject({
      title: `New message from ••• about ${request.position}`,
      body: 'Z. Q. is free: •••',
    });
    expect((await read(recruiter, { requestId, q: 'quobble' })).data).toEqual([]);
    expect((await read(recruiter, { requestId, q: 'is free' })).data).toHaveLength(1);
    expect((await read(provider, { requestId, q: 'QUOBBLE' })).data).toHaveLength(1);
    const withFile = { requestId, text: 'Her resume', name: 'Zyx.pdf', content: pdf };
    expect(fieldErrors(await refusal(say('provider', withFile)))).toEqual(['content']);

    await provider.create('proposals', {
      data: { requestId, candidateId: person.id, rate: 9000, startDate: '2026-09-01' },
    });
    expect((await read(recruiter, { requestId, q: 'quobble' })).data).toMatchObject([
      { text: 'Zyx Quobble is free: zyx@bench.example' },
    ]);
  });

  test('a message may come with a file that both sides can open and nobody else', async () => {
    const { id: requestId } = await ask();
    const message = await say('provider', {
      requestId,
      text: 'The terms',
      name: '../terms.exe',
      content: pdf,
    });
    expect(message).toMatchObject({ name: 'terms.exe.pdf', format: 'pdf', sizeBytes: atob(pdf).length });
    const open = async (user: SuiteUser, id: string) =>
      (await (await as(user)).getFile('conversationMessages', { id })).data;
    for (const user of ['provider', 'recruiter', 'viewer', 'admin'] as const)
      expect(await (await open(user, message.id)).text()).toBe(atob(pdf));
    expect((await refusal(open('otherRecruiter', message.id))).status).toBe(404);
    const plain = await say('recruiter', { requestId, text: 'Thanks' });
    expect(plain).toMatchObject({ name: null, format: null, sizeBytes: null });
    expect((await refusal(open('provider', plain.id))).status).toBe(404);
    const refused = async (data: object) =>
      fieldErrors(await refusal(say('provider', { requestId, text: 'A file', ...data })));
    expect(await refused({ name: 'a.pdf', content: btoa('plain text') })).toEqual(['content']);
    expect(await refused({ name: 'a.pdf' })).toEqual(['content']);
  });
};
