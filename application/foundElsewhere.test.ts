import { expect, test, vi } from 'vitest';
import type { Actor, Scope } from '../domain/access/can.ts';
import { permissions } from '../domain/contract/accounts/permissions.ts';
import { readListQuery } from '../domain/query/query.ts';
import { withNumbersAndCompanies } from './foundElsewhere.ts';
import type { Verbs } from './rows.ts';

const operator: Actor = { userId: 'USR-001', userType: 'admin', companyId: null, permissions };

const row = (id: string) => ({ id, version: 1, createdAt: '', updatedAt: '' });

/** What a search of invoices reads elsewhere, in these scopes. */
const readFor = async (scope: Scope, q: string) => {
  const read = vi.fn<Verbs['read']>(async ({ noun }) => [row(noun === 'companies' ? 'CO-002' : 'INV-007')]);
  const query = readListQuery('invoices', [scope], { filter: { q } });
  const { search } = await withNumbersAndCompanies('invoices', query, [scope], { read }, operator);
  return { search, nouns: read.mock.calls.map(([{ noun }]) => noun) };
};

test('a search reads the companies with its words, and the rows about them', async () => {
  const { search, nouns } = await readFor({ where: {} }, 'orbital');
  expect(nouns).toEqual(['companies', 'invoices']);
  expect(search).toEqual({ all: [{ any: [{ text: 'orbital' }, { ids: ['INV-007'] }] }] });
});

test.each<[string, Partial<Scope>]>([
  ['masked', { mask: { while: 'masked', as: { companyId: null }, reader: 'CO-009' } }],
  ['hidden', { hide: ['companyId'] }],
])('no company is looked for where its field is %s', async (_, scope) => {
  const { search, nouns } = await readFor({ where: {}, ...scope }, 'orbital');
  expect(nouns).toEqual([]);
  expect(search).toEqual({ all: [{ text: 'orbital' }] });
});

test('a hidden amount finds nothing', async () => {
  expect((await readFor({ where: {}, hide: ['amount', 'open', 'companyId'] }, '$99.00')).nouns).toEqual([]);
  expect((await readFor({ where: {}, hide: ['companyId'] }, '$99.00')).nouns).toEqual(['invoices']);
});
