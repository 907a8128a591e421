import { describe, expect, test } from 'vitest';
import { invoicesNamed } from './invoicesNamed.ts';
import {
  type Books,
  type EntryToMatch,
  type OwedInvoice,
  payerName,
  proposeMatches,
  type Recorded,
} from './propose.ts';

const entry = (more: Partial<EntryToMatch> = {}): EntryToMatch => ({
  id: 'BKE-001',
  bookedDate: '2026-11-10',
  amount: 10_000,
  currency: 'EUR',
  isReversal: false,
  counterparty: null,
  text: null,
  endToEndId: null,
  payerKey: null,
  ...more,
});
const invoice = (number: number, open: number, more: Partial<OwedInvoice> = {}): OwedInvoice => ({
  id: `INV-${String(number).padStart(3, '0')}`,
  companyId: 'CO-001',
  currency: 'EUR',
  open,
  dueDate: `2026-11-${String(number).padStart(2, '0')}`,
  ...more,
});
const recorded = (id: string, amount: number, more: Partial<Recorded> = {}): Recorded => ({
  id,
  kind: 'Payment',
  companyId: 'CO-001',
  invoiceId: 'INV-001',
  currency: 'EUR',
  amount,
  left: amount,
  date: '2026-11-08',
  bankEntryId: null,
  reference: null,
  endToEndId: null,
  ...more,
});
const acme = { id: 'CO-001', names: ['Acme Staffing', 'Acme Staffing GmbH'] };
const globex = { id: 'CO-002', names: ['Globex', null] };

const proposed = (one: EntryToMatch, books: Partial<Books>) =>
  proposeMatches([one], {
    invoices: [],
    recorded: [],
    payers: [acme, globex],
    accounts: new Map(),
    ...books,
  }).get(one.id) ?? [];
const codes = (one: EntryToMatch, books: Partial<Books>) =>
  proposed(one, books).map(({ isCertain, reasons }) => [isCertain, ...reasons.map(({ code }) => code)]);

describe('invoice numbers', () => {
  const named = invoicesNamed(['INV-001', 'INV-012', 'INV-013', 'INV-1234']);

  test.each([
    ['INV-012', ['INV-012']],
    ['inv012', ['INV-012']],
    ['Invoice 12', ['INV-012']],
    ['INV 12', ['INV-012']],
    ['INV.0012 thanks', ['INV-012']],
    ['Rechnung Nr. 12 vom 10.11.2026', ['INV-012']],
    ['RG-NR 0012', ['INV-012']],
    ['facture n° 12', ['INV-012']],
    ['Factura núm. 12', ['INV-012']],
    ['INV-012, 13 and INV-1', ['INV-012', 'INV-013', 'INV-001']],
    ['INV-012/013', ['INV-012', 'INV-013']],
    ['INV-0 12', ['INV-012']],
    ['I NV-12 34', ['INV-1234']],
    ['order 12', []],
    ['INV-999', []],
    ['INV-0120', []],
    ['reinvoice', []],
    [null, []],
  ])('in “%s”', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

test('names of companies are compared without legal forms, accents and signs', () => {
  expect(payerName('ACME-STAFFING G.M.B.H.')).not.toBe('');
  expect(payerName('Acme Staffing GmbH')).toBe(payerName('ACME STAFFING'));
  expect(payerName('Société Élan, SAS')).toBe('societe elan');
  expect(payerName(null)).toBe('');
});

describe('money received', () => {
  const one = { invoices: [invoice(1, 10_000), invoice(2, 5000)] };

  test('for a named invoice with its amount is certain', () => {
    expect(proposed(entry({ text: 'INV-001' }), one)[0]).toEqual({
      score: 80,
      isCertain: true,
      parts: [{ kind: 'payment', invoiceId: 'INV-001', amount: 10_000 }],
      reasons: [
        { code: 'number', ids: ['INV-001'], amount: null },
        { code: 'amount', ids: [], amount: 10_000 },
      ],
    });
  });

  test('is found by the end-to-end id as well', () => {
    expect(codes(entry({ endToEndId: 'INV-001' }), one)[0]).toEqual([true, 'endToEnd', 'amount']);
  });

  test('for several named invoices that add up is split', () => {
    const [best] = proposed(entry({ amount: 15_000, text: 'INV-002 + INV-001' }), one);
    expect(best).toMatchObject({
      isCertain: true,
      parts: [
        { invoiceId: 'INV-002', amount: 5000 },
        { invoiceId: 'INV-001', amount: 10_000 },
      ],
    });
  });

  test('in part, beyond the amount due, or less a fee is said, and never certain', () => {
    expect(codes(entry({ amount: 4000, text: 'INV-001' }), one)[0]).toEqual([false, 'number', 'part']);
    expect(codes(entry({ amount: 12_000, text: 'INV-001' }), one)[0]).toEqual([false, 'number', 'over']);
    expect(codes(entry({ amount: 9850, text: 'INV-001' }), one)[0]).toEqual([false, 'number', 'fee']);
    expect(proposed(entry({ amount: 12_000, text: 'INV-001' }), one)[0]?.parts).toEqual([
      { kind: 'payment', invoiceId: 'INV-001', amount: 12_000 },
    ]);
  });

  test('from a company by name or by its account is matched to its invoice of that amount', () => {
    const books = { ...one, accounts: new Map([['a1', 'CO-001']]) };
    expect(codes(entry({ counterparty: 'ACME STAFFING' }), books)[0]).toEqual([false, 'amount', 'name']);
    expect(codes(entry({ counterparty: 'ACME STAFFING', payerKey: 'a1' }), books)[0]).toEqual([
      true,
      'amount',
      'account',
      'name',
    ]);
  });

  test('with the amount of two invoices is never certain', () => {
    const two = {
      invoices: [invoice(1, 10_000), invoice(2, 10_000)],
      accounts: new Map([['a1', 'CO-001']]),
    };
    const found = proposed(entry({ counterparty: 'Acme Staffing', payerKey: 'a1' }), two);
    expect(found.map(({ isCertain, score }) => [isCertain, score])).toEqual(
      found.map(() => [false, expect.any(Number)]),
    );
    expect(found[0]?.score).toBe(found[1]?.score);
  });

  test('from another company than the invoice’s is not certain, and says so', () => {
    const books = { ...one, accounts: new Map([['g', 'CO-002']]) };
    expect(codes(entry({ text: 'INV-001', payerKey: 'g', counterparty: 'Globex' }), books)[0]).toEqual([
      false,
      'number',
      'amount',
      'otherPayer',
    ]);
  });

  test('in another currency is never proposed', () => {
    expect(proposed(entry({ text: 'INV-001', currency: 'USD' }), one)).toEqual([]);
  });

  test('without any sign has no proposal', () => {
    expect(proposed(entry({ amount: 777, text: 'thanks' }), one)).toEqual([]);
  });

  test('that was recorded by hand is proposed as that payment, not a second time', () => {
    const books = { recorded: [recorded('TXN-001', 10_000)] };
    expect(proposed(entry({ text: 'INV-001' }), books)).toMatchObject([
      { isCertain: true, parts: [{ kind: 'recorded', transactionId: 'TXN-001', amount: 10_000 }] },
    ]);
    const taken = { recorded: [recorded('TXN-001', 10_000, { bankEntryId: 'BKE-009' })] };
    expect(proposed(entry({ text: 'INV-001' }), taken)).toEqual([]);
    const old = { recorded: [recorded('TXN-001', 10_000, { date: '2026-10-01' })] };
    expect(proposed(entry({ text: 'INV-001' }), old)).toEqual([]);
  });

  test('twice for one invoice is not certain for either', () => {
    const found = proposeMatches([entry({ text: 'INV-001' }), entry({ id: 'BKE-002', text: 'INV-001' })], {
      ...one,
      recorded: [],
      payers: [],
      accounts: new Map(),
    });
    for (const [best] of found.values())
      expect(best).toMatchObject({
        isCertain: false,
        reasons: expect.arrayContaining([{ code: 'paidTwice', ids: ['INV-001'], amount: null }]),
      });
  });
});

describe('money paid out', () => {
  const paid = recorded('TXN-001', 10_000, { endToEndId: 'E2E-7', bankEntryId: 'BKE-000' });

  test('as a reversal is proposed as the return of its payment', () => {
    const out = entry({ amount: -10_000, isReversal: true, endToEndId: 'E2E-7' });
    expect(
      proposed(out, {
        recorded: [paid, recorded('TXN-002', 10_000, { invoiceId: 'INV-002', bankEntryId: 'X' })],
      })[0],
    ).toMatchObject({
      isCertain: true,
      parts: [{ kind: 'return', transactionId: 'TXN-001', amount: 10_000 }],
    });
  });

  test('with words for a return is one, and what is left of the payment limits it', () => {
    const out = entry({ amount: -10_000, text: 'RUECKLASTSCHRIFT INV-001' });
    expect(codes(out, { recorded: [paid] })[0]).toEqual([true, 'number', 'amount', 'returned']);
    expect(proposed(out, { recorded: [{ ...paid, left: 0 }] })).toEqual([]);
  });

  test('that is no return is proposed as the refund that was recorded', () => {
    const refund = recorded('TXN-003', -2500, { kind: 'Refund', left: -2500 });
    expect(
      proposed(entry({ amount: -2500, text: 'Refund INV-001' }), { recorded: [paid, refund] }),
    ).toMatchObject([
      { isCertain: true, parts: [{ kind: 'recorded', transactionId: 'TXN-003', amount: 2500 }] },
    ]);
    expect(proposed(entry({ amount: -10_000, text: 'Rent' }), { recorded: [paid] })).toEqual([]);
  });
});

test('a thousand entries against ten thousand invoices take less than two seconds', () => {
  const invoices = Array.from({ length: 10_000 }, (_, at) =>
    invoice(at + 1, 10_000 + at, { companyId: `CO-${at % 500}`, dueDate: '2026-11-01' }),
  );
  const entries = Array.from({ length: 1000 }, (_, at) =>
    entry({ id: `BKE-${at}`, amount: 10_000 + at, text: `INV-${at + 1}`, counterparty: 'Acme' }),
  );
  const from = performance.now();
  const found = proposeMatches(entries, { invoices, recorded: [], payers: [acme], accounts: new Map() });
  expect(performance.now() - from).toBeLessThan(2000);
  expect([...found.values()].every(([best]) => best?.isCertain)).toBe(true);
});
