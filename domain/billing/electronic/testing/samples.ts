import type { Company } from '../../../contract/accounts/companies.ts';
import type { ProviderInvoice } from '../../../contract/billing/providerInvoices.ts';
import { linesOf, totalOf } from '../../../contract/billing/sheetLines.ts';
import { totalsOf } from '../../../contract/billing/taxes.ts';
import type { InvoiceLine } from '../../../contract/fields.ts';
import { addDays } from '../../../time/days.ts';
import { statedOnInvoice } from '../../tax/statedOnInvoice.ts';
import type { TaxChoice } from '../../tax/taxOfInvoice.ts';
import type { ElectronicFacts, ElectronicWords } from '../modelOf.ts';

const company = (values: Partial<Company>): Company =>
  ({
    gstNumber: null,
    location: null,
    registrationNumber: null,
    electronicAddress: null,
    buyerReference: null,
    contactPerson: 'Jo Clerk',
    phone: '+49 30 1234567',
    email: 'billing@example.com',
    ...values,
  }) as Company;

/** Companies by country, with what an electronic invoice needs of each. */
export const companiesOf = {
  DE: company({
    id: 'CO-DE',
    name: 'Rhein & Söhne <GmbH>',
    country: 'DE',
    taxNumber: 'DE 136 695 976',
    billingAddress: 'Hauptstraße 5\n10115 Berlin',
    bankDetails: 'IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX',
    electronicAddress: '9930:DE136695976',
    buyerReference: '04011000-12345-34',
  }),
  FR: company({
    id: 'CO-FR',
    name: 'Banque de l’Étoile',
    country: 'FR',
    taxNumber: 'FR40303265045',
    billingAddress: '12 rue de la Paix, 75002 Paris',
    bankDetails: 'FR14 2004 1010 0505 0001 3M02 606',
    electronicAddress: '0009:30326504500011',
  }),
  US: company({
    id: 'CO-US',
    name: 'Corvane 🏦 ธนาคาร',
    country: 'US',
    taxNumber: '12-3456789',
    billingAddress: '1 Main St, New York, NY 10001',
    bankDetails: 'Routing 021000021, account 1234567',
    electronicAddress: 'EM:ap@corvane.example',
  }),
  IN: company({
    id: 'CO-IN',
    name: 'Lumenfold Technologies',
    country: 'IN',
    gstNumber: '29AABCL4821M1Z5',
    taxNumber: null,
    billingAddress: 'Bengaluru',
  }),
};
export type Country = keyof typeof companiesOf;

/** Plain words, so that tests read what stands where. */
export const plainWords: ElectronicWords = {
  line: ({ kind }) => kind,
  credits: (number) => `Credits ${number}`,
  taxReason: (reason) => reason,
};

const monday = '2026-06-01';
export const hours = (quarters: number, overtime: number, rate: number, sign: 1 | -1 = 1): InvoiceLine[] =>
  linesOf({ id: 'TS-1', week: monday, total: quarters, overtime, overtimePercent: 150 }, rate, sign);

type Sample = {
  from: Country;
  to: Country;
  currency?: string;
  lines?: InvoiceLine[];
  choice?: TaxChoice;
  values?: Partial<ProviderInvoice>;
};

/** An invoice between the companies of two countries, as one is issued. */
export const sampleFacts = ({
  from,
  to,
  currency = 'EUR',
  lines = hours(160, 10, 9550),
  choice,
  values,
}: Sample): Omit<ElectronicFacts, 'syntax'> => {
  const [provider, client] = [companiesOf[from], companiesOf[to]];
  const amount = totalOf(lines);
  const { stated } = statedOnInvoice({
    contract: { providerId: provider.id, client: client.name },
    provider,
    client,
    amount,
    day: '2026-06-30',
    ...(choice && { choice }),
  });
  const invoice = {
    id: 'PI-1',
    number: `${provider.id}-0007`,
    kind: 'Invoice',
    providerId: provider.id,
    contractId: 'CT-9',
    subject: 'Hours',
    employee: 'Anna Müller',
    ...stated,
    purchaseOrder: null,
    costCenter: null,
    note: null,
    periodStart: monday,
    periodEnd: addDays(monday, 6),
    lines,
    amount,
    currency,
    issuedDate: '2026-06-30',
    dueDate: '2026-07-30',
    ...values,
  } as ProviderInvoice;
  return { invoice, credited: null, provider, client, words: plainWords };
};

/** The credit note of an invoice, as voiding it writes it. */
export const creditOf = ({
  invoice,
  ...others
}: Omit<ElectronicFacts, 'syntax'>): Omit<ElectronicFacts, 'syntax'> => {
  const taxes = invoice.taxes.map((one) => ({ ...one, amount: 0 - one.amount }));
  return {
    ...others,
    credited: invoice,
    invoice: {
      ...invoice,
      kind: 'Credit Note',
      number: `${invoice.providerId}-0008`,
      lines: invoice.lines.map((line) => ({ ...line, quarters: 0 - line.quarters, amount: 0 - line.amount })),
      amount: -invoice.amount,
      taxes,
      ...totalsOf(-invoice.amount, taxes),
    },
  };
};
