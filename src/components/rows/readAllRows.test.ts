import type { DataProvider, GetListParams } from 'react-admin';
import { expect, test } from 'vitest';
import { readAllRows } from './readAllRows.ts';

/** A list by number, to which `between` may add rows after each page. */
const listOf = (length: number, between: (rows: { id: string }[]) => void = () => {}) => {
  const rows = Array.from({ length }, (_, at) => ({ id: `BE-${at + 1}` }));
  const asked: GetListParams[] = [];
  const getList = async (_: string, params: GetListParams) => {
    asked.push(params);
    const start = rows.findIndex(({ id }) => id === params.meta?.after) + 1;
    const data = rows.slice(start, start + (params.pagination?.perPage ?? 0));
    between(rows);
    return { data, total: 1, meta: { more: true } };
  };
  return { dataProvider: { getList } as DataProvider, asked };
};
const all = { noun: 'candidates', filter: {} };

test.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [2500, 3],
])('a list of %i rows is read in %i pages', async (length, pages) => {
  const { dataProvider, asked } = listOf(length);
  const rows = await readAllRows(dataProvider, all);
  expect([rows.length, new Set(rows.map(({ id }) => id)).size, asked.length]).toEqual([
    length,
    length,
    pages,
  ]);
});

test('rows that are added above meanwhile repeat no other row', async () => {
  const { dataProvider } = listOf(1500, (rows) => rows.unshift({ id: `BE-${rows.length + 1}` }));
  expect((await readAllRows(dataProvider, all)).map(({ id }) => id)).toEqual(
    Array.from({ length: 1500 }, (_, at) => `BE-${at + 1}`),
  );
});
