import { expect, test } from 'vitest';
import { metaOf } from '../../../domain/contract/fields.ts';
import { newMatches, type SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import {
  type As,
  addCandidate,
  candidateForm,
  edit,
  fieldErrors,
  freshWord,
  idsOf,
  list,
  refusal,
} from './open.ts';
import { signDeployment } from './timesheets.ts';

/** Candidates whose name recruiters learn from the provider alone. */
export const masking = (as: As): void => {
  test('a masked candidate is found, kept and asked for by its initials until its provider quotes it', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    // Other tests of the suite have signed some, and an NDA reveals.
    const ndas = await list(provider, 'contracts', {
      filter: { type: 'NDA', status: 'Active' },
      perPage: 100,
    });
    for (const nda of ndas.data)
      await edit(provider, 'contracts', nda, { status: 'Terminated', endReason: 'Renewed' });
    const word = freshWord();
    const name = `Zyx ${word}`;
    const place = `Place ${freshWord()}`;
    const person = await addCandidate(provider, {
      name,
      location: place,
      identity: 'Masked',
      email: `${word}@bench.example`,
      summary: `${word} worked 2019-2023. Write to ${word}@bench.example or +49 171 1234567.`,
    });
    const alias = `Z. Z. · ${person.id}`;
    const seen = async () => (await recruiter.getOne<Row>('candidates', { id: person.id })).data;
    expect(await seen()).toMatchObject({
      name: alias,
      companyId: null,
      summary: expect.stringMatching(/^Z\. Z\. worked 2019-2023\. Write to ••• or •••\.$/),
    });
    const found = async (filter: Record<string, unknown>) =>
      idsOf(await list(recruiter, 'candidates', { filter: { ...filter, city: place } }));
    expect(await found({})).toEqual([person.id]);
    for (const filter of [{ q: word }, { name }, { companyId: person.companyId }])
      expect([filter, await found(filter)]).toEqual([filter, []]);

    const asked = { candidateId: person.id, position: 'Engineer', duration: '6 months', skills: [] };
    const guess = recruiter.create('requests', { data: { ...asked, providerId: person.companyId } });
    expect(fieldErrors(await refusal(guess))).toEqual(['providerId']);
    const { data: request } = await recruiter.create<Row>('requests', { data: asked });
    expect(request.providerId).toBeNull();
    const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: person.id },
    });
    expect(entry).toMatchObject({ name: alias, providerId: null });
    const own = (await provider.getOne<Row>('candidates', { id: person.id })).data;
    expect(own).toMatchObject({ name, masked: true });

    await provider.create('proposals', {
      data: { requestId: request.id, candidateId: person.id, rate: 9000, startDate: '2026-09-01' },
    });
    expect(await seen()).toMatchObject({ name, companyId: person.companyId });
    const { data: kept } = await recruiter.getOne<Row>('pipelineEntries', { id: entry.id });
    expect(kept).toMatchObject({ name, providerId: person.companyId });
    const { data: reveals } = await list(provider, 'reveals', { filter: { candidateId: person.id } });
    expect(reveals).toMatchObject([{ reason: 'Quote', requestId: request.id, candidateId: person.id }]);
    const other = await (await as('otherRecruiter')).getOne<Row>('candidates', { id: person.id });
    expect(other.data.name).toBe(alias);
  });

  test('what a provider writes about a masked candidate is masked until a quote of this candidate', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const person = await addCandidate(provider, { name: 'Zyx Quobble', identity: 'Masked' });
    const colleague = await addCandidate(provider, { name: 'Ada Bench', identity: 'Shown' });
    const { data: company } = await provider.getOne<Row>('companies', { id: String(person.companyId) });
    const text = `Zyx Quobble of ${company.name}: zyx@bench.example, +49 171 1234567, zyx.dev`;
    const masked = 'Z. Q. of •••: •••, •••, •••';
    const ask = async () =>
      (
        await recruiter.create<Row>('requests', {
          data: { candidateId: person.id, position: freshWord(), duration: '6 months', skills: [] },
        })
      ).data;
    const seen = async (noun: string, filter: Record<string, unknown>) =>
      (await list(recruiter, noun, { filter, perPage: 100 })).data;
    const told = async (position: unknown) =>
      (await list(recruiter, 'notifications', { sort: ['id', 'DESC'] })).data
        .filter(({ title }) => String(title).includes(String(position)))
        .map(({ body }) => body);

    const declined = await ask();
    await provider.create('requestSteps', { data: { requestId: declined.id, kind: 'answer', text } });
    const { data: answered } = await provider.getOne<Row>('requests', { id: declined.id });
    expect(answered).toMatchObject({ response: text });
    await edit(provider, 'requests', answered, { status: 'Declined', endReason: 'Other', reason: text });
    expect(await seen('requests', { id: declined.id })).toMatchObject([{ response: masked, reason: masked }]);
    const steps = await seen('requestSteps', { requestId: declined.id });
    expect(steps.flatMap((step) => step.text ?? [])).toEqual([masked, masked]);
    expect(await told(declined.position)).toEqual([masked, masked]);
    expect(
      (await list(provider, 'requestSteps', { filter: { requestId: declined.id } })).data[1],
    ).toMatchObject({
      text,
    });

    const { data: job } = await recruiter.getManyReference<Row>('jobs', {
      target: 'status',
      id: 'Active',
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    });
    const applied = { jobId: job[0]?.id, candidateId: person.id, rate: 9000, message: text };
    await provider.create('applications', { data: applied });
    const [application] = await seen('applications', { candidateId: person.id });
    expect(application).toMatchObject({ message: masked });

    // A quote of somebody else names the provider, and not the candidate of the request.
    const request = await ask();
    const quoted = { requestId: request.id, rate: 9000, startDate: '2026-09-01', message: text };
    await provider.create('conversationMessages', { data: { requestId: request.id, text } });
    await provider.create('proposals', { data: { ...quoted, candidateId: colleague.id } });
    const named = masked.replace('•••', String(company.name));
    const ofRequest = { requestId: request.id };
    expect(await seen('proposals', ofRequest)).toMatchObject([{ message: named }]);
    expect(await seen('quoteRounds', ofRequest)).toMatchObject([{ message: named }]);
    expect(await seen('conversationMessages', ofRequest)).toMatchObject([{ text: masked }]);
    expect(await seen('requests', { id: request.id })).toMatchObject([
      { response: named, providerId: person.companyId },
    ]);
    expect((await seen('conversationMessages', ofRequest))[0]?.author).not.toBe('•••');

    await provider.create('proposals', { data: { ...quoted, candidateId: person.id } });
    for (const [noun, field] of [
      ['proposals', 'message'],
      ['quoteRounds', 'message'],
      ['conversationMessages', 'text'],
    ] as const)
      expect((await seen(noun, ofRequest)).map((row) => row[field]).every((one) => one === text)).toBe(true);
    expect(await seen('requests', { id: declined.id })).toMatchObject([{ response: text, reason: text }]);
    expect(await seen('applications', { candidateId: person.id })).toMatchObject([{ message: text }]);
  });

  test('neither times, order nor numbers tell which candidates were imported together', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const location = freshWord();
    const items = Array.from({ length: 12 }, (_, at) => ({
      create: candidateForm({ location, identity: at % 2 === 0 ? 'Masked' : 'Shown' }),
    }));
    const { data: made } = await provider.batch('candidates', { items });
    const ids = made.map(({ id }) => String(id));
    const found = async (
      more: Record<string, unknown> = {},
      sort: [string, 'ASC' | 'DESC'] = ['id', 'ASC'],
    ) =>
      (await list(recruiter, 'candidates', { filter: { city: location, ...more }, sort, perPage: 100 })).data;
    const rows = await found();
    expect(idsOf({ data: rows }).toSorted()).toEqual(ids.toSorted());
    const [masked, shown] = [true, false].map((isMasked) =>
      rows.filter(({ companyId }) => (companyId === null) === isMasked),
    );
    if (!masked || !shown?.[0]) throw new Error('No rows');
    expect([masked.length, shown.length]).toEqual([6, 6]);

    const instants = Object.entries(nounOf('candidates').all).flatMap(([field, schema]) =>
      metaOf(schema).column === 'timestamptz' && field in (masked[0] ?? {}) ? [field] : [],
    );
    expect(instants).toEqual(expect.arrayContaining(['createdAt', 'updatedAt', 'listedAt']));
    for (const field of instants) {
      const times = masked.map((row) => row[field]);
      expect([
        field,
        times.filter((time) => time !== null && !/T(00:00:00\.000|23:59:59\.999)Z$/.test(String(time))),
      ]).toEqual([field, []]);
      // Whatever moment of the day is asked for, all are found or none.
      const exact = shown[0][field] ?? shown[0].createdAt;
      for (const sign of ['gt', 'gte', 'lt', 'lte']) {
        const answer = idsOf({ data: await found({ [`${field}_${sign}`]: exact }) });
        const count = masked.filter(({ id }) => answer.includes(id)).length;
        expect([field, sign, [0, masked.length].includes(count)]).toEqual([field, sign, true]);
      }
      expect(
        idsOf({ data: await found({ [field]: exact }) }).filter((id) => masked.some((row) => row.id === id)),
      ).toEqual([]);
      // In an order by this time they are in the order of their numbers, which have none.
      for (const order of ['ASC', 'DESC'] as const) {
        const sorted = await found({}, [field, order]);
        const ofMasked = idsOf({ data: sorted.filter(({ companyId }) => companyId === null) });
        expect([field, order, ofMasked]).toEqual([field, order, idsOf({ data: masked })]);
      }
    }

    const numbers = ids.map((id) => Number(id.replace(/^BE-/, '')));
    expect(numbers.filter((number) => numbers.includes(number + 1))).toEqual([]);
    expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b));
  });

  test('a candidate who was seen masked is no news the next day, and one of the same day is not missed', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const skill = freshWord();
    const search = { name: skill, skills: [skill] };
    const { data: saved } = await recruiter.create<Row>('savedSearches', { data: search });
    const person = await addCandidate(provider, { skills: [skill], identity: 'Masked' });
    const { data: seen } = await recruiter.getOne<Row>('candidates', { id: person.id });
    await edit(recruiter, 'savedSearches', saved, { knownUntil: seen.listedAt });
    const { data: looked } = await recruiter.getOne<SavedSearch>('savedSearches', { id: saved.id });
    expect(Date.parse(String(looked.knownUntil))).toBeLessThan(Date.parse(String(seen.listedAt)));
    const next = await addCandidate(provider, { skills: [skill], identity: 'Masked' });
    const news = await list(recruiter, 'candidates', { filter: newMatches(looked) });
    expect(idsOf(news)).toContain(next.id);
    await recruiter.delete('savedSearches', { id: saved.id, previousData: looked });
  });

  test('after a deployment that ended early, its client knows the candidate and no other recruiter does', async () => {
    const users = ['provider', 'recruiter', 'otherRecruiter'] as const;
    const [provider, recruiter, other] = await Promise.all(users.map(as));
    if (!provider || !recruiter || !other) throw new Error('No users');
    const word = freshWord();
    const name = `Zyx ${word}`;
    const person = await addCandidate(provider, { name, identity: 'Masked', email: `${word}@bench.example` });
    const alias = `Z. Z. · ${person.id}`;
    const text = `${name}, ${word}@bench.example`;
    const ask = async (by: typeof recruiter, columns: object = {}) =>
      (
        await by.create<Row>('requests', {
          data: {
            candidateId: person.id,
            position: freshWord(),
            duration: '6 months',
            skills: [],
            ...columns,
          },
        })
      ).data;
    const say = (requestId: string, kind = 'answer') =>
      provider.create('requestSteps', { data: { requestId, kind, text } });
    const [request, others] = [await ask(recruiter), await ask(other)];
    for (const { id } of [request, others]) await say(id);
    await other.create('pipelineEntries', { data: { candidateId: person.id } });
    const { data: quote } = await provider.create<Row>('proposals', {
      data: { requestId: request.id, candidateId: person.id, rate: 9500, startDate: '2026-06-15' },
    });
    await edit(recruiter, 'proposals', quote, { status: 'Accepted' });
    const contract = await signDeployment(as, {
      candidateId: person.id,
      employee: name,
      proposalId: quote.id,
      startDate: '2026-06-15',
    });
    const { data: amendment } = await recruiter.create<Row>('amendments', {
      data: {
        contractId: contract.id,
        kind: 'Early End',
        endDate: '2026-06-15',
        reason: 'Project Completed',
      },
    });
    await edit(provider, 'amendments', amendment, { status: 'Agreed' });
    const { data: ending } = await provider.getOne<Row>('contracts', { id: contract.id });
    await edit(provider, 'contracts', ending, { status: 'Terminated', endReason: 'The last day is today' });
    const { data: free } = await provider.getOne<Row>('candidates', { id: person.id });
    expect(free).toMatchObject({ status: 'Available', listed: true, masked: true });
    await edit(provider, 'candidates', free, { summary: text });

    const candidate = async (by: typeof recruiter) =>
      (await by.getOne<Row>('candidates', { id: person.id })).data;
    expect(await candidate(recruiter)).toMatchObject({ name, companyId: person.companyId, summary: text });
    expect(await candidate(other)).toMatchObject({ name: alias, companyId: null, summary: 'Z. Z., •••' });
    const response = async (by: typeof recruiter, id: string) =>
      (await by.getOne<Row>('requests', { id })).data.response;
    expect(await response(recruiter, request.id)).toBe(text);
    // Between these two nothing is masked any more; the other recruiter still reads through the mask.
    const again = await ask(recruiter, { providerId: person.companyId });
    for (const { id } of [again, others]) await say(id);
    expect(await response(recruiter, again.id)).toBe(text);
    expect(await response(other, others.id)).toBe('Z. Z., •••');
    const nouns =
      'requests requestSteps pipelineEntries stageChanges notifications activities auditLogs candidates'.split(
        ' ',
      );
    for (const noun of nouns) {
      const { data } = await list(other, noun, { sort: ['id', 'DESC'], perPage: 100 });
      expect([noun, JSON.stringify(data).includes(word)]).toEqual([noun, false]);
    }
    expect((await list(other, 'contracts', { filter: { candidateId: person.id } })).data).toEqual([]);
    const { data: reveals } = await list(provider, 'reveals', { filter: { candidateId: person.id } });
    expect(reveals.map(({ reason, recruiterId }) => [reason, recruiterId])).toEqual([
      ['Quote', request.recruiterId],
    ]);
  });

  test('the title of a masked candidate may not tell who it is', async () => {
    const add = addCandidate(await as('provider'), {
      name: 'Zyx Quobble',
      title: 'Zyx Quobble, zyx@bench.example',
      identity: 'Masked',
    });
    expect(fieldErrors(await refusal(add))).toEqual(['title']);
  });
};
