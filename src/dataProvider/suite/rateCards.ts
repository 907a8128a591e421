import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
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

/** Rate cards, and the caps that follow from them. The suite's clock is set to 2026-06-15. */
export const rateCards = (as: As): void => {
  const companyOf = async (user: SuiteUser) => {
    const type = user === 'provider' || user === 'otherProvider' ? 'recruiter' : 'provider';
    const { data } = await list(await as(user), 'companies', { filter: { type_neq: type }, perPage: 1 });
    return String(data[0]?.id);
  };
  const line = (skill: string, rate: number, level: string | null = null) => ({ skill, level, rate });
  const set = async (user: SuiteUser, columns: object): Promise<Row> =>
    (
      await (
        await as(user)
      ).create<Row>('rateCards', {
        data: {
          name: `Rates ${freshWord()}`,
          currency: 'USD',
          validFrom: '2026-01-01',
          lines: [line('Glassblowing', 9500)],
          ...columns,
        },
      })
    ).data;
  const read = async (user: SuiteUser, { id }: Row) => (await as(user)).getOne<Row>('rateCards', { id });
  const capsOf = async (user: SuiteUser, asked: object) =>
    (await (await as(user)).rateCaps({ asked: [{ currency: 'USD', ...asked }] })).data[0];

  test('a card of a client is read by its provider and changed by the client alone', async () => {
    const [providerId, recruiterId] = [await companyOf('provider'), await companyOf('recruiter')];
    const card = await set('recruiter', { providerId });
    expect(card).toMatchObject({ providerId, recruiterId, setBy: 'recruiter' });
    for (const user of ['provider', 'viewer', 'recruiter', 'recruiterColleague', 'admin'] as const)
      expect((await read(user, card)).data).toEqual(card);
    for (const user of ['otherProvider', 'otherRecruiter'] as const)
      expect((await refusal(read(user, card))).status).toBe(404);
    for (const user of ['provider', 'otherProvider', 'otherRecruiter', 'admin'] as const) {
      const changed = edit(await as(user), 'rateCards', card, { name: 'Ours' });
      expect([403, 404], user).toContain((await refusal(changed)).status);
    }
    const changed = (await edit(await as('recruiter'), 'rateCards', card, { name: 'New rates' })).data;
    const told = await list(await as('provider'), 'notifications', {
      filter: { q: 'rate card' },
      perPage: 50,
    });
    const titles = told.data.filter(({ link }) => String(link).includes(card.id)).map(({ title }) => title);
    expect(titles).toEqual([
      expect.stringMatching(/ set a rate card: 1 rate, valid from /),
      expect.stringMatching(/ changed the rate card New rates$/),
    ]);
    const recruiter = await as('recruiter');
    await recruiter.delete('rateCards', { id: changed.id, previousData: changed });
    expect((await refusal(read('provider', card))).status).toBe(404);
  });

  test('a card that a provider keeps is read by nobody else but the operator', async () => {
    const recruiterId = await companyOf('recruiter');
    const card = await set('provider', { recruiterId });
    expect(card).toMatchObject({ providerId: await companyOf('provider'), recruiterId, setBy: 'provider' });
    for (const user of ['recruiter', 'otherProvider', 'otherRecruiter'] as const) {
      expect((await refusal(read(user, card))).status).toBe(404);
      const { data } = await list(await as(user), 'rateCards', { perPage: 100 });
      expect(data.map(({ id }) => id)).not.toContain(card.id);
      const { data: told } = await list(await as(user), 'activities', { filter: { q: String(card.name) } });
      expect(told).toEqual([]);
    }
    expect((await read('admin', card)).data).toEqual(card);
    const asRecruiter = set('provider', { recruiterId, setBy: 'recruiter' });
    expect((await refusal(asRecruiter)).status).toBe(400);
  });

  test('errors name the field: no line, a line twice, an amount of zero, dates in the wrong order, no client', async () => {
    const recruiterId = await companyOf('recruiter');
    const faults = async (columns: object) =>
      fieldErrors(await refusal(set('provider', { recruiterId, ...columns })));
    expect(await faults({ lines: [] })).toEqual(['lines']);
    expect(await faults({ lines: [line('SQL', 9000), line('sql ', 8000)] })).toEqual(['lines']);
    expect(await faults({ lines: [line('SQL', 0)] })).toEqual(['lines']);
    expect(await faults({ validUntil: '2025-12-31' })).toEqual(['validUntil']);
    expect(await faults({ recruiterId: await companyOf('otherProvider') })).toEqual(['recruiterId']);
    expect(await faults({ recruiterId: null })).toEqual(['recruiterId']);
  });

  test('the cap of a candidate is that of today’s cards with the client, under any name of the skill', async () => {
    const recruiterId = await companyOf('otherRecruiter');
    const candidate = await addCandidate(await as('provider'), { skills: ['PostgreSQL'], experience: 8 });
    const asked = { companyIds: [recruiterId], candidateId: candidate.id };
    expect(await capsOf('provider', asked)).toBeNull();
    const over = { lines: [line('PostgreSQL', 100)], recruiterId };
    await set('provider', { ...over, validUntil: '2026-06-14' });
    await set('provider', { ...over, validFrom: '2026-06-16' });
    expect(await capsOf('provider', asked)).toBeNull();
    const own = await set('provider', {
      recruiterId,
      lines: [line('postgres', 9000), line('postgres', 9500, 'Senior')],
      validUntil: '2026-06-15',
    });
    expect(await capsOf('provider', asked)).toMatchObject({
      cardId: own.id,
      rate: 9500,
      level: 'Senior',
      cards: 1,
    });
    const theirs = await set('otherRecruiter', {
      providerId: own.providerId,
      lines: [line('PostgreSQL', 9200)],
    });
    expect(await capsOf('provider', asked)).toMatchObject({ cardId: theirs.id, name: theirs.name, cards: 2 });
    expect(await capsOf('provider', { ...asked, currency: 'EUR' })).toMatchObject({ currency: 'USD' });
    const bySkill = { companyIds: [own.providerId], skills: ['postgres'] };
    expect(await capsOf('otherRecruiter', bySkill)).toMatchObject({ cardId: theirs.id, cards: 1 });
    for (const user of ['recruiter', 'otherProvider'] as const)
      expect(await capsOf(user, { ...bySkill, companyIds: [own.providerId, recruiterId] }), user).toBeNull();
    expect(await capsOf('otherProvider', asked)).toBeNull();
  });

  test('a quote is asked about by its number, by those who may read it', async () => {
    const { data: quotes } = await list(await as('recruiter'), 'proposals', {
      filter: { status: 'Proposed' },
      perPage: 100,
    });
    const quote = quotes[0] as Row;
    const { skills } = (
      await (await as('recruiter')).getOne<Row>('candidates', { id: String(quote.candidateId) })
    ).data;
    const lines = (skills as string[]).map((skill) => line(skill, 1));
    await set('recruiter', { providerId: quote.providerId, lines });
    expect(await capsOf('recruiter', { proposalId: quote.id })).toMatchObject({ rate: 1 });
    expect(await capsOf('otherRecruiter', { proposalId: quote.id })).toBeNull();
  });
};
