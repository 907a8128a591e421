import { expect, test } from 'vitest';
import { mostSearches, newMatches, type SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

const longAgo = '2020-01-01T00:00:00.000Z';

/** Saved searches and their new matches. */
export const savedSearches = (as: As): void => {
  const save = async (columns: Record<string, unknown> = {}) =>
    (await (await as('recruiter')).create<Row>('savedSearches', { data: { name: freshWord(), ...columns } }))
      .data;
  const notificationsOf = async (search: Row, since?: string) => {
    const filter = newMatches(search as SavedSearch, since);
    return (await list(await as('recruiter'), 'candidates', { filter, perPage: 1 })).total;
  };
  const forget = async (search: Row) =>
    (await as('recruiter')).delete('savedSearches', { id: search.id, previousData: search });

  test('a saved search stores the query of its URL, visible only to its owner', async () => {
    const search = await save({ q: 'data', skills: ['SQL'], experienceFrom: 2, availability: 'Immediate' });
    expect(search).toMatchObject({
      q: 'data',
      experienceTo: null,
      location: null,
      alert: true,
      toldOn: null,
    });
    const [others, admin] = [await as('otherRecruiter'), await as('admin')];
    expect((await refusal(others.getOne('savedSearches', { id: search.id }))).status).toBe(404);
    expect((await refusal(edit(others, 'savedSearches', search, { name: 'Mine' }))).status).toBe(404);
    expect((await admin.getOne('savedSearches', { id: search.id })).data).toEqual(search);
    expect((await refusal(list(await as('provider'), 'savedSearches'))).status).toBe(403);
    await forget(search);
  });

  test('a saved search keeps a Boolean search, and refuses one that cannot be read', async () => {
    const word = freshWord();
    const provider = await as('provider');
    await addCandidate(provider, { name: `Ada ${word}`, skills: ['Kafka', 'Java'] });
    await addCandidate(provider, { name: `Bo ${word}`, skills: ['Kafka', 'PHP'] });
    const search = await save({ q: `${word} (Kafka OR RabbitMQ) -php` });
    expect(search.q).toBe(`${word} (Kafka OR RabbitMQ) -php`);
    expect(await notificationsOf(search, longAgo)).toBe(1);
    expect(fieldErrors(await refusal(save({ q: `${word} (Kafka` })))).toEqual(['q']);
    await forget(search);
  });

  test('a saved search counts new matches by rate, first day, country and provider', async () => {
    const word = freshWord();
    const provider = await as('provider');
    const filters = { rateUpTo: 9000, currency: 'USD', freeBy: '2098-12-31', country: 'France' };
    const search = await save({ q: word, ...filters });
    const fits = { name: word, rate: 9000, location: 'Lyon, France', availableFrom: '2090-01-01' };
    const person = await addCandidate(provider, fits);
    for (const other of [{ rate: 9001 }, { availableFrom: '2099-01-01' }, { location: 'Bonn, Germany' }])
      await addCandidate(provider, { ...fits, ...other });
    expect(await notificationsOf(search, longAgo)).toBe(1);
    const { data: own } = await edit(await as('recruiter'), 'savedSearches', search, {
      providerId: person.companyId,
    });
    expect(await notificationsOf(own as Row, longAgo)).toBe(1);
    const withoutCurrency = await refusal(save({ rateUpTo: 9000 }));
    expect(fieldErrors(withoutCurrency)).toEqual(['currency']);
    await forget(own as Row);
  });

  test('a saved search keeps its languages', async () => {
    const word = freshWord();
    const provider = await as('provider');
    const search = await save({ q: word, languages: ['de:B2'] });
    await addCandidate(provider, { name: word, languages: [{ language: 'de', level: 'C1' }] });
    await addCandidate(provider, { name: word, languages: [{ language: 'de', level: 'A1' }] });
    expect(await notificationsOf(search, longAgo)).toBe(1);
    expect(fieldErrors(await refusal(save({ languages: ['German'] })))).toEqual(['languages']);
    await forget(search);
  });

  test('a saved search keeps its distance and its common working hours', async () => {
    const word = freshWord();
    const provider = await as('provider');
    const overlap = { overlapHours: 6, overlapZone: 'Europe/London' };
    const search = await save({ q: word, location: 'Munich', within: 100, ...overlap });
    for (const location of ['Augsburg', 'Berlin']) await addCandidate(provider, { name: word, location });
    expect(await notificationsOf(search, longAgo)).toBe(1);
    expect(fieldErrors(await refusal(save({ within: 100 })))).toEqual(['location']);
    expect(fieldErrors(await refusal(save({ overlapHours: 4 })))).toEqual(['overlapZone']);
    await forget(search);
  });

  test('a saved search keeps its job type and workplace', async () => {
    const word = freshWord();
    const provider = await as('provider');
    const search = await save({ q: word, jobType: 'Contract', workplace: 'Remote' });
    await addCandidate(provider, { name: word, jobTypes: ['Contract'], workplaces: ['Remote'] });
    await addCandidate(provider, { name: word, jobTypes: ['Contract'], workplaces: ['On site'] });
    await addCandidate(provider, { name: word, jobTypes: ['Full-time'] });
    expect(await notificationsOf(search, longAgo)).toBe(1);
    await forget(search);
  });

  test('an invalid query is refused at its field', async () => {
    const backwards = await refusal(save({ experienceFrom: 9, experienceTo: 3 }));
    expect(backwards.body.errors).toEqual({ experienceTo: 'The range can’t end before it starts' });
    expect(fieldErrors(await refusal(save({ availability: 'Whenever', q: 'x'.repeat(201) })))).toEqual([
      'availability',
      'q',
    ]);
    expect(fieldErrors(await refusal(save({ toldOn: '2026-01-01', cost: 1 })))).toEqual(['cost', 'toldOn']);
  });

  test('a name is unique per user, ignoring case', async () => {
    const search = await save();
    expect((await refusal(save({ name: String(search.name).toUpperCase() }))).body.errors).toEqual({
      name: 'Already in use',
    });
    await forget(search);
  });

  test(`a user can save at most ${mostSearches} searches`, async () => {
    const { total = 0 } = await list(await as('recruiter'), 'savedSearches');
    const saved: Row[] = [];
    for (let n = total; n < mostSearches; n++) saved.push(await save());
    const error = await refusal(save());
    expect([error.status, error.message]).toEqual([409, `At most ${mostSearches} saved searches`]);
    for (const search of saved) await forget(search);
  });

  test('new matches are candidates listed since the search was last viewed', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const skill = freshWord();
    const search = await save({ skills: [skill], experienceTo: 8, knownUntil: longAgo });
    expect(await notificationsOf(search)).toBe(0);
    const candidate = await addCandidate(provider, { skills: [skill] });
    await addCandidate(provider, { skills: [skill], experience: 12 });
    await addCandidate(provider, { skills: [skill], published: false });
    expect(await notificationsOf(search)).toBe(1);
    const { data: listed } = await recruiter.getOne<Row>('candidates', { id: candidate.id });
    const { data: looked } = await edit(recruiter, 'savedSearches', search, { knownUntil: listed.listedAt });
    expect(await notificationsOf(looked)).toBe(0);
    await forget(looked);
  });

  test('an edited candidate is not new again; one who is unlisted and listed again is', async () => {
    const provider = await as('provider');
    const candidate = await addCandidate(provider);
    expect(candidate.listedAt).toBe(candidate.createdAt);
    const { data: edited } = await edit(provider, 'candidates', candidate, { title: 'Other' });
    expect(edited.listedAt).toBe(candidate.listedAt);
    const { data: hidden } = await edit(provider, 'candidates', edited, { published: false });
    const { data: back } = await edit(provider, 'candidates', hidden, { published: true });
    expect(Date.parse(String(back.listedAt))).toBeGreaterThanOrEqual(Date.parse(String(candidate.listedAt)));
    const hiddenAtFirst = await addCandidate(provider, { published: false });
    expect(hiddenAtFirst.listedAt).toBeNull();
    const refused = await refusal(edit(provider, 'candidates', back, { listedAt: longAgo }));
    expect(fieldErrors(refused)).toEqual(['listedAt']);
  });
};
