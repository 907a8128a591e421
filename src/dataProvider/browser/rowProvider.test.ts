import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { readListQuery } from '../../../domain/query/query.ts';
import { selectRows } from '../../../domain/query/testing/selectRows.ts';
import { tinyWorld } from '../tinyWorld.ts';
import { openRowProvider } from './rowProvider.ts';

const everything = [{ where: {} }];
const candidates = Array.from({ length: 12 }, (_, place): Row => {
  const [first] = tinyWorld.candidates ?? [];
  return { ...(first as Row), id: `BE-${place + 1}`, rate: place % 3 === 0 ? null : place % 4 };
});
const open = () => {
  const provider = openRowProvider();
  provider.collection('candidates').items = [...candidates];
  return provider;
};

test.each([
  { sort: ['rate', 'ASC'], range: [0, 11] },
  { sort: ['rate', 'DESC'], range: [4, 7] },
  { sort: ['rate', 'DESC'], range: [5, 7] },
  { sort: ['id', 'DESC'], range: [1, 30] },
  { filter: { rate_gte: 0, id_neq: 'BE-2' }, range: [0, 3] },
  { filter: { rate: null, q: 'lovelace' }, range: [10, 14] },
])('ra-data-fakerest lists the same rows as the server: %j', async (asked) => {
  const query = readListQuery('candidates', everything, asked);
  const found = await open().list('candidates', everything, query);
  expect(found).toEqual(selectRows(candidates, everything, query));
});

test('changing a returned row does not change the stored one', async () => {
  const provider = open();
  const row = await provider.one('candidates', 'BE-1');
  row.name = 'Somebody else';
  expect((await provider.one('candidates', 'BE-1')).name).toBe('Ada Lovelace');
});
