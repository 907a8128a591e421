import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

/** Talent pools and their members. */
export const talentPools = (as: As): void => {
  const addPool = async (columns: Record<string, unknown> = {}) =>
    (await (await as('recruiter')).create<Row>('talentPools', { data: { name: freshWord(), ...columns } }))
      .data;
  const takeIn = async (pool: Row, candidate: Row) =>
    (
      await (
        await as('recruiter')
      ).create<Row>('talentPoolMembers', { data: { poolId: pool.id, candidateId: candidate.id } })
    ).data;
  const peopleIn = async ({ id }: Row) =>
    (await list(await as('recruiter'), 'talentPoolMembers', { filter: { poolId: id } })).data;

  test('a pool’s name is unique in a company, ignoring case', async () => {
    const pool = await addPool({ name: `React ${freshWord()}` });
    const again = await refusal(addPool({ name: String(pool.name).toUpperCase() }));
    expect([again.status, again.body.errors]).toEqual([400, { name: 'Already in use' }]);
    const other = await addPool();
    const renamed = await refusal(
      edit(await as('recruiter'), 'talentPools', other, { name: String(pool.name).toLowerCase() }),
    );
    expect(fieldErrors(renamed)).toEqual(['name']);
    const { data } = await edit(await as('recruiter'), 'talentPools', pool, {
      name: String(pool.name).toUpperCase(),
    });
    expect(data.name).toBe(String(pool.name).toUpperCase());
  });

  test('another company may use the same name, and pools are private to each company', async () => {
    const pool = await addPool();
    const member = await takeIn(pool, await addCandidate(await as('provider')));
    const others = await as('otherRecruiter');
    expect((await others.create<Row>('talentPools', { data: { name: pool.name } })).data.name).toBe(
      pool.name,
    );
    const calls = [
      () => others.getOne('talentPools', { id: pool.id }),
      () => others.getOne('talentPoolMembers', { id: member.id }),
      () => edit(others, 'talentPools', pool, { name: 'Ours' }),
      () => others.delete('talentPools', { id: pool.id, previousData: pool }),
      () => others.delete('talentPoolMembers', { id: member.id, previousData: member }),
    ];
    for (const call of calls) expect((await refusal(call())).status).toBe(404);
    expect((await list(others, 'talentPoolMembers', { filter: { poolId: pool.id } })).total).toBe(0);
    const into = await refusal(
      others.create('talentPoolMembers', { data: { poolId: pool.id, candidateId: member.candidateId } }),
    );
    expect([into.status, fieldErrors(into)]).toEqual([400, ['poolId']]);
  });

  test('the operator can read pools and change none; a provider cannot see them', async () => {
    const pool = await addPool();
    const [admin, provider] = [await as('admin'), await as('provider')];
    expect((await admin.getOne('talentPools', { id: pool.id })).data).toEqual(pool);
    expect((await refusal(edit(admin, 'talentPools', pool, { name: 'Mine' }))).status).toBe(403);
    expect((await refusal(list(provider, 'talentPools'))).status).toBe(403);
    expect((await refusal(list(provider, 'talentPoolMembers'))).status).toBe(403);
  });

  test('a candidate is in a pool at most once, with name, title and who added them', async () => {
    const pool = await addPool();
    const candidate = await addCandidate(await as('provider'));
    const member = await takeIn(pool, candidate);
    expect(member).toMatchObject({ name: candidate.name, title: candidate.title, note: null });
    expect(member.author).toEqual(expect.any(String));
    const again = await refusal(takeIn(pool, candidate));
    expect([again.status, again.message]).toEqual([409, 'Already in this talent pool']);
    await takeIn(await addPool(), candidate);
  });

  test('a candidate who is not listed cannot be added', async () => {
    const hidden = await addCandidate(await as('provider'), { published: false });
    const error = await refusal(takeIn(await addPool(), hidden));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['candidateId']]);
  });

  test('an unlisted candidate stays in the pool with name and title, and later changes are not shown', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const pool = await addPool();
    const candidate = await addCandidate(provider);
    const member = await takeIn(pool, candidate);
    await edit(provider, 'candidates', candidate, {
      published: false,
      title: 'Left for the sea',
      notes: 'secret',
    });
    expect(await peopleIn(pool)).toEqual([member]);
    expect(Object.keys(member)).not.toEqual(expect.arrayContaining(['rate']));
    expect((await recruiter.getMany('candidates', { ids: [candidate.id] })).data).toEqual([]);
    const { data: noted } = await edit(recruiter, 'talentPoolMembers', member, { note: 'Ask in May' });
    expect(noted).toMatchObject({ note: 'Ask in May', title: candidate.title });
  });

  test('a provider can delete a candidate without learning of pools, and the pool loses the candidate', async () => {
    const provider = await as('provider');
    const pool = await addPool();
    const candidate = await addCandidate(provider);
    await takeIn(pool, candidate);
    await provider.delete('candidates', { id: candidate.id, previousData: candidate });
    expect(await peopleIn(pool)).toEqual([]);
  });

  test('pools show their size, and are deleted with their members', async () => {
    const recruiter = await as('recruiter');
    const [pool, candidate] = [await addPool(), await addCandidate(await as('provider'))];
    const member = await takeIn(pool, candidate);
    const sizes = async () => (await recruiter.insight('poolSizes', { asked: {} })).data.byPool;
    expect((await sizes())[pool.id]).toBe(1);
    await recruiter.delete('talentPools', { id: pool.id, previousData: pool });
    expect((await sizes())[pool.id]).toBeUndefined();
    expect((await refusal(recruiter.getOne('talentPoolMembers', { id: member.id }))).status).toBe(404);
  });
};
