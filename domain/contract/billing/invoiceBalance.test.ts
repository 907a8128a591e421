import { describe, expect, test } from 'vitest';
import {
  balanceOf,
  creditable,
  faultsOfInvoice,
  faultsOfNote,
  isOwed,
  refundable,
  whyNotEdited,
} from './invoiceBalance.ts';

const ledger = (columns: Partial<Parameters<typeof balanceOf>[0]> = {}) => ({
  kind: 'Invoice' as const,
  amount: 10_000,
  credited: 0,
  paid: 0,
  refunded: 0,
  status: 'Pending' as const,
  ...columns,
});

describe('the balance of an invoice', () => {
  test.each([
    ['nothing is paid', {}, { open: 10_000, overpaid: 0, status: 'Pending' }],
    ['it is overdue', { status: 'Overdue' }, { open: 10_000, overpaid: 0, status: 'Overdue' }],
    ['a part is paid', { paid: 4000 }, { open: 6000, overpaid: 0, status: 'Pending' }],
    [
      'a part of an overdue one is paid',
      { paid: 1, status: 'Overdue' },
      { open: 9999, overpaid: 0, status: 'Overdue' },
    ],
    ['all is paid', { paid: 10_000 }, { open: 0, overpaid: 0, status: 'Paid' }],
    ['more is paid', { paid: 10_500 }, { open: 0, overpaid: 500, status: 'Paid' }],
    [
      'a payment is given back',
      { paid: 10_000, refunded: 3000, status: 'Paid' },
      { open: 3000, overpaid: 0, status: 'Pending' },
    ],
    ['a part is credited', { credited: 1000 }, { open: 9000, overpaid: 0, status: 'Pending' }],
    [
      'the rest is paid after a credit',
      { credited: 1000, paid: 9000 },
      { open: 0, overpaid: 0, status: 'Paid' },
    ],
    ['all is credited', { credited: 10_000 }, { open: 0, overpaid: 0, status: 'Credited' }],
    [
      'a paid one is credited in full',
      { credited: 10_000, paid: 10_000, status: 'Paid' },
      { open: 0, overpaid: 10_000, status: 'Credited' },
    ],
    [
      'a credited one is refunded in part',
      { credited: 10_000, paid: 10_000, refunded: 4000 },
      { open: 0, overpaid: 6000, status: 'Credited' },
    ],
    [
      'a credited one is refunded in full',
      { credited: 10_000, paid: 10_000, refunded: 10_000 },
      { open: 0, overpaid: 0, status: 'Refunded' },
    ],
  ] as const)('is correct when %s', (_, columns, balance) => {
    expect(balanceOf(ledger(columns))).toEqual(balance);
  });

  test('of a credit note is zero, whatever its amount', () => {
    expect(balanceOf(ledger({ kind: 'Credit Note', amount: -500 }))).toEqual({
      open: 0,
      overpaid: 0,
      status: 'Credited',
    });
  });

  test('is owed only while the invoice is pending or overdue', () => {
    const owed = (['Pending', 'Paid', 'Overdue', 'Credited', 'Refunded'] as const).filter((status) =>
      isOwed({ status }),
    );
    expect(owed).toEqual(['Pending', 'Overdue']);
  });

  test('limits the amounts left to credit and to refund', () => {
    expect(creditable({ amount: 10_000, credited: 2500 })).toBe(7500);
    expect(refundable({ paid: 9000, refunded: 2500 })).toBe(6500);
  });

  test('explains why a settled invoice or a credit note cannot be edited', () => {
    const why = (status: 'Pending' | 'Overdue' | 'Paid' | 'Credited' | 'Refunded') =>
      whyNotEdited({ kind: 'Invoice', status });
    expect([why('Pending'), why('Overdue')]).toEqual([null, null]);
    expect([why('Paid'), why('Credited'), why('Refunded')]).toEqual([
      'invoices.paid',
      'invoices.credited',
      'invoices.refunded',
    ]);
    expect(whyNotEdited({ kind: 'Credit Note', status: 'Credited' })).toBe('invoices.credit-note');
  });
});

describe('validation', () => {
  const dated = { issuedDate: '2026-06-15', dueDate: '2026-06-15', creditReason: null, creditOf: null };

  test('of an invoice covers its amount, its due date and an invoice it credits', () => {
    expect(faultsOfInvoice({ ...dated, amount: 1 })).toEqual({});
    expect(faultsOfInvoice({ ...dated, amount: 0 })).toEqual({ amount: 'money.not-positive' });
    expect(faultsOfInvoice({ ...dated, amount: 1, dueDate: '2026-06-14' })).toEqual({
      dueDate: 'invoices.due-early',
    });
    expect(faultsOfInvoice({ ...dated, amount: 1, creditOf: 'INV-1' })).toEqual({
      creditOf: 'invoices.only-credit-notes',
    });
  });

  test('of a credit note covers its amount, a missing invoice and a missing reason', () => {
    const note = { ...dated, creditOf: 'INV-1', creditReason: 'Billed twice' };
    expect(faultsOfNote({ ...note, amount: -1 })).toEqual({});
    expect(faultsOfNote({ ...note, amount: 0 })).toEqual({ amount: 'money.not-negative' });
    expect(faultsOfNote({ ...note, amount: -1, creditOf: null })).toEqual({ creditOf: 'text.required' });
    for (const creditReason of [null, ''])
      expect(faultsOfNote({ ...note, amount: -1, creditReason })).toEqual({
        creditReason: 'invoices.credit-reason',
      });
  });
});
