import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, freshWord, list, refusal } from './open.ts';

/** Profile views, job views and vocabulary. */
export const interest = (as: As): void => {
  const viewsOf = async (id: string) => (await as('provider')).getOne<Row>('candidates', { id });

  test('profile views are notified once a day with their figures, only to users who have opted in', async () => {
    const provider = await as('otherProvider');
    const recruiter = await as('recruiter');
    const choose = async (key: string, enabled: boolean) =>
      (
        await provider.create<Row>('preferences', {
          data: { kind: 'notification', key, label: key, enabled },
        })
      ).data;
    const told = async () =>
      (await list(provider, 'notifications', { filter: { key: 'profileViews' } })).data;
    const mailed = async () =>
      (await list(await as('admin'), 'mails', { filter: { q: 'Profile views in the last' } })).total;
    const chosen = [
      await choose('profileViews', true),
      await choose('push', true),
      await choose('email', false),
    ];
    const people = [await addCandidate(provider), await addCandidate(provider)];
    for (const { id } of people) await recruiter.getOne('candidates', { id });
    expect(await told()).toMatchObject([
      {
        title: expect.stringMatching(/^Profile views in the last 7 days: \d+ \(candidates viewed: \d+\)$/),
        link: '/provider/analytics',
        readAt: null,
      },
    ]);
    expect(await mailed()).toBe(0);
    for (const row of chosen) await edit(provider, 'preferences', row, { enabled: row.key === 'email' });
  });

  test('users who have not opted in get no notification of profile views', async () => {
    const row = await addCandidate(await as('provider'));
    await (await as('recruiter')).getOne('candidates', { id: row.id });
    const filter = { key: 'profileViews' };
    expect((await list(await as('provider'), 'notifications', { filter })).total).toBe(0);
  });

  test("a recruiter's views of a candidate count once a day, and only on that candidate's page", async () => {
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

  test('a provider does not learn which company viewed, nor anything about another bench', async () => {
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

  test('views by users of the own company do not count', async () => {
    const provider = await as('provider');
    const row = await addCandidate(provider);
    await provider.getOne('candidates', { id: row.id });
    await (await as('admin')).getOne('candidates', { id: row.id });
    expect((await viewsOf(row.id)).data.profileViews).toBe(0);
  });

  test('a candidate with views can be deleted, together with the views', async () => {
    const provider = await as('provider');
    const row = await addCandidate(provider);
    await (await as('recruiter')).getOne('candidates', { id: row.id });
    await provider.delete('candidates', { id: row.id, previousData: row });
    const left = await list(await as('admin'), 'profileViews', { filter: { candidateId: row.id } });
    expect(left.total).toBe(0);
  });

  test('the vocabulary has one spelling per skill, and only locations of the company’s own candidates', async () => {
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
