import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, freshWord, list, refusal } from './open.ts';

/** Who looked at whom, and the words that are known. */
export const interest = (as: As): void => {
  const viewsOf = async (id: string) => (await as('provider')).getOne<Row>('candidates', { id });

  test("a recruiter's looks at a person count once a day, and only on that person's page", async () => {
    const provider = await as('provider');
    const recruiter = await as('recruiter');
    const row = await addCandidate(provider);
    await list(recruiter, 'candidates', { filter: { id: [row.id] } });
    await recruiter.getMany('candidates', { ids: [row.id] });
    expect((await viewsOf(row.id)).data.profileViews).toBe(0);
    for (let look = 0; look < 3; look++) await recruiter.getOne('candidates', { id: row.id });
    expect((await viewsOf(row.id)).data).toMatchObject({ profileViews: 1, version: 1 });
    const { data, total } = await list(provider, 'profileViews', { filter: { candidateId: row.id } });
    expect(total).toBe(1);
    expect(data[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('a provider is not told which company looked, nor anything of another bench', async () => {
    const provider = await as('provider');
    const row = await addCandidate(await as('otherProvider'));
    await (await as('recruiter')).getOne('candidates', { id: row.id });
    expect((await list(provider, 'profileViews', { filter: { candidateId: row.id } })).total).toBe(0);
    const { data } = await list(provider, 'profileViews', { perPage: 1 });
    expect(Object.keys(data[0] ?? {})).not.toContain('viewerId');
    expect((await refusal(list(provider, 'profileViews', { filter: { viewerId: 'CO-002' } }))).status).toBe(
      400,
    );
    expect((await refusal(list(await as('recruiter'), 'profileViews'))).status).toBe(403);
  });

  test('a person who looks at their own bench counts for nothing', async () => {
    const provider = await as('provider');
    const row = await addCandidate(provider);
    await provider.getOne('candidates', { id: row.id });
    await (await as('admin')).getOne('candidates', { id: row.id });
    expect((await viewsOf(row.id)).data.profileViews).toBe(0);
  });

  test('a person who was looked at can be removed, and the looks go along', async () => {
    const provider = await as('provider');
    const row = await addCandidate(provider);
    await (await as('recruiter')).getOne('candidates', { id: row.id });
    await provider.delete('candidates', { id: row.id, previousData: row });
    const left = await list(await as('admin'), 'profileViews', { filter: { candidateId: row.id } });
    expect(left.total).toBe(0);
  });

  test('skills are known in one spelling each, places of one’s own people only', async () => {
    const provider = await as('provider');
    const [skill, place] = [freshWord(), freshWord()];
    await addCandidate(provider, { skills: [skill], location: place });
    await addCandidate(provider, { skills: [skill] });
    await addCandidate(provider, { skills: [skill.toUpperCase()] });
    const { data } = await provider.vocabulary();
    expect(data.skills.filter(({ name }) => name.toLowerCase() === skill)[0]?.name).toBe(skill);
    expect(data.locations.map(({ name }) => name)).toContain(place);
    const others = (await (await as('otherProvider')).vocabulary()).data;
    expect(others.locations.map(({ name }) => name)).not.toContain(place);
  });
};
