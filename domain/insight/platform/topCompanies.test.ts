import { expect, test } from 'vitest';
import type { Row } from '../../contract/noun.ts';
import { groupRows } from '../../query/groups.ts';
import { topCompanies } from './topCompanies.ts';

const now = new Date('2026-06-15T09:00:00.000Z');

/** A contract between the nth provider and the nth recruiter of its currency. */
const contract = (currency: string, n: number, totalValue: number): Row => ({
  version: 1,
  createdAt: '',
  updatedAt: '',
  id: `CTR-${currency}-${n}`,
  type: 'SOW',
  signedDate: '2026-03-01',
  providerId: `P-${currency}-${n}`,
  recruiterId: `R-${currency}-${n}`,
  currency,
  totalValue,
});

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const ranked = (rows: readonly Row[]) => {
  const groups = Object.entries(topCompanies.groups?.({}, now) ?? {});
  const found = groups.map(([key, one]) => [key, groupRows(rows, one)]);
  return topCompanies.of({}, {}, now, Object.fromEntries(found));
};

test('companies are ranked in the currency with the most contracts, however large the amounts of another currency are', () => {
  const yen = times(60, (n) => contract('JPY', n, 1_000_000_000 + n));
  const dollars = times(70, (n) => contract('USD', n, 1000 + n));
  const { currency, otherCurrencies, companies } = ranked([...yen, ...dollars]);
  expect([currency, otherCurrencies]).toEqual(['USD', ['JPY']]);
  expect(companies.map(({ companyId }) => companyId)).toEqual([
    'P-USD-69',
    'R-USD-69',
    'P-USD-68',
    'R-USD-68',
    'P-USD-67',
    'R-USD-67',
    'P-USD-66',
    'R-USD-66',
  ]);
});
