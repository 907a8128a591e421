import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { csvLine } from '../../reports/lines.ts';
import { readAddress } from '../electronic/parties.ts';
import { bookedLines } from './bookedLines.ts';
import { type BookingFacts, type DateOrder, writeDate } from './programs.ts';
import { treatmentOf } from './treatments.ts';

/** The columns of Xero's template for sales invoices; those with a star are required. */
const columns = [
  '*ContactName',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POCity',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'Currency',
];

export type XeroFacts = BookingFacts & { account: string; dates: DateOrder };

/**
 * Sales invoices as Xero imports them, a line for each line of an invoice, with prices before tax. Xero makes a credit note of
 * what is negative.
 */
export const xeroFile = (invoices: readonly ProviderInvoice[], facts: XeroFacts): string =>
  [csvLine(columns), ...invoices.flatMap((invoice) => linesFor(invoice, facts).map(csvLine))].join('\r\n');

const linesFor = (invoice: ProviderInvoice, { account, dates, taxes, describe }: XeroFacts): string[][] => {
  const { client, clientAddress, clientCountry, number, purchaseOrder, currency } = invoice;
  const { lines, city, zip, country } = readAddress(clientAddress, clientCountry ?? '');
  const [first = '', second = '', third = ''] = lines;
  return bookedLines(invoice).map(({ line, quantity, price, tax }) => [
    client,
    first,
    second,
    third,
    city ?? '',
    zip ?? '',
    country,
    number,
    purchaseOrder ?? '',
    writeDate(invoice.issuedDate, dates),
    writeDate(invoice.dueDate, dates),
    describe(line, invoice),
    quantity,
    price,
    account,
    taxes.get(treatmentOf(invoice).key) ?? '',
    tax,
    currency,
  ]);
};
