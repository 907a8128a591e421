import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
import { type As, addCandidate, edit, fieldErrors, list, refusal, type SuiteUser } from './open.ts';

/** The timeline of a request, as both sides see it. */
export const requestStory = (as: As): void => {
  const ask = async () => {
    const candidate = await addCandidate(await as('provider'), { name: 'Ada Bench', title: 'Engineer' });
    const { data } = await (await as('recruiter')).create<Row>('requests', {
      data: {
        providerId: candidate.companyId,
        position: 'Bridge Builder',
        duration: '3 months',
        message: 'Who is free?',
      },
    });
    return { request: data, candidate };
  };
  const propose = async (request: Row, candidate: Row, columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('provider')
      ).create<Row>('proposals', {
        data: {
          requestId: request.id,
          candidateId: candidate.id,
          rate: 9900,
          startDate: '2026-08-03',
          ...columns,
        },
      })
    ).data;
  const say = async (user: SuiteUser, request: Row, kind: string, text: string | null) =>
    (await (await as(user)).create<Row>('requestSteps', { data: { requestId: request.id, kind, text } }))
      .data;
  const stand = async (request: Row, reader: SuiteUser = 'admin') =>
    (await (await as(reader)).getOne<Row>('requests', { id: request.id })).data;
  const story = async (reader: DataProvider, request: Row) =>
    (await list(reader, 'requestSteps', { filter: { requestId: request.id }, perPage: 100 })).data;
  const told = async (user: SuiteUser, request: Row) =>
    (await story(await as(user), request)).map(({ kind, side, from, to }) =>
      [kind, side, from, to].filter((word) => word !== null).join(' '),
    );

  test('a request’s timeline starts with the recruiter’s message', async () => {
    const { request } = await ask();
    const steps = await story(await as('provider'), request);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ kind: 'sent', side: 'recruiter', text: 'Who is free?' });
    expect(steps[0]?.at).toMatch(/Z$/);
  });

  test('the provider’s first view is recorded for both sides, and changes neither status nor version', async () => {
    const { request } = await ask();
    expect(request.seenAt).toBeNull();
    await (await as('recruiter')).getOne('requests', { id: request.id });
    await (await as('admin')).getOne('requests', { id: request.id });
    expect(await told('recruiter', request)).toEqual(['sent recruiter Pending Response']);
    await stand(request, 'provider');
    const seen = await stand(request, 'provider');
    expect(seen).toMatchObject({ status: 'Pending Response', answeredAt: null, version: request.version });
    expect(seen.seenAt).toMatch(/Z$/);
    expect(await told('recruiter', request)).toEqual(['sent recruiter Pending Response', 'viewed provider']);
    const [, look] = await story(await as('recruiter'), request);
    expect(look?.author).toEqual(expect.any(String));
  });

  test('moving a request to Under Review by hand adds a step and is no answer', async () => {
    const { request } = await ask();
    await edit(await as('provider'), 'requests', request, { status: 'Under Review' });
    expect(await told('recruiter', request)).toEqual([
      'sent recruiter Pending Response',
      'status provider Pending Response Under Review',
    ]);
    expect(await stand(request)).toMatchObject({ status: 'Under Review', answeredAt: null });
  });

  test('a question moves the request to Under Review, counts as an answer, and waits for the other side', async () => {
    const { request } = await ask();
    await say('provider', request, 'question', 'On site or remote?');
    const now = await stand(request);
    expect(now).toMatchObject({ status: 'Under Review', response: 'On site or remote?' });
    expect(now.answeredAt).toMatch(/Z$/);
    await say('recruiter', request, 'answer', 'Remote.');
    expect((await stand(request)).response).toBe('On site or remote?');
    const seen = await story(await as('recruiter'), request);
    expect(seen.map(({ kind, side, text }) => [kind, side, text])).toEqual([
      ['sent', 'recruiter', 'Who is free?'],
      ['question', 'provider', 'On site or remote?'],
      ['status', 'provider', null],
      ['answer', 'recruiter', 'Remote.'],
    ]);
    expect(seen[1]?.author).toEqual(expect.any(String));
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no words', { kind: 'question', text: null }, 'text'],
    ['a kind that only the store writes', { kind: 'accepted', text: 'Yes' }, 'kind'],
    ['another side', { kind: 'question', text: 'Yes?', side: 'recruiter' }, 'side'],
    ['another author', { kind: 'question', text: 'Yes?', author: 'Somebody Else' }, 'author'],
  ])('a step with %s is refused at its field', async (_, columns, field) => {
    const { request } = await ask();
    const call = (await as('provider')).create('requestSteps', {
      data: { requestId: request.id, ...columns },
    });
    const error = await refusal(call);
    expect([error.status, fieldErrors(error)]).toEqual([400, [field]]);
    expect(await told('provider', request)).toHaveLength(1);
  });

  test('a proposal moves the request to Proposal Sent, and copies the name but no private fields', async () => {
    const { request, candidate } = await ask();
    const proposal = await propose(request, candidate, { message: 'Free in August.' });
    expect(proposal).toMatchObject({ name: 'Ada Bench', title: 'Engineer', status: 'Proposed', rate: 9900 });
    expect(await stand(request)).toMatchObject({ status: 'Proposal Sent', response: 'Free in August.' });
    const recruiter = await as('recruiter');
    const { data: seen } = await recruiter.getOne<Row>('proposals', { id: proposal.id });
    expect(seen).toEqual(proposal);
    expect(JSON.stringify(seen)).not.toMatch(/For our eyes|cost|notes/);
    expect(await told('recruiter', request)).toEqual([
      'sent recruiter Pending Response',
      'proposal provider',
      'status provider Pending Response Proposal Sent',
    ]);
    const step = (await story(recruiter, request))[1];
    expect(step).toMatchObject({ proposalId: proposal.id, text: 'Free in August.' });
    expect(step).not.toHaveProperty('authorId');
  });

  test('the recruiter can accept one proposal, and then another', async () => {
    const { request, candidate } = await ask();
    const second = await addCandidate(await as('provider'), { name: 'Grace Bench' });
    const first = await propose(request, candidate);
    const other = await propose(request, second);
    const recruiter = await as('recruiter');
    await edit(recruiter, 'proposals', first, { status: 'Accepted' });
    expect((await stand(request)).status).toBe('Accepted');
    expect((await edit(recruiter, 'proposals', other, { status: 'Accepted' })).data.status).toBe('Accepted');
    expect((await told('provider', request)).slice(-3)).toEqual([
      'accepted recruiter',
      'status recruiter Proposal Sent Accepted',
      'accepted recruiter',
    ]);
  });

  test('a declined proposal has a reason, leaves the request open, and is final', async () => {
    const { request, candidate } = await ask();
    const proposal = await propose(request, candidate);
    const recruiter = await as('recruiter');
    const { data } = await edit(recruiter, 'proposals', proposal, {
      status: 'Declined',
      reason: 'Above our budget',
    });
    expect((await stand(request)).status).toBe('Proposal Sent');
    const last = (await story(await as('provider'), request)).at(-1);
    expect(last).toMatchObject({ kind: 'declined', proposalId: proposal.id, text: 'Above our budget' });
    const again = await refusal(edit(recruiter, 'proposals', data, { reason: 'Or not' }));
    expect([again.status, again.body.errors]).toEqual([409, { reason: 'This proposal is already closed' }]);
  });

  test('declining a proposal needs one of the reasons or words, and keeps both', async () => {
    const { request, candidate } = await ask();
    const proposal = await propose(request, candidate);
    const recruiter = await as('recruiter');
    for (const silent of [{}, { endReason: 'Other' }]) {
      const error = await refusal(edit(recruiter, 'proposals', proposal, { status: 'Declined', ...silent }));
      expect([error.status, error.body.errors]).toEqual([400, { reason: 'Enter a reason' }]);
    }
    const strange = { status: 'Declined', endReason: 'No Capacity' };
    const foreign = await refusal(edit(recruiter, 'proposals', proposal, strange));
    expect([foreign.status, fieldErrors(foreign)]).toEqual([400, ['endReason']]);
    const why = { endReason: 'Rate Too High', reason: 'At most $70' };
    await edit(recruiter, 'proposals', proposal, { status: 'Declined', ...why });
    const provider = await as('provider');
    expect((await provider.getOne('proposals', { id: proposal.id })).data).toMatchObject(why);
    expect((await story(provider, request)).at(-1)).toMatchObject({
      kind: 'declined',
      endReason: 'Rate Too High',
      text: 'At most $70',
    });
  });

  test('only the recruiter accepts, only the provider withdraws, and the terms cannot be changed', async () => {
    const { request, candidate } = await ask();
    const proposal = await propose(request, candidate);
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    expect((await refusal(edit(provider, 'proposals', proposal, { status: 'Accepted' }))).status).toBe(409);
    expect((await refusal(edit(recruiter, 'proposals', proposal, { status: 'Withdrawn' }))).status).toBe(409);
    const cheaper = await refusal(edit(recruiter, 'proposals', proposal, { rate: 1 }));
    expect([cheaper.status, fieldErrors(cheaper)]).toEqual([400, ['rate']]);
    const { data } = await edit(provider, 'proposals', proposal, { status: 'Withdrawn' });
    expect(data.status).toBe('Withdrawn');
  });

  test('declining needs a reason, which the other side sees', async () => {
    const { request } = await ask();
    const provider = await as('provider');
    const error = await refusal(edit(provider, 'requests', request, { status: 'Declined' }));
    expect([error.status, error.body.errors]).toEqual([400, { reason: 'Enter a reason' }]);
    await edit(provider, 'requests', request, { status: 'Declined', reason: 'Nobody is free' });
    expect((await stand(request)).answeredAt).toMatch(/Z$/);
    const last = (await story(await as('recruiter'), request)).at(-1);
    expect(last).toMatchObject({ kind: 'declined', to: 'Declined', text: 'Nobody is free' });
  });

  test('a withdrawn request ends its proposals and allows no new ones, but messages are still possible', async () => {
    const { request, candidate } = await ask();
    const proposal = await propose(request, candidate);
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    await edit(recruiter, 'requests', await stand(request), { status: 'Withdrawn' });
    expect((await provider.getOne('proposals', { id: proposal.id })).data.status).toBe('Declined');
    const error = await refusal(propose(request, candidate));
    expect([error.status, error.message]).toEqual([409, 'This request is closed']);
    await say('provider', request, 'question', 'May we ask again in autumn?');
    expect((await stand(request)).status).toBe('Withdrawn');
    const frozen = await refusal(edit(recruiter, 'requests', await stand(request), { position: 'Other' }));
    expect(frozen.status).toBe(409);
  });

  test('a proposal for another company, or with another company’s candidate, is refused', async () => {
    const { request, candidate } = await ask();
    const other = await as('otherProvider');
    const stranger = await addCandidate(other);
    const data = { requestId: request.id, rate: 9900, startDate: '2026-08-03' };
    const foreign = await refusal(other.create('proposals', { data: { ...data, candidateId: stranger.id } }));
    expect([foreign.status, fieldErrors(foreign)]).toEqual([400, ['requestId']]);
    const borrowed = await refusal(propose(request, { ...candidate, id: stranger.id }));
    expect([borrowed.status, fieldErrors(borrowed)]).toEqual([400, ['candidateId']]);
    const mine = await propose(request, candidate);
    expect((await refusal(other.getOne('proposals', { id: mine.id }))).status).toBe(404);
    expect(await story(other, request)).toEqual([]);
  });

  test('a viewer can read the timeline and add nothing', async () => {
    const { request } = await ask();
    const viewer = await as('viewer');
    expect(await story(viewer, request)).toHaveLength(1);
    const data = { requestId: request.id, kind: 'question', text: 'May I?' };
    expect((await refusal(viewer.create('requestSteps', { data }))).status).toBe(403);
  });

  test('each automatic step has its own audit entry', async () => {
    const { request, candidate } = await ask();
    await propose(request, candidate);
    const { data } = await list(await as('admin'), 'auditLogs', {
      filter: { noun: 'requests', target: request.id },
    });
    expect(data.map(({ action }) => action)).toEqual(['create', 'edit']);
    expect(JSON.parse(String(data[1]?.after)).status).toBe('Proposal Sent');
  });
};
