import { expect, test } from 'vitest';
import { statedOnInvoice } from '../../../domain/billing/tax/statedOnInvoice.ts';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { inLanguage } from '../../testing/inLanguage.ts';
import { sample } from '../../testing/open.tsx';
import { printClientInvoice } from './printClientInvoice.ts';

const issued = sample.store
  .rows('providerInvoices')
  .find(({ kind }) => kind === 'Invoice') as ProviderInvoice;
const [company] = sample.store.rows('companies');
if (!company) throw new Error('No company');
const inState = (gstNumber: string) => ({ ...company, country: 'IN', gstNumber });

const tableOf = (invoice: ProviderInvoice, language: 'en' | 'de') => {
  const table = printClientInvoice(invoice, inLanguage(language)).blocks.find(({ kind }) => kind === 'table');
  if (table?.kind !== 'table') throw new Error('No table');
  return table;
};

test('net amount and taxes stand below the lines, and the total is the last row', () => {
  const { stated } = statedOnInvoice({
    contract: issued,
    provider: inState('29AABCL4821M1Z5'),
    client: inState('29AAPFU0939F1ZV'),
    amount: 10_005,
    day: '2026-06-15',
  });
  const { rows, total, columns } = tableOf({ ...issued, amount: 10_005, currency: 'EUR', ...stated }, 'de');
  const below = rows.slice(issued.lines.length).map((row) => [row[0], row.at(-1)]);
  expect(below).toEqual([
    ['Nettobetrag', '100,05\u00a0€'],
    ['CGST 9\u00a0%', '9\u00a0€'],
    ['SGST 9\u00a0%', '9\u00a0€'],
  ]);
  expect([total?.[0], total?.at(-1)]).toEqual(['Summe', '118,05\u00a0€']);
  for (const row of [...rows, total]) expect(row).toHaveLength(columns.length);
});

test('an invoice without taxes has its lines and the total alone', () => {
  const { rows, total } = tableOf({ ...issued, taxes: [], tax: 0, total: issued.amount }, 'en');
  expect(rows).toHaveLength(issued.lines.length);
  expect(total?.[0]).toBe('Total');
});
