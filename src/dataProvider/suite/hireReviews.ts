import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, list, refusal } from './open.ts';

/** Ratings of hires by both sides. */
export const hireReviews = (as: As): void => {
  const reviewBetweenSides = async () => {
    const provider = await as('provider');
    const { data: company } = await provider.getList<Row>('companies', {
      filter: { type: 'provider' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    });
    const { data } = await list(await as('recruiter'), 'hireReviews', {
      filter: { providerId: company[0]?.id },
    });
    return data[0] as Row;
  };

  test('the recruiter rates the quality of a hire and the provider its satisfaction, each with the day', async () => {
    const [recruiter, provider] = [await as('recruiter'), await as('provider')];
    const review = await reviewBetweenSides();
    const rated = await edit(recruiter, 'hireReviews', review, { quality: 5 });
    expect(rated.data).toMatchObject({ quality: 5, qualityDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const { data: seen } = await provider.getOne<Row>('hireReviews', { id: review.id });
    expect([seen.quality, seen.qualityDate]).toEqual([undefined, undefined]);
    const answered = await edit(provider, 'hireReviews', seen, { satisfaction: 4 });
    expect(answered.data).toMatchObject({ satisfaction: 4 });
    expect((await recruiter.getOne<Row>('hireReviews', { id: review.id })).data.satisfaction).toBe(4);
  });

  test('neither side answers for the other, and other companies see nothing of it', async () => {
    const review = await reviewBetweenSides();
    const provider = await as('provider');
    const { data: seen } = await provider.getOne<Row>('hireReviews', { id: review.id });
    expect((await refusal(edit(provider, 'hireReviews', seen, { quality: 1 }))).status).toBe(400);
    const recruiter = await as('recruiter');
    const { data: now } = await recruiter.getOne<Row>('hireReviews', { id: review.id });
    expect((await refusal(edit(recruiter, 'hireReviews', now, { satisfaction: 1 }))).status).toBe(400);
    for (const other of ['otherRecruiter', 'otherProvider'] as const)
      expect((await refusal((await as(other)).getOne('hireReviews', { id: review.id }))).status).toBe(404);
  });

  test('an undone hire cannot be rated until the candidate is hired again', async () => {
    const recruiter = await as('recruiter');
    const review = await reviewBetweenSides();
    const entryNow = async () =>
      (await recruiter.getOne<Row>('pipelineEntries', { id: String(review.entryId) })).data;
    const reviewNow = async () => (await recruiter.getOne<Row>('hireReviews', { id: review.id })).data;
    await edit(recruiter, 'pipelineEntries', await entryNow(), { stage: 'offer' });
    expect(await reviewNow()).toMatchObject({ hired: false });
    const refused = await refusal(edit(recruiter, 'hireReviews', await reviewNow(), { quality: 2 }));
    expect([refused.status, refused.body.code]).toEqual([409, 'hireReviews.undone']);
    await edit(recruiter, 'pipelineEntries', await entryNow(), { stage: 'hired' });
    expect(await reviewNow()).toMatchObject({ hired: true });
  });
};
