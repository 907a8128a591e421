import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { taxCategories } from '../../contract/billing/taxes.ts';
import { minorDigits } from '../../money/minorUnits.ts';
import { xmlText } from '../../words/writeXml.ts';
import { writeDecimal } from '../lineDecimals.ts';
import { writeCii } from './cii.ts';
import type { Syntax } from './electronicInvoice.ts';
import { type ElectronicFacts, modelOf } from './modelOf.ts';
import { ibanIn, readAddress, vatNumberOf } from './parties.ts';
import { type Country, companiesOf, creditOf, hours, sampleFacts } from './testing/samples.ts';
import { writeUbl } from './ubl.ts';

type Facts = Omit<ElectronicFacts, 'syntax'>;
const result = (facts: Facts, syntax: Syntax) => modelOf({ ...facts, syntax });
const modelIn = (facts: Facts, syntax: Syntax) => {
  const read = result(facts, syntax);
  if ('missing' in read) throw new Error(`Missing: ${JSON.stringify(read.missing)}`);
  return read.model;
};
const ubl = (facts: Facts) => writeUbl(modelIn(facts, 'ubl'));
const cii = (facts: Facts) => writeCii(modelIn(facts, 'cii'));
const missing = (facts: Facts, syntax: Syntax = 'ubl') => {
  const read = result(facts, syntax);
  return 'missing' in read ? read.missing.map(({ part, of }) => (of ? `${part} ${of}` : part)) : [];
};

/** The texts of an element, anywhere in a document. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
const one = (xml: string, name: string): string => {
  const found = all(xml, name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] ?? '';
};
const parts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'))].map(([part]) => part);

/** Every element is closed in turn, and no text has a sign that XML forbids. */
const expectWellFormed = (xml: string) => {
  const open: string[] = [];
  for (const [, closing, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g))
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  expect(open).toEqual([]);
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)|[\uFFFE\uFFFF]|\p{Surrogate}/u);
  expect(xml.match(/\p{Control}/gu)?.filter((sign) => sign < ' ' && !'\t\n\r'.includes(sign)) ?? []).toEqual(
    [],
  );
};

/** Ten-thousandths, for exact sums of decimals. */
const units = (text: string): bigint => {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + decimals.padEnd(8, '0'));
  return text.startsWith('-') ? -size : size;
};
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + units(text), 0n);

/** The rules of EN 16931 and Peppol about sums, taxes and what has to be there. */
const expectRules = (xml: string, { invoice }: Facts) => {
  const digits = minorDigits(invoice.currency);
  const sign = invoice.kind === 'Credit Note' ? -1 : 1;
  const stated = (minor: number) => writeDecimal(BigInt(sign * minor), digits, 2);
  expectWellFormed(xml);
  const isUbl = xml.includes('urn:oasis');
  const lines = parts(
    xml,
    isUbl ? (sign === 1 ? 'cac:InvoiceLine' : 'cac:CreditNoteLine') : 'ram:IncludedSupplyChainTradeLineItem',
  );
  const [totals = ''] = parts(
    xml,
    isUbl ? 'cac:LegalMonetaryTotal' : 'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  );
  const names = isUbl
    ? ([
        'cbc:LineExtensionAmount',
        'cbc:TaxExclusiveAmount',
        'cbc:TaxInclusiveAmount',
        'cbc:PayableAmount',
      ] as const)
    : ([
        'ram:LineTotalAmount',
        'ram:TaxBasisTotalAmount',
        'ram:GrandTotalAmount',
        'ram:DuePayableAmount',
      ] as const);
  const [net, basis, total, payable] = names.map((name) => one(totals, name)) as [
    string,
    string,
    string,
    string,
  ];
  const [tax = ''] = isUbl ? all(xml, 'cbc:TaxAmount') : all(totals, 'ram:TaxTotalAmount');
  // What the PDF prints.
  expect([net, basis, tax, total, payable]).toEqual(
    [invoice.amount, invoice.amount, invoice.tax, invoice.total, invoice.total].map(stated),
  );
  const lineNames = isUbl
    ? [
        'cbc:LineExtensionAmount',
        'cbc:PriceAmount',
        'cbc:BaseQuantity',
        sign === 1 ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity',
        'cbc:ID',
      ]
    : [
        'ram:LineTotalAmount',
        'ram:ChargeAmount',
        'ram:BasisQuantity',
        'ram:BilledQuantity',
        'ram:CategoryCode',
      ];
  const [amountName = '', priceName = '', baseName = '', quantityName = ''] = lineNames;
  // BR-16 and BR-CO-10, 13, 15, 16.
  expect(lines.length).toBe(invoice.lines.length);
  expect(sum(lines.map((line) => one(line, amountName)))).toBe(units(net));
  expect(units(basis) + units(tax)).toBe(units(total));
  // At most two decimals in amounts (BR-DEC), and prices are not negative (BR-27).
  for (const amount of [net, tax, total, ...lines.map((line) => one(line, amountName))])
    expect(amount).toMatch(/^-?\d+(\.\d{1,2})?$/);
  for (const line of lines) {
    const price = units(one(line, priceName));
    expect(price >= 0n).toBe(true);
    const base = units(all(line, baseName)[0] ?? '1');
    expect(base > 0n).toBe(true);
    // PEPPOL-EN16931-R120, with its slack of 0.02.
    const off = units(one(line, quantityName)) * price - units(one(line, amountName)) * base;
    expect(off <= 2_000_000n * base && off >= -2_000_000n * base).toBe(true);
  }
  // BG-23: one category, its base and its tax (BR-CO-14, BR-CO-17, BR-S-8 and the like).
  const [breakdown = ''] = parts(xml, isUbl ? 'cac:TaxSubtotal' : 'ram:ApplicableHeaderTradeSettlement');
  const category = isUbl ? (all(breakdown, 'cbc:ID')[0] ?? '') : one(breakdown, 'ram:CategoryCode');
  const rate = all(breakdown, isUbl ? 'cbc:Percent' : 'ram:RateApplicablePercent')[0];
  expect(one(breakdown, isUbl ? 'cbc:TaxableAmount' : 'ram:BasisAmount')).toBe(net);
  expect(one(breakdown, isUbl ? 'cbc:TaxAmount' : 'ram:CalculatedAmount')).toBe(tax);
  expect(xml.match(isUbl ? /<cac:TaxSubtotal>/g : /<ram:BasisAmount>/g)).toHaveLength(1);
  const reason = all(breakdown, isUbl ? 'cbc:TaxExemptionReason' : 'ram:ExemptionReason');
  const vatNumbers = isUbl
    ? parts(xml, 'cac:PartyTaxScheme').map((scheme) => one(scheme, 'cbc:CompanyID'))
    : parts(xml, 'ram:SpecifiedTaxRegistration').map((scheme) => one(scheme, 'ram:ID'));
  for (const number of vatNumbers) expect(number).toMatch(/^[A-Z]{2}\w+$/);
  if (category === 'S') {
    expect(Number(rate)).toBeGreaterThan(0);
    const exact = units(net) * units(rate ?? '0');
    const off = exact - units(tax) * 100n * 100_000_000n;
    const unit = 50n * 100_000_000n * 10n ** BigInt(8 - Math.min(digits, 2));
    expect(off <= unit && off >= -unit).toBe(true);
  } else expect(tax).toMatch(/^0(\.00)?$/);
  // A reason where tax is not charged, and none where it is (BR-E-10, BR-AE-10, BR-G-10, BR-O-10, BR-S-10, BR-Z-10).
  expect(reason.length).toBe(category === 'S' || category === 'Z' ? 0 : 1);
  if (category === 'O') {
    expect([rate, vatNumbers]).toEqual([undefined, []]);
  } else {
    expect(vatNumbers.length).toBeGreaterThan(0);
    if (category !== 'S') expect(Number(rate)).toBe(0);
  }
  // BR-CO-25: a due date or terms.
  expect(xml).toMatch(isUbl ? /<cbc:DueDate>|<cac:PaymentTerms>/ : /<ram:SpecifiedTradePaymentTerms>/);
};

const germanInvoice = () => sampleFacts({ from: 'DE', to: 'DE' });

describe('an invoice', () => {
  it('within Germany is an XRechnung with standard tax, contact, IBAN and the reference of its client', () => {
    const facts = germanInvoice();
    const xml = ubl(facts);
    expectRules(xml, facts);
    expect(one(xml, 'cbc:CustomizationID')).toBe(
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    );
    expect(one(xml, 'cbc:BuyerReference')).toBe('04011000-12345-34');
    expect(xml).toContain('<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID>');
    expect(xml).toContain('<cbc:CityName>Berlin</cbc:CityName><cbc:PostalZone>10115</cbc:PostalZone>');
    expect(one(xml, 'cbc:PaymentMeansCode')).toBe('58');
    expect(all(xml, 'cbc:RegistrationName')[0]).toBe('Rhein &amp; Söhne &lt;GmbH&gt;');
    expect(one(xml, 'cbc:ElectronicMail')).toBe('billing@example.com');
    expect([...new Set(all(xml, 'cbc:Percent'))]).toEqual(['19']);
  });

  it('has a line of hours at its rate, and one of overtime at its own price', () => {
    const [usual = '', overtime = ''] = parts(ubl(germanInvoice()), 'cac:InvoiceLine');
    expect(usual).toContain('<cbc:InvoicedQuantity unitCode="HUR">37.5</cbc:InvoicedQuantity>');
    expect(usual).toContain('<cbc:PriceAmount currencyID="EUR">95.5</cbc:PriceAmount>');
    expect(overtime).toContain('<cbc:InvoicedQuantity unitCode="HUR">2.5</cbc:InvoicedQuantity>');
    expect(overtime).toContain('<cbc:PriceAmount currencyID="EUR">143.25</cbc:PriceAmount>');
    expect(overtime).toContain('<cbc:LineExtensionAmount currencyID="EUR">358.13</cbc:LineExtensionAmount>');
  });

  it('between member states is reverse charge, with both VAT numbers and the code of the reason', () => {
    const facts = sampleFacts({ from: 'DE', to: 'FR', values: { purchaseOrder: 'PO-1' } });
    const xml = ubl(facts);
    expectRules(xml, facts);
    expectRules(cii(facts), facts);
    expect(one(xml, 'cbc:TaxExemptionReasonCode')).toBe('VATEX-EU-AE');
    expect(one(xml, 'cbc:CustomizationID')).toMatch(/poacc:billing:3\.0$/);
    expect(all(xml, 'cbc:CompanyID')).toEqual(['DE136695976', 'FR40303265045']);
    expect(one(xml, 'cbc:BuyerReference')).toBe('PO-1');
  });

  it('outside the scope of VAT names no VAT number, but registers both companies', () => {
    const facts = sampleFacts({ from: 'US', to: 'DE', currency: 'USD' });
    const xml = ubl(facts);
    expectRules(xml, facts);
    expectRules(cii(facts), facts);
    expect(all(xml, 'cbc:CompanyID')).toEqual(['12-3456789', 'DE 136 695 976']);
    expect(one(xml, 'cbc:PaymentMeansCode')).toBe('1');
    expect(all(parts(xml, 'cac:PaymentTerms')[0] ?? '', 'cbc:Note')).toEqual([
      'Routing 021000021, account 1234567',
    ]);
  });

  it('for export from India is category G, and its names keep emoji and Thai', () => {
    const facts = sampleFacts({ from: 'IN', to: 'US', currency: 'USD' });
    const xml = cii(facts);
    expectRules(xml, facts);
    expect(xml).toContain('<ram:ID schemeID="VA">IN29AABCL4821M1Z5</ram:ID>');
    expect(xml).toContain('<ram:Name>Corvane 🏦 ธนาคาร</ram:Name>');
  });

  it('for a conversion fee is one unit at the fee', () => {
    const fee = {
      timesheetId: null,
      week: '2026-06-03',
      kind: 'Conversion Fee',
      quarters: 0,
      rate: 900_000,
      percent: 100,
      amount: 450_000,
    } as const;
    const facts = sampleFacts({
      from: 'DE',
      to: 'DE',
      lines: [fee],
      values: { subject: 'Conversion Fee', periodStart: fee.week, periodEnd: fee.week },
    });
    const xml = ubl(facts);
    expectRules(xml, facts);
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>');
    expect(one(xml, 'cbc:PriceAmount')).toBe('4500');
  });
});

test('a credit note of an invoice with hours taken back has type 381, positive sums and its reference', () => {
  const facts = creditOf(
    sampleFacts({
      from: 'DE',
      to: 'FR',
      lines: [...hours(40, 0, 9550, -1), ...hours(160, 8, 9550)],
      values: { purchaseOrder: 'PO-1' },
    }),
  );
  for (const xml of [ubl(facts), cii(facts)]) {
    expectRules(xml, facts);
    expect(xml).toContain('>381<');
    expect(xml).toContain('CO-DE-0007');
  }
  const xml = ubl(facts);
  expect(xml).toContain('<cbc:CreditedQuantity unitCode="HUR">-10</cbc:CreditedQuantity>');
  expect(one(xml, 'cbc:CreditNoteTypeCode')).toBe('381');
  expect(xml).not.toContain('PayeeFinancialAccount');
});

describe('what is missing', () => {
  it('is said of an invoice without a tax, and of taxes that are no VAT', () => {
    const untaxed = { taxCategory: null, taxReason: null, taxes: [], tax: 0 } as Partial<ProviderInvoice>;
    expect(missing(sampleFacts({ from: 'DE', to: 'DE', values: untaxed }))).toEqual(['tax']);
    const gst = sampleFacts({ from: 'IN', to: 'IN', currency: 'INR' });
    expect(gst.invoice.taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
    expect(missing(gst, 'cii')).toEqual(['taxForm']);
  });

  it('is said of electronic addresses, a reference, and what XRechnung asks for beyond them', () => {
    const facts = sampleFacts({
      from: 'DE',
      to: 'DE',
      values: { providerAddress: 'Berlin', clientAddress: null, bankDetails: 'Cash' },
    });
    const bare = { electronicAddress: null, buyerReference: null, phone: null };
    const poor = {
      ...facts,
      provider: { ...companiesOf.DE, ...bare },
      client: { ...companiesOf.DE, ...bare },
    };
    expect(missing(poor)).toEqual([
      'electronicAddress provider',
      'electronicAddress client',
      'reference client',
      'city provider',
      'city client',
      'contact provider',
      'account provider',
    ]);
    expect(missing(poor, 'cii')).toEqual([]);
  });

  it('is said of countries and tax numbers, also of a client without an account', () => {
    const facts = sampleFacts({
      from: 'DE',
      to: 'FR',
      values: { providerCountry: null, clientCountry: null, providerTaxNumber: null, clientTaxNumber: null },
    });
    expect(missing({ ...facts, client: null })).toEqual([
      'country provider',
      'country client',
      'taxNumber provider',
      'taxNumber client',
      'electronicAddress client',
      'reference client',
    ]);
  });

  it('is said of a third decimal, which the standard does not have', () => {
    const dinars = (rate: number) =>
      sampleFacts({
        from: 'DE',
        to: 'US',
        currency: 'KWD',
        lines: hours(4, 0, rate),
        values: { purchaseOrder: 'P' },
      });
    expect(missing(dinars(12_345))).toEqual(['decimals']);
    expect(one(cii(dinars(12_340)), 'ram:GrandTotalAmount')).toBe('12.34');
  });
});

const countries = Object.keys(companiesOf) as Country[];
const anyFacts = fc
  .record({
    from: fc.constantFrom(...countries),
    to: fc.constantFrom(...countries),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
    weeks: fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 99_999_999 }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    back: fc.boolean(),
    category: fc.option(fc.constantFrom(...taxCategories)),
    rate: fc.integer({ min: 0, max: 5000 }),
    note: fc.option(fc.string({ unit: 'binary' })),
    isCredit: fc.boolean(),
  })
  .map(({ from, to, currency, weeks, back, category, rate, note, isCredit }) => {
    const lines = weeks.flatMap(([total, overtime, price]) => hours(total + overtime, overtime, price));
    const facts = sampleFacts({
      from,
      to,
      currency,
      lines: back ? [...hours(4, 1, 1, -1), ...lines] : lines,
      choice: { taxCategory: category, taxRate: category === 'Standard' ? rate : null },
      values: { note, purchaseOrder: 'PO & 1' },
    });
    return isCredit ? creditOf(facts) : facts;
  });

test('every invoice either says what is missing, or follows the rules of the standard in both forms', () => {
  let written = 0;
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const syntax of ['ubl', 'cii'] as const) {
        const read = result(facts, syntax);
        if ('missing' in read) {
          expect(read.missing.length).toBeGreaterThan(0);
          continue;
        }
        written++;
        expectRules(syntax === 'ubl' ? writeUbl(read.model) : writeCii(read.model), facts);
      }
    }),
    { numRuns: 400 },
  );
  expect(written).toBeGreaterThan(100);
});

test('texts lose what XML cannot have, and keep the rest', () => {
  expect(xmlText('a\u0000\u0008\uD800<&>"\u{1F600}ไ\uFFFF')).toBe('a&lt;&amp;&gt;&quot;\u{1F600}ไ');
});

test.each([
  ['DE', 'DE 136.695.976', 'DE136695976'],
  ['GR', '094259216', 'EL094259216'],
  ['CH', 'CHE-123.456.788 MWST', 'CHE123456788MWST'],
  ['US', '12-3456789', null],
  [null, '1', null],
])('the number %s %s is stated as %s', (country, number, vat) => {
  expect(vatNumberOf(country, number, '2026-01-01')).toBe(vat);
});

test.each([
  ['Hauptstr. 5\n10115 Berlin', '10115', 'Berlin', ['Hauptstr. 5']],
  ['12 rue de la Paix, 75002 Paris, France', '75002', 'Paris', ['12 rue de la Paix', 'France']],
  ['Keizersgracht 1\n1012 AB Amsterdam', '1012 AB', 'Amsterdam', ['Keizersgracht 1']],
  ['ul. Prosta 1\n00-001 Warszawa', '00-001', 'Warszawa', ['ul. Prosta 1']],
  ['Storgatan 1, 111 22 Stockholm', '111 22', 'Stockholm', ['Storgatan 1']],
  ['A\nB\nC\nD\n1000 Bruxelles', '1000', 'Bruxelles', ['A', 'B', 'C, D']],
  ['1 Main St, New York', null, null, ['1 Main St', 'New York']],
  [null, null, null, []],
])('the address %j has the postal code %s and the city %s', (text, zip, city, lines) => {
  expect(readAddress(text, 'DE')).toEqual({ zip, city, lines, country: 'DE' });
});

test.each([
  ['IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFF', 'DE89370400440532013000'],
  ['Sparkasse, DE89370400440532013001', null],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  [null, null],
])('the account in %j is %s', (text, iban) => {
  expect(ibanIn(text)).toBe(iban);
});
