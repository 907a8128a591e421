import { expect, test } from 'vitest';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import type { PrintedDocument } from '../../../pdf/blocks.ts';
import { printPdf } from '../../../pdf/printPdf.ts';
import { inLanguage } from '../../testing/inLanguage.ts';
import { readFont } from '../../testing/readFont.ts';
import { printInvoice } from './printInvoice.ts';

const invoice = {
  id: 'INV-042',
  kind: 'Invoice',
  credited: 0,
  paid: 9900,
  refunded: 0,
  open: 0,
  overpaid: 0,
  companyId: 'CO-001',
  plan: 'Professional',
  amount: 9900,
  currency: 'EUR',
  status: 'Paid',
  issuedDate: '2026-06-03',
  dueDate: '2026-06-18',
  paidDate: '2026-06-05',
  periodStart: '2026-06-03',
  periodEnd: '2026-07-02',
} as Invoice;
const buyer = {
  name: 'Lumenfold',
  location: 'Bengaluru, India',
  gstNumber: '29AABCL4821M1Z5',
  panNumber: null,
} as Company;
const seller = {
  name: 'TalentBench',
  address: '12 Plank Street',
  email: 'hello@talentbench.example',
  taxNumber: '',
};

/** Reads the fonts from disk, because the tests have no site to load them from. */
const linesOf = ({ blocks }: PrintedDocument): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.rows.map((row) => row.join(': '));
    if (block.kind === 'table') return block.rows.map((row) => row.join(' | '));
    return 'text' in block ? [block.text] : [];
  });

test('an invoice names its number, dates, seller, buyer with GST number, lines, total and status', () => {
  const printed = printInvoice(invoice, buyer, seller, inLanguage('en'));
  expect(linesOf(printed)).toEqual([
    'Invoice INV-042',
    'Invoice number: INV-042',
    'Issued: June 3, 2026',
    'Due: June 18, 2026',
    'Status: Paid',
    'Paid: June 5, 2026',
    'From',
    'Name: TalentBench',
    'Address: 12 Plank Street',
    'Email: hello@talentbench.example',
    'Billed to',
    'Name: Lumenfold',
    'Address: Bengaluru, India',
    'GST number: 29AABCL4821M1Z5',
    'Items',
    'Plan: Professional | June 3, 2026 – July 2, 2026 | €99',
    'Total |  | €99',
  ]);
});

test('an invoice is in the person’s language, its currency its own', () => {
  const lines = linesOf(printInvoice(invoice, buyer, seller, inLanguage('de')));
  expect(lines).toContain('Ausgestellt am: 3. Juni 2026');
  expect(lines).toContain('Status: Bezahlt');
  expect(lines.at(-1)).toMatch(/^Summe \| {2}\| 99\s€$/);
});

test('what is not known leaves no empty line', () => {
  const pending = {
    ...invoice,
    status: 'Pending',
    paidDate: null,
    periodStart: null,
    periodEnd: null,
  } as Invoice;
  const lines = linesOf(printInvoice(pending, { ...buyer, gstNumber: null }, seller, inLanguage('en')));
  expect(lines.some((line) => /: $|GST|Paid/.test(line))).toBe(false);
  expect(lines).toContain('Plan: Professional |  | €99');
});

test('a credit note names its invoice and the reason, below zero', () => {
  const note = {
    ...invoice,
    id: 'CN-007',
    kind: 'Credit Note',
    amount: -900,
    paid: 0,
    status: 'Credited',
    paidDate: null,
    creditOf: 'INV-042',
    creditReason: 'Billed twice',
  } as Invoice;
  const lines = linesOf(printInvoice(note, buyer, seller, inLanguage('en')));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Credit note CN-007',
      'Status: Credited',
      'Credited Invoice: INV-042',
      'Reason for Credit: Billed twice',
      'Total |  | -€9',
    ]),
  );
});

test('an invoice that was credited and paid in part shows how its balance comes about', () => {
  const part = { ...invoice, status: 'Pending', paidDate: null, credited: 900, paid: 4000, open: 5000 };
  const lines = linesOf(printInvoice(part as Invoice, buyer, seller, inLanguage('en')));
  expect(lines.slice(-4)).toEqual([
    'Total |  | €99',
    'Credited Amount |  | -€9',
    'Paid Amount |  | -€40',
    'Amount Due |  | €50',
  ]);
});

test('an invoice is one page of PDF, and all its signs have letters', async () => {
  const { bytes, missing } = await printPdf(
    printInvoice(invoice, { ...buyer, name: 'Łódź 王' }, seller, inLanguage('en')),
    readFont,
  );
  const text = new TextDecoder('latin1').decode(bytes);
  expect([text.slice(0, 5), /\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1], missing]).toEqual([
    '%PDF-',
    '1',
    [],
  ]);
});
