import { expect, test } from 'vitest';
import type { BatchItem } from '../../../domain/change/batchPart.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { CustomField } from '../../../domain/contract/customFields/customFields.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { mapColumns } from '../../../domain/import/columns.ts';
import { planImport } from '../../../domain/import/planImport.ts';
import { undoImport } from '../../../domain/import/undoImport.ts';
import { spellingOf } from '../../../domain/skills/spelling.ts';
import {
  type As,
  addCandidate,
  candidateForm,
  edit,
  fieldErrors,
  freshWord,
  list,
  refusal,
  type SuiteUser,
} from './open.ts';

/** Fields that a provider adds to its candidates, their values, and who reads them. */
export const customFields = (as: As): void => {
  const add = async (columns: object = {}, user: SuiteUser = 'provider'): Promise<Row> => {
    const data = { noun: 'candidates', name: `Field ${freshWord()}`, kind: 'Text', ...columns };
    return (await (await as(user)).create<Row>('customFields', { data })).data;
  };
  const change = async (row: Row, columns: object, user: SuiteUser = 'provider'): Promise<Row> =>
    (
      await (
        await as(user)
      ).update<Row>(row.id.startsWith('CFD') ? 'customFields' : 'candidates', {
        id: row.id,
        data: columns,
        previousData: row,
      })
    ).data;
  const archive = async (...rows: Row[]) => {
    for (const row of rows) await change(row, { status: 'Archived' });
  };
  const candidateWith = async (customFields: object | null) =>
    addCandidate(await as('provider'), { customFields });
  const faultOf = async (field: Row, value: unknown) =>
    fieldErrors(await refusal(candidateWith({ [field.id]: value })));

  test('a provider adds a field, which is the last one of its own company alone', async () => {
    const field = await add({ name: '  签证 Visa ', kind: 'Choice', choices: ['H-1B', 'Keine', 'ЕС'] });
    expect(field).toMatchObject({
      noun: 'candidates',
      name: '签证 Visa',
      choices: ['H-1B', 'Keine', 'ЕС'],
      formerChoices: [],
      status: 'Active',
    });
    const { data: all } = await list(await as('provider'), 'customFields', {
      sort: ['position', 'DESC'],
      perPage: 200,
    });
    expect(all[0]?.id).toBe(field.id);
    expect((await (await as('viewer')).getOne<Row>('customFields', { id: field.id })).data).toEqual(field);
    for (const user of ['otherProvider', 'recruiter'] as const) {
      const read = (await as(user)).getOne<Row>('customFields', { id: field.id });
      expect([403, 404], user).toContain((await refusal(read)).status);
    }
    for (const user of ['viewer', 'admin'] as const)
      expect((await refusal(add({}, user))).status, user).toBe(403);
    expect((await refusal(change(field, { name: 'Mine' }, 'otherProvider'))).status).toBe(404);
    await archive(field);
  });

  test('a name is used once, however it is written, and is not given to another field while one is archived', async () => {
    const word = freshWord();
    const field = await add({ name: `Séjour ${word}` });
    expect(fieldErrors(await refusal(add({ name: ` SEJOUR  ${word}` })))).toEqual(['name']);
    await archive(field);
    expect(fieldErrors(await refusal(add({ name: `sejour ${word}` })))).toEqual(['name']);
    const other = await add({ name: `Other ${word}` });
    expect(fieldErrors(await refusal(change(other, { name: `séjour ${word}` })))).toEqual(['name']);
    expect((await change(other, { name: `OTHER ${word}` })).name).toBe(`OTHER ${word}`);
    await archive(
      (await list(await as('provider'), 'customFields', { filter: { id: other.id } })).data[0] as Row,
    );
    const same = await add({ name: `Séjour ${word}` }, 'otherProvider');
    await change(same, { status: 'Archived' }, 'otherProvider');
  });

  test('errors name the field: a long or empty name, no choice, a choice twice, a kind that changes', async () => {
    expect(fieldErrors(await refusal(add({ name: 'n'.repeat(200) })))).toEqual(['name']);
    expect(fieldErrors(await refusal(add({ name: ' ' })))).toEqual(['name']);
    expect(fieldErrors(await refusal(add({ kind: 'Choice' })))).toEqual(['choices']);
    expect(fieldErrors(await refusal(add({ kind: 'Choice', choices: ['Yes', ' yes'] })))).toEqual([
      'choices',
    ]);
    expect(fieldErrors(await refusal(add({ kind: 'Money' })))).toEqual(['kind']);
    expect(fieldErrors(await refusal(add({ position: 1 })))).toEqual(['position']);
    const field = await add({ choices: ['A'] });
    expect(field.choices).toEqual([]);
    expect(fieldErrors(await refusal(change(field, { kind: 'Number' })))).toEqual(['kind']);
    await archive(field);
  });

  test.each([
    ['Text', 'Ü-42', [7, true, 'x'.repeat(501), 'a\u0000b']],
    ['Choice', 'H-1B', ['h-1b', 'L-1', 1, true]],
    ['Date', '2027-02-28', ['2027-02-29', '28.02.2027', 20270228, '0001-01-01']],
    ['Number', -12.75, ['12', true, 1e15]],
    ['Yes or No', false, ['Yes', 0, '']],
  ] as const)(
    'a field of kind %s takes its values and refuses others beside its input',
    async (kind, value, others) => {
      const field = await add({ kind, choices: kind === 'Choice' ? ['H-1B', 'None'] : [] });
      const row = await candidateWith({ [field.id]: value });
      expect(row.customFields).toEqual({ [field.id]: value });
      expect((await (await as('provider')).getOne<Row>('candidates', { id: row.id })).data).toEqual(row);
      for (const other of others.filter((one) => one !== ''))
        expect((await faultOf(field, other))[0], String(other)).toMatch(/^customFields/);
      expect((await candidateWith({ [field.id]: null })).customFields).toBeNull();
      expect((await candidateWith({ [field.id]: '' })).customFields).toBeNull();
      await archive(field);
    },
  );

  test('fields of another company, unknown and archived ones are refused beside their input', async () => {
    const [foreign, archived] = [await add({}, 'otherProvider'), await add()];
    await archive(archived);
    const own = await add();
    for (const id of [foreign.id, archived.id, 'CFD-999999', 'name'])
      expect(await faultOf({ ...own, id }, 'x'), id).toEqual([`customFields.${id}`]);
    for (const whole of ['text', [1], { [own.id]: { deep: 1 } }, { [own.id]: ['list'] }])
      expect(fieldErrors(await refusal(candidateWith(whole as object)))).toEqual(['customFields']);
    await change(foreign, { status: 'Archived' }, 'otherProvider');
    await archive(own);
  });

  test('an edit changes the values that it names: others stay, null clears one', async () => {
    const [text, number, flag] = [
      await add(),
      await add({ kind: 'Number' }),
      await add({ kind: 'Yes or No' }),
    ];
    const row = await candidateWith({ [flag.id]: true, [text.id]: 'A-1', [number.id]: 3 });
    const second = await change(row, { customFields: { [number.id]: 4 } });
    expect(second).toMatchObject({
      version: 2,
      customFields: { [text.id]: 'A-1', [number.id]: 4, [flag.id]: true },
    });
    const same = await change(second, {
      customFields: { [flag.id]: true, [number.id]: 4 },
      notes: row.notes,
    });
    expect(same.version).toBe(2);
    const third = await change(second, { customFields: { [text.id]: null, [flag.id]: false } });
    expect(third.customFields).toEqual({ [number.id]: 4, [flag.id]: false });
    expect((await change(third, { customFields: null })).customFields).toBeNull();
    await archive(text, number, flag);
  });

  test('an archived field keeps its values, which are found again when it is restored', async () => {
    const [field, other] = [await add({ kind: 'Choice', choices: ['Old', 'New'] }), await add()];
    const row = await candidateWith({ [field.id]: 'Old' });
    const narrowed = await change(field, { choices: ['New', 'Newer'] });
    expect(narrowed).toMatchObject({ choices: ['New', 'Newer'], formerChoices: ['Old'] });
    const kept = await change(row, { title: 'Lead', customFields: { [field.id]: 'Old', [other.id]: 'x' } });
    expect(kept.customFields).toEqual({ [field.id]: 'Old', [other.id]: 'x' });
    expect(await faultOf(field, 'Old')).toEqual([`customFields.${field.id}`]);
    const archived = await change(narrowed, { status: 'Archived' });
    const later = await change(kept, { customFields: { [field.id]: 'Old', [other.id]: 'y' } });
    expect(later.customFields).toEqual({ [field.id]: 'Old', [other.id]: 'y' });
    const cleared = await change(later, { customFields: null });
    expect(cleared.customFields).toEqual({ [field.id]: 'Old' });
    const refused = await refusal(change(cleared, { customFields: { [field.id]: 'New' } }));
    expect(fieldErrors(refused)).toEqual([`customFields.${field.id}`]);
    const restored = await change(archived, { status: 'Active', choices: ['Old'] });
    expect(restored).toMatchObject({ choices: ['Old'], formerChoices: ['New', 'Newer'] });
    expect((await change(cleared, { customFields: { [field.id]: 'Old' } })).customFields).toEqual({
      [field.id]: 'Old',
    });
    await archive(restored, other);
  });

  test('values are read by the provider’s people alone: no recruiter, operator or audit log has them', async () => {
    const [field, secret] = [await add(), freshWord()];
    const row = await candidateWith({ [field.id]: secret });
    expect((await (await as('viewer')).getOne<Row>('candidates', { id: row.id })).data.customFields).toEqual({
      [field.id]: secret,
    });
    for (const user of ['recruiter', 'admin'] as const) {
      const { data } = await (await as(user)).getOne<Row>('candidates', { id: row.id });
      expect(data.id, user).toBe(row.id);
      expect(data, user).not.toHaveProperty('customFields');
      const { data: listed } = await list(await as(user), 'candidates', { filter: { id: row.id } });
      expect(JSON.stringify(listed), user).not.toContain(secret);
    }
    const refused = (await as('admin')).update<Row>('candidates', {
      id: row.id,
      data: { customFields: { [field.id]: 'theirs' } },
      previousData: row,
    });
    expect(fieldErrors(await refusal(refused))).toEqual(['customFields']);
    const companyId = row.companyId;
    const made = (await as('admin')).create<Row>('candidates', {
      data: { ...candidateForm({ customFields: { [field.id]: 'theirs' } }), companyId },
    });
    expect(fieldErrors(await refusal(made))).toEqual(['customFields']);
    const edited = await edit(await as('admin'), 'candidates', row, { title: 'By the operator' });
    expect(edited.data).not.toHaveProperty('customFields');
    expect(
      (await (await as('provider')).getOne<Row>('candidates', { id: row.id })).data.customFields,
    ).toEqual({ [field.id]: secret });
    for (const user of ['admin', 'provider'] as const) {
      const { data: trail } = await list(await as(user), 'auditLogs', {
        filter: { noun: 'candidates', target: row.id },
        perPage: 100,
      });
      expect(JSON.stringify(trail), user).not.toContain(secret);
    }
    await archive(field);
  });

  test('the bench is filtered by custom values of each kind, by those alone who read them', async () => {
    const [text, choice, date, number, flag] = [
      await add(),
      await add({ kind: 'Choice', choices: ['H-1B', 'L-1'] }),
      await add({ kind: 'Date' }),
      await add({ kind: 'Number' }),
      await add({ kind: 'Yes or No' }),
    ].map(({ id }) => id) as [string, string, string, string, string];
    const location = freshWord();
    const names = { a: 'A', b: 'B', none: 'None' };
    const values = {
      a: { [text]: '50%_Ünit', [choice]: 'H-1B', [date]: '2027-01-31', [number]: 9, [flag]: true },
      b: { [text]: 'other 9', [choice]: 'L-1', [date]: '2027-02-01', [number]: 10.5, [flag]: false },
      none: null,
    };
    for (const key of ['a', 'b', 'none'] as const)
      await addCandidate(await as('provider'), { name: names[key], location, customFields: values[key] });
    const found = async (customFields: object) =>
      (await list(await as('provider'), 'candidates', { filter: { location, customFields } })).data
        .map(({ name }) => name)
        .sort();
    expect(await found({ [choice]: 'H-1B' })).toEqual(['A']);
    expect(await found({ [choice]: ['L-1', null] })).toEqual(['B', 'None']);
    expect(await found({ [choice]: [] })).toEqual([]);
    expect(await found({ [`${choice}_neq`]: 'H-1B' })).toEqual(['B', 'None']);
    expect(await found({ [`${text}_contains`]: '%_üN' })).toEqual(['A']);
    expect(await found({ [`${text}_contains`]: '9' })).toEqual(['B']);
    expect(await found({ [`${date}_lte`]: '2027-01-31' })).toEqual(['A']);
    expect(await found({ [`${date}_gt`]: '2027-01-31', [flag]: false })).toEqual(['B']);
    expect(await found({ [`${number}_gte`]: 9.5 })).toEqual(['B']);
    expect(await found({ [`${number}_lt`]: 10 })).toEqual(['A']);
    expect(await found({ [`${text}_gt`]: 1 })).toEqual([]);
    expect(await found({ [number]: null })).toEqual(['None']);
    expect(await found({ 'CFD-999999': 'x' })).toEqual([]);
    expect(await found({})).toEqual(['A', 'B', 'None']);
    for (const wrong of [
      'text',
      [1],
      { [text]: { deep: 1 } },
      { [`${flag}_gt`]: true },
      { [`${text}_contains`]: 1 },
    ])
      expect((await refusal(found(wrong as object))).status, JSON.stringify(wrong)).toBe(400);
    for (const user of ['recruiter', 'admin'] as const) {
      const asked = list(await as(user), 'candidates', { filter: { customFields: { [choice]: 'H-1B' } } });
      expect(fieldErrors(await refusal(asked)), user).toEqual(['customFields']);
    }
    for (const id of [text, choice, date, number, flag])
      await archive((await (await as('provider')).getOne<Row>('customFields', { id })).data);
  });

  test('a sheet is imported into custom fields and undone, unless a field is archived meanwhile', async () => {
    const provider = await as('provider');
    const [text, flag] = [await add({ name: `Permit ${freshWord()}` }), await add({ kind: 'Yes or No' })];
    const kept = await candidateWith({ [text.id]: 'A-1' });
    const headers = [
      'Name',
      'Title',
      'Years',
      'City',
      'Rate',
      String(text.name).toUpperCase(),
      String(flag.name),
    ];
    const rows = [
      [String(kept.name), String(kept.title), '', '', '', 'A-2', 'ja'],
      [`Zoe ${freshWord()}`, 'Tester', '3', 'Lyon', '70', 'B-1', 'perhaps'],
    ];
    const customFields = [text, flag] as CustomField[];
    const sent = planImport({
      rows,
      headers,
      mapping: mapColumns(headers, undefined, customFields),
      existing: [kept as Candidate],
      known: spellingOf([]),
      today: '2026-11-30',
      customFields,
    });
    const items = sent.map(({ item }) => item as BatchItem);
    const rowOf = async (id: string) => (await provider.getOne<Row>('candidates', { id })).data;

    const archived = await change(flag, { status: 'Archived' });
    const refused = await refusal(provider.batch('candidates', { items }));
    expect(refused.body.code).toBe('batch.rows-refused');
    expect(await rowOf(kept.id)).toEqual(kept);
    await change(archived, { status: 'Active' });

    const { data: results } = await provider.batch('candidates', { items });
    const [, added] = results.map((result) => ('id' in result ? result.id : ''));
    expect((await rowOf(kept.id)).customFields).toEqual({ [text.id]: 'A-2', [flag.id]: true });
    expect((await rowOf(String(added))).customFields).toEqual({ [text.id]: 'B-1' });

    await provider.batch('candidates', { items: undoImport(sent, results), lenient: true });
    expect((await rowOf(kept.id)).customFields).toEqual({ [text.id]: 'A-1' });
    expect((await refusal(rowOf(String(added)))).status).toBe(404);
    for (const { id } of [text, flag])
      await archive((await provider.getOne<Row>('customFields', { id })).data);
  });

  test('personal data has the values by their names, and an erasure removes them', async () => {
    const field = await add({ name: `Permit ${freshWord()}` });
    const row = await candidateWith({ [field.id]: 'Blue Card' });
    const admin = await as('admin');
    const { data: export_ } = await admin.personalData({ noun: 'candidates', id: row.id });
    expect(export_.person.customFields).toEqual({ [String(field.name)]: 'Blue Card' });
    await admin.erase({ noun: 'candidates', id: row.id, name: String(row.name) });
    const { data: left } = await (await as('provider')).getOne<Row>('candidates', { id: row.id });
    expect(left.customFields).toBeNull();
    await archive(field);
  });

  test('the plan limits active fields: new and restored ones', async () => {
    const [provider, admin] = [await as('provider'), await as('admin')];
    const { data: running } = await list(provider, 'subscriptions', { filter: { status: 'Active' } });
    const planOf = async () => (await admin.getOne<Row>('plans', { id: String(running[0]?.planId) })).data;
    const limitTo = async (customFields: unknown) =>
      admin.update<Row>('plans', {
        id: String(running[0]?.planId),
        data: { customFields },
        previousData: await planOf(),
      });
    const before = (await planOf()).customFields;
    const archived = await change(await add(), { status: 'Archived' });
    const { total } = await list(provider, 'customFields', { filter: { status: 'Active' } });
    await limitTo(total);
    const full = { status: 409, body: { code: 'plans.custom-fields-full' } };
    expect(await refusal(add())).toMatchObject(full);
    expect(await refusal(change(archived, { status: 'Active' }))).toMatchObject(full);
    const renamed = await change(archived, { name: `Renamed ${freshWord()}` });
    await limitTo((total ?? 0) + 1);
    const restored = await change(renamed, { status: 'Active' });
    await archive(restored);
    await limitTo(before);
  });
};
