import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { csvLine } from '../../reports/lines.ts';
import { bookedLines } from './bookedLines.ts';
import { type BookingFacts, type DateOrder, writeDate } from './programs.ts';
import { treatmentOf } from './treatments.ts';

/** The columns that QuickBooks Online finds by itself; those with a star are required. */
const columns = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  '*ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
];

export type QuickBooksFacts = BookingFacts & { item: string; dates: DateOrder };

/** Invoices as QuickBooks Online imports them, a line for each line of an invoice, with prices before tax. */
export const quickBooksFile = (invoices: readonly ProviderInvoice[], facts: QuickBooksFacts): string =>
  [csvLine(columns), ...invoices.flatMap((invoice) => linesFor(invoice, facts).map(csvLine))].join('\r\n');

const linesFor = (invoice: ProviderInvoice, { item, dates, taxes, describe }: QuickBooksFacts): string[][] =>
  bookedLines(invoice).map(({ line, quantity, price, amount, tax }) => [
    invoice.number,
    invoice.client,
    writeDate(invoice.issuedDate, dates),
    writeDate(invoice.dueDate, dates),
    invoice.purchaseOrder ?? '',
    item,
    describe(line, invoice),
    quantity,
    price,
    amount,
    taxes.get(treatmentOf(invoice).key) ?? '',
    tax,
    invoice.currency,
  ]);
