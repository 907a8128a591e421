import { expect, test } from 'vitest';
import { hotListsToClear, lapsedHotLists } from '../../../application/jobs/hotLists.ts';
import {
  type HotListStatus,
  hotListMove,
  hotListStatuses,
} from '../../../domain/contract/hotLists/hotListMoves.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { isDue } from '../../../domain/query/due.ts';
import { type As, addCandidate, edit, freshWord, list, refusal, type SuiteUser } from './open.ts';

const users: readonly SuiteUser[] = [
  'provider',
  'otherProvider',
  'recruiter',
  'otherRecruiter',
  'admin',
  'viewer',
];

/** Hot lists and who gets them. The suite's clock is set to 2026-06-15. */
export const hotLists = (as: As): void => {
  const address = () => `${freshWord()}@client.example`;
  const form = async (user: SuiteUser, columns: object = {}) => ({
    title: 'Available this week',
    candidateIds: [(await addCandidate(await as(user))).id],
    addresses: [address()],
    ...columns,
  });
  const make = async (user: SuiteUser, columns: object = {}): Promise<Row> =>
    (await (await as(user)).create<Row>('hotLists', { data: await form(user, columns) })).data;
  const read = async (noun: string, id: unknown, user: SuiteUser = 'provider') =>
    (await (await as(user)).getOne<Row>(noun, { id: String(id) })).data;
  const recipientsOf = async ({ id }: Row, user: SuiteUser = 'provider') =>
    (await list(await as(user), 'hotListRecipients', { filter: { hotListId: id } })).data;
  const move = async (user: SuiteUser, hotList: Row, status: HotListStatus) =>
    (await edit(await as(user), 'hotLists', hotList, { status })).data;
  const faults = async (user: SuiteUser, columns: object) => (await refusal(make(user, columns))).body.errors;
  const listIn: Record<HotListStatus, () => Promise<Row>> = {
    Draft: () => make('provider'),
    Sent: () => make('provider', { status: 'Sent' }),
    Ended: async () => move('provider', await listIn.Sent(), 'Ended'),
  };
  const companyIdOf = async (user: 'recruiter' | 'otherRecruiter') =>
    (await list(await as(user), 'companies', { filter: { type: 'recruiter' } })).data[0]?.id;

  test.each(hotListStatuses)(
    'a hot list that is %s is moved by its provider as its table says, and by nobody else',
    async (from) => {
      let hotList = await listIn[from]();
      expect(hotList).toMatchObject({ status: from, endsOn: from === 'Ended' ? '2026-06-15' : '2026-06-29' });
      for (const to of hotListStatuses.filter((one) => one !== from))
        for (const user of users)
          if (user === 'provider' && hotListMove(from, to, 'provider')) {
            expect((await move(user, hotList, to)).status).toBe(to);
            hotList = await listIn[from]();
          } else {
            const { status } = await refusal(move(user, hotList, to));
            expect([400, 403, 404, 409], `${user}: ${from} to ${to}`).toContain(status);
            expect(await read('hotLists', hotList.id)).toEqual(hotList);
          }
    },
  );

  test('a list has candidates of the provider that are on the market, a date within 60 days, and someone to send it to', async () => {
    const hidden = await addCandidate(await as('provider'), { name: 'Ida Hidden', published: false });
    const foreign = await addCandidate(await as('otherProvider'));
    expect(await faults('provider', { candidateIds: [] })).toEqual({
      candidateIds: 'Choose at least one candidate',
    });
    expect(await faults('provider', { candidateIds: [hidden.id] })).toEqual({
      candidateIds: 'Not on the market right now: Ida Hidden',
    });
    expect(await faults('provider', { candidateIds: [foreign.id] })).toEqual({
      candidateIds: 'Not on your bench',
    });
    for (const endsOn of ['2026-06-15', '2026-08-15'])
      expect(await faults('provider', { endsOn })).toEqual({
        endsOn: 'Choose a date from tomorrow to 60 days from now',
      });
    expect(await faults('provider', { title: 'Write to me@bench.example' })).toEqual({
      title: 'Remove names and contact details from the title',
    });
    expect(Object.keys((await faults('provider', { addresses: ['nobody'] })) ?? {})).toEqual(['addresses']);
    expect(await faults('provider', { addresses: [], status: 'Sent' })).toEqual({
      addresses: 'Choose a company or enter an address',
    });
    const twice = address();
    expect((await make('provider', { addresses: [twice, twice.toUpperCase()] })).addresses).toEqual([twice]);
  });

  test('each company gets a notification and a copy without names and contact details, and opening it counts once', async () => {
    const recruiterId = await companyIdOf('otherRecruiter');
    const candidate = await addCandidate(await as('provider'), { name: 'Ada Listmann' });
    const hotList = await make('provider', {
      title: `Free now ${freshWord()}`,
      note: 'Ada Listmann is back. Call +49 151 23456789 or write to me@bench.example',
      candidateIds: [candidate.id],
      recruiterIds: [recruiterId],
      addresses: [],
      status: 'Sent',
    });
    expect(hotList).toMatchObject({ recipients: 1, opened: 0, sentAt: expect.any(String) });
    const [received] = await recipientsOf(hotList);
    const sentNote = 'A. L. is back. Call ••• or write to •••';
    expect(received).toMatchObject({ kind: 'Company', recruiterId, note: sentNote, openedAt: null });
    const told = await list(await as('otherRecruiter'), 'notifications', {
      filter: { q: String(hotList.title) },
    });
    expect(told.data).toMatchObject([
      { key: 'newCandidates', link: `/recruiter/hotListRecipients/${received?.id}/show`, body: sentNote },
    ]);
    for (const _ of [1, 2]) {
      const seen = await read('hotListRecipients', received?.id, 'otherRecruiter');
      expect(seen).toMatchObject({ title: hotList.title, note: sentNote, candidateIds: [candidate.id] });
      expect(Object.keys(seen)).not.toContain('openedAt');
    }
    expect(await read('hotLists', hotList.id)).toMatchObject({ opened: 1 });
    for (const user of ['recruiter', 'otherProvider'] as const)
      expect((await refusal(read('hotListRecipients', received?.id, user))).status).toBe(404);
    expect((await refusal(read('hotLists', hotList.id, 'otherRecruiter'))).status).toBe(403);
    await move('provider', await read('hotLists', hotList.id), 'Ended');
    expect(await read('hotListRecipients', received?.id, 'otherRecruiter')).toMatchObject({
      status: 'Ended',
      endsOn: '2026-06-15',
    });
  });

  test('a request for someone on a received list counts for it, and for nobody else', async () => {
    const recruiterId = await companyIdOf('otherRecruiter');
    const hotList = await make('otherProvider', { recruiterIds: [recruiterId], status: 'Sent' });
    const received = (await recipientsOf(hotList, 'otherProvider')).find(({ kind }) => kind === 'Company');
    const stranger = await addCandidate(await as('otherProvider'));
    const ask = async (candidateId: unknown) =>
      (await as('otherRecruiter')).create<Row>('requests', {
        data: {
          providerId: hotList.providerId,
          candidateId,
          hotListRecipientId: received?.id,
          position: 'Engineer',
          skills: ['SQL'],
          duration: '6 months',
        },
      });
    expect((await refusal(ask(stranger.id))).body.errors).toEqual({
      hotListRecipientId: 'This candidate is not on that hot list',
    });
    await ask((hotList.candidateIds as string[])[0]);
    expect(await read('hotLists', hotList.id, 'otherProvider')).toMatchObject({ requests: 1, recipients: 2 });
  });

  test('nobody gets more than two lists a week from the same provider', async () => {
    const addresses = [address()];
    for (const _ of [1, 2]) await make('otherProvider', { addresses, status: 'Sent' });
    expect(await faults('otherProvider', { addresses, status: 'Sent' })).toEqual({
      addresses: expect.stringMatching(/^No one would receive this list/),
    });
    const more = [...addresses, address()];
    const third = await make('otherProvider', { addresses: more, status: 'Sent' });
    expect(third).toMatchObject({ recipients: 1, leftOut: addresses });
    expect((await make('provider', { addresses, status: 'Sent' })).leftOut).toEqual([]);
  });

  test('a sent list does not change and stays; a draft can be deleted', async () => {
    const sent = await listIn.Sent();
    const provider = await as('provider');
    for (const columns of [{ title: 'Another' }, { candidateIds: [] }, { note: 'More' }])
      expect((await refusal(edit(provider, 'hotLists', sent, columns))).status).toBe(409);
    expect((await refusal(provider.delete('hotLists', { id: sent.id, previousData: sent }))).status).toBe(
      409,
    );
    const draft = await listIn.Draft();
    await provider.delete('hotLists', { id: draft.id, previousData: draft });
    expect((await refusal(read('hotLists', draft.id))).status).toBe(404);
  });

  test('a list ends the day after its last one, and its addresses are deleted 90 days later', async () => {
    const sent = await listIn.Sent();
    const ended = await listIn.Ended();
    expect(isDue(lapsedHotLists, sent, new Date('2026-06-29T23:00:00Z'))).toBe(false);
    expect(isDue(lapsedHotLists, sent, new Date('2026-06-30T01:00:00Z'))).toBe(true);
    expect(isDue(hotListsToClear, ended, new Date('2026-09-13T23:00:00Z'))).toBe(false);
    expect(isDue(hotListsToClear, ended, new Date('2026-09-14T01:00:00Z'))).toBe(true);
    expect(isDue(hotListsToClear, sent, new Date('2027-01-01T00:00:00Z'))).toBe(false);
  });

  const openQuestions = async () =>
    (await list(await as('provider'), 'hotListQuestions', { filter: { status: 'Open' } })).data;
  const answers = async () =>
    (await list(await as('admin'), 'mails', { filter: { purpose: 'hotListAnswer' } })).data;
  const change = async (user: SuiteUser, question: Row | undefined, columns: object) =>
    (await edit(await as(user), 'hotListQuestions', question as Row, { ...columns })).data;

  test('a provider answers a question about its hot list once, and the asker gets it by mail as recipients may read it', async () => {
    const [question] = await openQuestions();
    expect((await refusal(change('provider', question, { status: 'Answered' }))).body.errors).toEqual({
      answer: 'Enter an answer',
    });
    for (const user of users.filter((one) => one !== 'provider'))
      expect([403, 404], user).toContain((await refusal(change(user, question, { answer: 'Ours' }))).status);
    expect(await answers()).toEqual([]);
    const answer = 'Yes, both can.\nCall +49 151 23456789 to agree on a day.';
    const answered = await change('provider', question, { answer });
    expect(answered).toMatchObject({
      status: 'Answered',
      answer,
      sentAnswer: 'Yes, both can.\nCall ••• to agree on a day.',
      handledBy: expect.any(String),
      handledAt: '2026-06-15T09:00:00.000Z',
    });
    // Pressed twice, it is one answer; another one is too late.
    expect(await change('provider', question, { answer })).toEqual(answered);
    expect((await refusal(change('provider', question, { answer: 'No' }))).status).toBe(412);
    for (const columns of [{ answer: 'No' }, { status: 'Open' }, { status: 'Done' }])
      expect((await refusal(change('provider', answered, columns))).status).toBe(409);
    expect(await answers()).toMatchObject([
      {
        to: question?.email,
        userId: null,
        language: 'en',
        hotListId: question?.hotListId,
        link: `/api/v1/hot-lists/${question?.id}`,
        note: expect.stringMatching(/\nYes, both can\.\nCall ••• to agree on a day\.$/),
      },
    ]);
  });

  test('a question is marked as done without a mail, opened again, and answered all the same', async () => {
    const [question] = await openQuestions();
    const sent = (await answers()).length;
    const nobody = { handledBy: null, handledAt: null, handledById: null };
    expect(question).toMatchObject({ status: 'Open', ...nobody });
    const done = await change('provider', question, { status: 'Done' });
    expect(done).toMatchObject({ status: 'Done', answer: null, handledBy: expect.any(String) });
    expect(await change('provider', question, { status: 'Done' })).toEqual(done);
    const again = await change('provider', done, { status: 'Open' });
    expect(again).toMatchObject({ status: 'Open', ...nobody });
    await change('provider', await change('provider', again, { status: 'Done' }), { answer: 'It is.' });
    expect(await openQuestions()).toEqual([]);
    expect(await answers()).toHaveLength(sent + 1);
  });
};
