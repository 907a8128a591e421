import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { lineFile } from './lineFile.ts';
import { type BookingFacts, type DateOrder, writeDate } from './programs.ts';
import { treatmentOf } from './treatments.ts';

export type QuickBooksFacts = BookingFacts & { item: string; dates: DateOrder };

/**
 * Invoices as QuickBooks Online imports them, with prices before tax. It finds these columns by itself; those with a star are
 * required.
 */
export const quickBooksFile = (
  invoices: readonly ProviderInvoice[],
  { item, dates, taxes, describe }: QuickBooksFacts,
): string =>
  lineFile(
    [
      ['*InvoiceNo', ({ number }) => number],
      ['*Customer', ({ client }) => client],
      ['*InvoiceDate', ({ issuedDate }) => writeDate(issuedDate, dates)],
      ['*DueDate', ({ dueDate }) => writeDate(dueDate, dates)],
      ['Memo', ({ purchaseOrder }) => purchaseOrder],
      ['Item(Product/Service)', () => item],
      ['ItemDescription', (invoice, { line }) => describe(line, invoice)],
      ['ItemQuantity', (_, { quantity }) => quantity],
      ['ItemRate', (_, { price }) => price],
      ['*ItemAmount', (_, { amount }) => amount],
      ['*ItemTaxCode', (invoice) => taxes.get(treatmentOf(invoice).key) ?? null],
      ['ItemTaxAmount', (_, { tax }) => tax],
      ['Currency', ({ currency }) => currency],
    ],
    invoices,
  );
