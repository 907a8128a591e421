import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, idsOf, list, refusal } from './open.ts';

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

  test('the title of a masked candidate may not tell who it is', async () => {
    const add = addCandidate(await as('provider'), {
      name: 'Zyx Quobble',
      title: 'Zyx Quobble, zyx@bench.example',
      identity: 'Masked',
    });
    expect(fieldErrors(await refusal(add))).toEqual(['title']);
  });
};
