import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { feeLineOf } from '../../contract/billing/sheetLines.ts';
import { minorDigits } from '../../money/minorUnits.ts';
import { type Country, creditOf, hours, sampleFacts } from '../electronic/testing/samples.ts';
import { bookedLines } from './bookedLines.ts';
import { type DatevFacts, datevFile, fiscalYearOf } from './datev.ts';
import { importable, writeDate } from './programs.ts';
import { quickBooksFile } from './quickBooks.ts';
import { treatmentOf, treatmentsOf } from './treatments.ts';
import { windows1252 } from './windows1252.ts';
import { xeroFile } from './xero.ts';

const german = sampleFacts({ from: 'DE', to: 'DE' });
const invoice = german.invoice;
const credit = creditOf(german).invoice;
const abroad = sampleFacts({ from: 'DE', to: 'FR' }).invoice;
const taxes = (of: readonly ProviderInvoice[], code: string) =>
  new Map(treatmentsOf(of).map(({ key }) => [key, code]));
/** What a correction of more hours than were worked since leaves. */
const negative = { amount: credit.amount, tax: credit.tax, total: credit.total, lines: credit.lines };
const describeLine = () => 'Hours';

/** A decimal in units of ten to the minus six. */
const millionths = (decimal: string): bigint => {
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(decimal) ?? [];
  const size = BigInt(whole) * 1_000_000n + BigInt(part.padEnd(6, '0'));
  return sign ? -size : size;
};
const rowsOf = (file: string): Record<string, string>[] => {
  const [heads = '', ...lines] = file.split('\r\n');
  return lines.map((line) => {
    const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
    return Object.fromEntries(heads.split(',').map((head, place) => [head, cells[place] ?? '']));
  });
};

describe('the lines of an invoice', () => {
  test('add up to its net amount and its tax, and hours times price is the amount, in every currency', () => {
    const line = fc
      .record({ quarters: fc.integer({ min: 1, max: 4000 }), rate: fc.integer({ min: 1, max: 99_999 }) })
      .map(({ quarters, rate }) => hours(quarters, quarters % 3, rate));
    const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'INR');
    const sides = fc.constantFrom<Country>('DE', 'FR', 'IN');
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        currencies,
        sides,
        fc.boolean(),
        (parts, currency, side, takenBack) => {
          const facts = sampleFacts({ from: side, to: side, currency, lines: parts.flat() });
          const shown = takenBack ? creditOf(facts).invoice : facts.invoice;
          const booked = bookedLines(shown);
          const unit = 10n ** BigInt(6 - minorDigits(currency));
          const sum = (of: 'amount' | 'tax') => booked.reduce((all, one) => all + millionths(one[of]), 0n);
          expect(sum('amount')).toBe(BigInt(shown.amount) * unit);
          expect(sum('tax')).toBe(BigInt(shown.tax) * unit);
          for (const { quantity, price, amount } of booked) {
            expect(millionths(quantity) > 0n).toBe(true);
            const off = millionths(quantity) * millionths(price) - millionths(amount) * 1_000_000n;
            expect((off < 0n ? -off : off) <= (unit * 1_000_000n) / 2n).toBe(true);
          }
        },
      ),
    );
  });

  test('are one unit for a fee', () => {
    const lines = [feeLineOf('2026-06-30', 1_200_000, 900_000)];
    expect(bookedLines(sampleFacts({ from: 'DE', to: 'DE', lines }).invoice)).toMatchObject([
      { quantity: '1', price: '9000.00', amount: '9000.00', tax: '1710.00' },
    ]);
  });
});

test('a treatment is told by category and rates, so that both halves of a tax within India are one', () => {
  const indian = sampleFacts({ from: 'IN', to: 'IN', currency: 'INR' }).invoice;
  expect(treatmentsOf([invoice, credit, abroad, indian]).map(({ key }) => key)).toEqual([
    'Reverse Charge',
    treatmentOf(indian).key,
    'Standard, VAT 1900',
  ]);
  expect(treatmentOf({ taxCategory: null, taxes: [] }).key).toBe('None');
});

describe('Xero', () => {
  const file = xeroFile([invoice, credit], {
    account: '200',
    dates: 'MDY',
    taxes: taxes([invoice], '19% (VAT on Income)'),
    describe: describeLine,
  });

  test('gets a row for each line, with day, price, tax and address', () => {
    expect(rowsOf(file)[0]).toEqual({
      '*ContactName': 'Rhein & Söhne <GmbH>',
      POAddressLine1: 'Hauptstraße 5',
      POAddressLine2: '',
      POAddressLine3: '',
      POCity: 'Berlin',
      POPostalCode: '10115',
      POCountry: 'DE',
      '*InvoiceNumber': 'CO-DE-0007',
      Reference: '',
      '*InvoiceDate': '06/30/2026',
      '*DueDate': '07/30/2026',
      '*Description': 'Hours',
      '*Quantity': '37.5',
      '*UnitAmount': '95.50',
      '*AccountCode': '200',
      '*TaxType': '19% (VAT on Income)',
      TaxAmount: '680.44',
      Currency: 'EUR',
    });
  });

  test('gets a credit note as what it takes back, at a negative price', () => {
    const taken = rowsOf(file).filter((row) => row['*InvoiceNumber'] === 'CO-DE-0008');
    expect(taken.map((row) => [row['*Quantity'], row['*UnitAmount'], row.TaxAmount])).toEqual([
      ['37.5', '-95.50', '-680.44'],
      ['2.5', '-143.25', '-68.04'],
    ]);
  });

  test('does not get a formula for a name', () => {
    const named = { ...invoice, client: '=HYPERLINK("https://evil.example")' };
    const facts = { account: '200', dates: 'DMY', taxes: new Map(), describe: describeLine } as const;
    expect(xeroFile([named], facts)).toContain('"\'=HYPERLINK(""https://evil.example"")"');
  });
});

describe('QuickBooks', () => {
  test('gets hours with rate, amount and tax; credit notes are left', () => {
    const { taken, left } = importable('quickBooks', [invoice, credit]);
    expect(left).toEqual({ credits: 1, foreign: 0 });
    const facts = {
      item: 'Services',
      dates: 'DMY',
      taxes: taxes(taken, '20.0% S'),
      describe: describeLine,
    } as const;
    const rows = rowsOf(quickBooksFile(taken, facts));
    expect(rows.map((row) => row['*ItemAmount'])).toEqual(['3581.25', '358.13']);
    expect(rows[0]).toMatchObject({
      '*InvoiceNo': 'CO-DE-0007',
      '*InvoiceDate': '30/06/2026',
      'Item(Product/Service)': 'Services',
      ItemQuantity: '37.5',
      ItemRate: '95.50',
      '*ItemTaxCode': '20.0% S',
      ItemTaxAmount: '680.44',
      Currency: 'EUR',
    });
  });
});

describe('DATEV', () => {
  const facts: DatevFacts = {
    from: '2026-06-01',
    to: '2026-06-30',
    consultant: 29098,
    client: 55003,
    yearStart: 1,
    accountLength: 4,
    taxes: new Map([...taxes([invoice], '8400'), ...taxes([abroad], '8336')]),
    debtors: new Map([
      [invoice.client, '10001'],
      [abroad.client, '10002'],
    ]),
    now: new Date('2026-07-01T08:09:10.011Z'),
  };
  const lines = (invoices: readonly ProviderInvoice[], changed: Partial<DatevFacts> = {}) =>
    datevFile(invoices, { ...facts, ...changed }).split('\r\n');
  const cells = (line = '') => line.split(';');

  test('gets a head of 31 fields and a heading for each of the 125 columns', () => {
    const [head, headings] = lines([invoice]);
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260701080910011;;"";"TalentBench";"";29098;55003;20260101;4;20260601;20260630;"Rechnungen";"";1;0;0;"EUR";;"";;;"";;;"";""',
    );
    expect(cells(head)).toHaveLength(31);
    expect(cells(headings)).toHaveLength(125);
    expect([36, 113, 116].map((place) => cells(headings)[place])).toEqual([
      'KOST1 - Kostenstelle',
      'Festschreibung',
      'Fälligkeit',
    ]);
  });

  test('gets the gross amount on the customer’s account, and a credit note the other way', () => {
    const [, , first, second] = lines([invoice, credit]);
    expect(cells(first)).toHaveLength(125);
    expect(cells(first).slice(0, 14)).toEqual([
      '4687,86',
      '"S"',
      '"EUR"',
      '',
      '',
      '',
      '10001',
      '8400',
      '',
      '3006',
      '"CO-DE-0007"',
      '',
      '',
      '"Rhein & Söhne <GmbH>"',
    ]);
    expect(cells(first)[116]).toBe('30072026');
    expect(cells(second).slice(0, 2)).toEqual(['4687,86', '"H"']);
    expect(cells(second)[116]).toBe('');
  });

  test('gets a negative invoice, as a correction can make one, the other way too, and none of 0', () => {
    const corrected = { ...invoice, ...negative };
    expect(cells(lines([corrected])[2]).slice(0, 2)).toEqual(['4687,86', '"H"']);
    const { taken } = importable('datev', [corrected, { ...invoice, total: 0 }]);
    expect(taken).toEqual([corrected]);
    expect(importable('quickBooks', [corrected]).left).toEqual({ credits: 1, foreign: 0 });
  });

  test('gets the VAT number of a customer who owes the tax, and no signs that it refuses', () => {
    const [, , first] = lines([
      { ...abroad, number: 'A_7#1"', client: `${abroad.client}"\n${'x'.repeat(80)}` },
    ]);
    expect(cells(first)[39]).toBe('"FR40303265045"');
    expect(cells(first)[10]).toBe('"A-7-1-"');
    expect(cells(first)[13]).toMatch(/^"Banque de l’Étoile"" x+"$/);
    expect(cells(first)[13]?.replaceAll('""', '"').slice(1, -1)).toHaveLength(60);
  });

  test('gets a fiscal year that begins in another month', () => {
    expect(fiscalYearOf('2026-06-01', 7)).toBe('2025-07-01');
    expect(fiscalYearOf('2026-07-01', 7)).toBe('2026-07-01');
    expect(cells(lines([], { yearStart: 7 })[0])[12]).toBe('20250701');
  });

  test('leaves invoices in another currency than the euro', () => {
    const dollars = sampleFacts({ from: 'DE', to: 'US', currency: 'USD' }).invoice;
    const { taken, left } = importable('datev', [invoice, credit, dollars]);
    expect(taken).toEqual([invoice, credit]);
    expect(left).toEqual({ credits: 0, foreign: 1 });
  });

  test('gets letters of Windows-1252; others lose their accents or become question marks', () => {
    const read = (text: string) => new TextDecoder('windows-1252').decode(windows1252(text));
    expect(read('Söhne & Étoile – 5 €')).toBe('Söhne & Étoile – 5 €');
    expect(read('So\u0308hne')).toBe('Söhne');
    expect(read('Łódź, Dvořák, Şahin')).toBe('Lódz, Dvorák, Sahin');
    expect(read('สมชาย')).toMatch(/^\?+$/);
  });
});

test.each([
  ['DMY', '30/06/2026'],
  ['MDY', '06/30/2026'],
  ['YMD', '2026-06-30'],
] as const)('a day is written as %s', (order, written) => {
  expect(writeDate('2026-06-30', order)).toBe(written);
});
