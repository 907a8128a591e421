import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, fieldErrors, freshWord, list, refusal, type SuiteUser, sampleEmail } from './open.ts';

/** Fields that a recruiting company adds to its jobs, their values, and who reads them. */
export const customFieldsOfJobs = (as: As): void => {
  const add = async (columns: object = {}, user: SuiteUser = 'recruiter'): Promise<Row> => {
    const data = { noun: 'jobs', name: `Field ${freshWord()}`, kind: 'Text', ...columns };
    return (await (await as(user)).create<Row>('customFields', { data })).data;
  };
  const archive = async (field: Row, user: SuiteUser = 'recruiter') =>
    edit(await as(user), 'customFields', field, { status: 'Archived' });
  const jobForm = (columns: object) => ({
    title: 'Bridge Builder',
    location: 'Lyon',
    experience: '3-5 years',
    salary: '$90 per hour',
    skills: ['Welding', 'Rope Access'],
    mustSkills: ['Welding'],
    ...columns,
  });
  const post = async (columns: object, user: SuiteUser = 'recruiter') =>
    (await (await as(user)).create<Row>('jobs', { data: jobForm(columns) })).data;
  const jobNow = async ({ id }: Row) => (await (await as('recruiter')).getOne<Row>('jobs', { id })).data;

  test('recruiters add fields to jobs and providers to candidates, each to no other noun', async () => {
    expect(fieldErrors(await refusal(add({ noun: 'candidates' })))).toEqual(['noun']);
    expect(fieldErrors(await refusal(add({ noun: undefined })))).toEqual(['noun']);
    expect(fieldErrors(await refusal(add({}, 'provider')))).toEqual(['noun']);
    expect(fieldErrors(await refusal(add({ noun: 'contracts' })))).toEqual(['noun']);
    const field = await add({ name: 'Kostenträger 部門', kind: 'Choice', choices: ['A', 'B'] });
    expect(field).toMatchObject({ noun: 'jobs', name: 'Kostenträger 部門', status: 'Active' });
    expect(fieldErrors(await refusal(add({ name: 'kostentrager 部門' })))).toEqual(['name']);
    const renamed = await edit(await as('recruiter'), 'customFields', field, {
      name: 'Unit',
      choices: ['B', 'C'],
    });
    expect(renamed.data).toMatchObject({ name: 'Unit', choices: ['B', 'C'], formerChoices: ['A'] });
    for (const user of ['provider', 'otherRecruiter'] as const) {
      const read = (await as(user)).getOne<Row>('customFields', { id: field.id });
      expect((await refusal(read)).status, user).toBe(404);
      const moved = edit(await as(user), 'customFields', renamed.data, { name: 'Mine' });
      expect((await refusal(moved)).status, user).toBe(404);
    }
    expect((await refusal(add({}, 'admin'))).status).toBe(403);
    await archive(renamed.data);
  });

  test('a job has the values of its company’s fields, an edit merges them, and others are refused', async () => {
    const [text, number, foreign] = [
      await add(),
      await add({ kind: 'Number' }),
      await add({}, 'otherRecruiter'),
    ];
    const { data: ofCandidates } = await list(await as('provider'), 'customFields', {
      filter: { status: 'Active' },
    });
    for (const id of [foreign.id, String(ofCandidates[0]?.id), 'CFD-999999', 'name'])
      expect(fieldErrors(await refusal(post({ customFields: { [id]: 'x' } }))), id).toEqual([
        `customFields.${id}`,
      ]);
    expect(fieldErrors(await refusal(post({ customFields: { [number.id]: '12' } })))).toEqual([
      `customFields.${number.id}`,
    ]);
    const job = await post({ customFields: { [text.id]: 'Ü-42', [number.id]: 12.5 } });
    expect(job.customFields).toEqual({ [text.id]: 'Ü-42', [number.id]: 12.5 });
    const fewer = await edit(await as('recruiterColleague'), 'jobs', job, {
      skills: ['Rope Access'],
      customFields: { [number.id]: null },
    });
    expect(fewer.data).toMatchObject({ mustSkills: [], customFields: { [text.id]: 'Ü-42' } });
    const paused = await edit(await as('recruiter'), 'jobs', fewer.data, { status: 'Paused' });
    expect(paused.data.customFields).toEqual({ [text.id]: 'Ü-42' });
    const archived = await archive(text);
    const refused = edit(await as('recruiter'), 'jobs', paused.data, { customFields: { [text.id]: 'new' } });
    expect(fieldErrors(await refusal(refused))).toEqual([`customFields.${text.id}`]);
    expect((await jobNow(job)).customFields).toEqual({ [text.id]: 'Ü-42' });
    expect(archived.data.status).toBe('Archived');
    await archive(number);
    await archive(foreign, 'otherRecruiter');
  });

  test('own jobs are filtered by custom values', async () => {
    const [center, budget] = [await add(), await add({ kind: 'Number' })];
    const location = freshWord();
    await post({ title: 'One', location, customFields: { [center.id]: 'CC-1', [budget.id]: 9 } });
    await post({ title: 'Two', location, customFields: { [center.id]: 'CC-2', [budget.id]: 10.5 } });
    await post({ title: 'None', location });
    const found = async (customFields: object) =>
      (await list(await as('recruiter'), 'jobs', { filter: { location, customFields } })).data
        .map(({ title }) => title)
        .sort();
    expect(await found({ [center.id]: 'CC-1' })).toEqual(['One']);
    expect(await found({ [center.id]: ['CC-2', null] })).toEqual(['None', 'Two']);
    expect(await found({ [`${center.id}_contains`]: 'cc-' })).toEqual(['One', 'Two']);
    expect(await found({ [`${budget.id}_gte`]: 10 })).toEqual(['Two']);
    expect((await refusal(found({ [center.id]: { deep: 1 } }))).status).toBe(400);
    await archive(center);
    await archive(budget);
  });

  test('an open job shows its values to its company alone: no provider, recruiter, operator or log has them', async () => {
    const [field, secret] = [await add(), `secret${freshWord()}`];
    const { data: colleagues } = await list(await as('recruiter'), 'users');
    const manager = colleagues.find(({ email }) => email !== sampleEmail('recruiter'));
    const job = await post({
      status: 'Active',
      hiringManagerId: manager?.id,
      customFields: { [field.id]: secret },
    });
    expect((await jobNow(job)).customFields).toEqual({ [field.id]: secret });
    for (const user of ['provider', 'admin'] as const) {
      const store = await as(user);
      const { data } = await store.getOne<Row>('jobs', { id: job.id });
      expect(data.id, user).toBe(job.id);
      expect(data, user).not.toHaveProperty('customFields');
      const { data: listed } = await list(store, 'jobs', { filter: { id: job.id } });
      expect(listed, user).toHaveLength(1);
      expect(JSON.stringify(listed), user).not.toContain(secret);
      expect((await list(store, 'jobs', { filter: { q: secret } })).data, user).toEqual([]);
      const asked = list(store, 'jobs', { filter: { customFields: { [field.id]: secret } } });
      expect(fieldErrors(await refusal(asked)), user).toEqual(['customFields']);
      const sorted = list(store, 'jobs', { sort: ['customFields', 'ASC'] });
      expect((await refusal(sorted)).status, user).toBe(400);
    }
    const { data: told } = await (await as('admin')).personalData({
      noun: 'users',
      id: String(manager?.id),
    });
    expect(JSON.stringify(told)).toContain(job.id);
    expect(JSON.stringify(told)).not.toContain(secret);
    const read = (await as('otherRecruiter')).getOne<Row>('jobs', { id: job.id });
    expect((await refusal(read)).status).toBe(404);
    const written = { customFields: { [field.id]: 'theirs' } };
    expect(fieldErrors(await refusal(edit(await as('admin'), 'jobs', job, written)))).toEqual([
      'customFields',
    ]);
    const made = (await as('admin')).create<Row>('jobs', {
      data: { ...jobForm(written), companyId: job.companyId },
    });
    expect(fieldErrors(await refusal(made))).toEqual(['customFields']);
    const edited = await edit(await as('admin'), 'jobs', job, { title: 'By the operator' });
    expect(edited.data).not.toHaveProperty('customFields');
    const kept = await jobNow(job);
    expect(kept.customFields).toEqual({ [field.id]: secret });
    const changed = await edit(await as('recruiter'), 'jobs', kept, {
      customFields: { [field.id]: `${secret}2` },
    });
    await (await as('recruiter')).delete('jobs', { id: job.id, previousData: changed.data });
    for (const user of ['admin', 'recruiter', 'provider'] as const) {
      const logs = user === 'provider' ? [] : (['auditLogs'] as const);
      for (const noun of [...logs, 'activities', 'notifications'] as const) {
        const { data: said } = await list(await as(user), noun, { sort: ['id', 'DESC'], perPage: 100 });
        expect(JSON.stringify(said), `${user} ${noun}`).not.toContain(secret);
      }
    }
    await archive(field);
  });

  test('the plan limits active fields of a recruiting company', async () => {
    const [recruiter, admin] = [await as('recruiter'), await as('admin')];
    const { data: running } = await list(recruiter, 'subscriptions', { filter: { status: 'Active' } });
    const planId = String(running[0]?.planId);
    const planOf = async () => (await admin.getOne<Row>('plans', { id: planId })).data;
    const { customFields: before } = await planOf();
    const { total } = await list(recruiter, 'customFields', { filter: { status: 'Active' } });
    await edit(admin, 'plans', await planOf(), { customFields: total });
    expect(await refusal(add())).toMatchObject({ status: 409, body: { code: 'plans.custom-fields-full' } });
    await edit(admin, 'plans', await planOf(), { customFields: before });
  });
};
