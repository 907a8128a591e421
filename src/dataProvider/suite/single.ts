import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, idsOf, list, refusal } from './open.ts';

/** Rows by id or by reference. */
export const singleRows = (as: As): void => {
  test('a row is returned as it was stored', async () => {
    const provider = await as('provider');
    const row = await addCandidate(provider);
    expect((await provider.getOne('candidates', { id: row.id })).data).toEqual(row);
  });

  test.each([
    'BE-999999',
    'BE-1',
    'be-001',
    'BE-001 ',
    '0',
    "BE-001' or '1'='1",
    '../users',
    '%00',
    'BE-1e3',
  ])('the row %j does not exist', async (id) => {
    const error = await refusal((await as('provider')).getOne('candidates', { id }));
    expect([error.status, error.body.code]).toEqual([404, 'row.missing']);
  });

  test('many rows are returned without missing ones, each once', async () => {
    const provider = await as('provider');
    const [one, two] = [await addCandidate(provider), await addCandidate(provider)];
    const { data } = await provider.getMany('candidates', { ids: [two.id, 'BE-999999', one.id, two.id] });
    expect(idsOf({ data }).sort()).toEqual([one.id, two.id].sort());
    expect((await provider.getMany('candidates', { ids: [] })).data).toEqual([]);
  });

  test('hundreds of rows can be read at once', async () => {
    const admin = await as('admin');
    const ids = idsOf(await list(admin, 'users', { perPage: 450 })) as string[];
    const { data } = await admin.getMany('users', { ids });
    expect(idsOf({ data }).sort()).toEqual([...ids].sort());
  });

  test('rows are found by the row they refer to, in pages', async () => {
    const provider = await as('provider');
    const { companyId } = await addCandidate(provider);
    const wanted = {
      target: 'companyId',
      id: companyId as string,
      sort: { field: 'id', order: 'ASC' as const },
      filter: {},
    };
    const all = await provider.getManyReference<Row>('candidates', {
      ...wanted,
      pagination: { page: 1, perPage: 1000 },
    });
    expect(all.data.every((row) => row.companyId === companyId)).toBe(true);
    const second = await provider.getManyReference<Row>('candidates', {
      ...wanted,
      pagination: { page: 2, perPage: 3 },
    });
    expect(idsOf(second)).toEqual(idsOf(all).slice(3, 6));
    expect(second.total).toBe(all.total);
  });

  test('an unknown noun does not exist', async () => {
    const provider = await as('provider');
    expect((await refusal(list(provider, 'sheep'))).status).toBe(404);
    expect((await refusal(list(provider, 'constructor'))).status).toBe(404);
  });
};
