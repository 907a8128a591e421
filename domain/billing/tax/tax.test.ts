import { describe, expect, test } from 'vitest';
import { seeded } from '../../../fixtures/random.ts';
import { taxCategories } from '../../contract/billing/taxes.ts';
import { invoiceParty, unknownParty } from './invoiceParty.ts';
import { standardTax } from './rates.ts';
import { type InvoiceTax, taxOfInvoice } from './taxOfInvoice.ts';
import { treatmentOf } from './treatment.ts';

const day = '2026-11-29';
const party = (country: string | null, taxNumber: string | null = 'X1') => ({ country, taxNumber });
const none = { taxCategory: null, taxRate: null };
const blank = {
  name: 'Firm',
  legalName: null,
  billingAddress: null,
  country: null,
  location: null,
  taxNumber: null,
  gstNumber: null,
};

describe('how a service is taxed', () => {
  test.each([
    ['at home', party('DE'), party('DE'), 'Standard', 'Domestic', [['VAT', 1900]]],
    [
      'at home, for a client without a number',
      party('FR'),
      party('FR', null),
      'Standard',
      'Domestic',
      [['VAT', 2000]],
    ],
    ['between member states', party('DE'), party('FR'), 'Reverse Charge', 'EU Reverse Charge', []],
    [
      'between member states, without a number',
      party('DE'),
      party('FR', null),
      'Standard',
      'No EU Number',
      [['VAT', 1900]],
    ],
    ['from the EU to the United Kingdom', party('IE'), party('GB'), 'Outside Scope', 'Taxed Abroad', []],
    ['from the United Kingdom to the EU', party('GB'), party('DE'), 'Outside Scope', 'Taxed Abroad', []],
    ['from Switzerland', party('CH'), party('DE'), 'Outside Scope', 'Taxed Abroad', []],
    [
      'from India to the United States',
      party('IN', '29AABCL4821M1Z5'),
      party('US', null),
      'Export',
      'Export',
      [],
    ],
    ['from Australia to New Zealand', party('AU'), party('NZ'), 'Export', 'Export', []],
    [
      'within Karnataka',
      party('IN', '29AABCL4821M1Z5'),
      party('IN', '29AAPFU0939F1ZV'),
      'Standard',
      'Within a State',
      [
        ['CGST', 900],
        ['SGST', 900],
      ],
    ],
    [
      'from Karnataka to Maharashtra',
      party('IN', '29AABCL4821M1Z5'),
      party('IN', '27AAPFU0939F1ZV'),
      'Standard',
      'Between States',
      [['IGST', 1800]],
    ],
    [
      'within India, for a client without a number',
      party('IN', '29AABCL4821M1Z5'),
      party('IN', null),
      'Standard',
      'Between States',
      [['IGST', 1800]],
    ],
    ['from the United States', party('US', null), party('US', null), 'Outside Scope', 'No Sales Tax', []],
    ['by a provider without a number', party('DE', null), party('DE'), 'Outside Scope', 'Not Registered', []],
  ] as const)('%s', (_, seller, buyer, category, reason, rates) => {
    expect(treatmentOf(seller, buyer, day)).toEqual({
      category,
      reason,
      rates: rates.map(([name, rate]) => ({ name, rate })),
    });
  });

  test('says what is missing', () => {
    expect(treatmentOf(party(null), party('DE'), day)).toBe('country');
    expect(treatmentOf(party('DE'), party(null, null), day)).toBe('client-country');
    expect(treatmentOf(party('CA'), party('CA'), day)).toBe('rate');
  });

  test('follows the rate in force on the day', () => {
    expect(standardTax('EE', '2025-06-30')?.rate).toBe(2200);
    expect(standardTax('EE', '2025-07-01')?.rate).toBe(2400);
    expect(standardTax('FI', day)?.rate).toBe(2550);
    expect(standardTax('US', day)).toBeNull();
  });
});

describe('the party of a company', () => {
  test.each([
    [{ location: 'Bengaluru, India', gstNumber: '29AABCL4821M1Z5' }, 'IN', '29AABCL4821M1Z5'],
    [{ location: 'Austin, TX' }, 'US', null],
    [{ location: 'Toronto, ON' }, 'CA', null],
    [{ location: 'München, Deutschland', taxNumber: 'DE136695976' }, 'DE', 'DE136695976'],
    [{ location: 'Bengaluru, India', country: 'SG', gstNumber: '29AABCL4821M1Z5' }, 'SG', null],
    [{ location: 'Atlantis' }, null, null],
    [{}, null, null],
  ])('%j', (facts, country, taxNumber) => {
    expect(invoiceParty({ ...blank, ...facts })).toMatchObject({ country, taxNumber });
  });

  test('of an outside client is unknown', () => {
    expect(unknownParty('Firm')).toMatchObject({ country: null, taxNumber: null });
  });
});

describe('the taxes of an invoice', () => {
  const germany = party('DE');
  const taxed = (amount: number, choice: object, buyer = germany) =>
    taxOfInvoice(amount, germany, buyer, day, { ...none, ...choice });

  test('follow the rule unless the provider chooses', () => {
    expect(taxed(10_000, {})).toMatchObject({ taxReason: 'Domestic', taxes: [{ amount: 1900 }] });
    expect(taxed(10_000, { taxCategory: 'Standard' })).toMatchObject({ taxReason: 'Domestic' });
    expect(taxed(10_000, { taxCategory: 'Exempt' })).toEqual({
      taxCategory: 'Exempt',
      taxReason: 'Chosen',
      taxes: [],
      tax: 0,
      total: 10_000,
    });
    expect(taxed(10_000, { taxCategory: 'Standard', taxRate: 700 })).toEqual({
      taxCategory: 'Standard',
      taxReason: 'Chosen',
      taxes: [{ name: 'VAT', rate: 700, amount: 700 }],
      tax: 700,
      total: 10_700,
    });
  });

  test('need a rate where no standard one is known, and a choice for one', () => {
    const canada = party('CA');
    expect(taxOfInvoice(100, canada, canada, day, none)).toBe('rate');
    expect(taxOfInvoice(100, canada, canada, day, { taxCategory: 'Standard', taxRate: null })).toBe('rate');
    expect(taxed(100, { taxRate: 700 })).toBe('rate');
    expect(
      taxOfInvoice(10_000, canada, canada, day, { taxCategory: 'Standard', taxRate: 1300 }),
    ).toMatchObject({
      taxes: [{ name: 'Tax', rate: 1300, amount: 1300 }],
    });
  });

  test('of any amount, country and choice are whole minor units, within half a unit of the exact tax, and mirror a credit', () => {
    const random = seeded('taxes');
    const countries = ['DE', 'FR', 'IN', 'GB', 'CH', 'US', 'JP', 'AU', 'FI', 'CA'];
    let charged = 0;
    for (let round = 0; round < 3000; round++) {
      const amount = random.int(1, 1_000_000_000);
      const [seller, buyer] = [
        party(random.pick(countries), '29X'),
        party(random.pick(countries), random.pick(['29X', '27X'])),
      ];
      const choice = random.chance(0.3)
        ? { taxCategory: random.pick([...taxCategories]), taxRate: null }
        : none;
      const sum = taxOfInvoice(amount, seller, buyer, day, choice);
      if (typeof sum === 'string') continue;
      for (const { rate, amount: tax } of sum.taxes) {
        charged++;
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(Math.abs(tax - (amount * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }
      const credit = taxOfInvoice(-amount, seller, buyer, day, choice) as InvoiceTax;
      expect(credit.taxes.map((one) => -one.amount)).toEqual(sum.taxes.map((one) => one.amount));
      if (sum.taxCategory !== 'Standard') expect(sum.taxes).toEqual([]);
    }
    expect(charged).toBeGreaterThan(200);
  });
});
