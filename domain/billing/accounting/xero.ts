import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { readAddress } from '../electronic/parties.ts';
import { lineFile } from './lineFile.ts';
import { type BookingFacts, type DateOrder, writeDate } from './programs.ts';
import { treatmentOf } from './treatments.ts';

export type XeroFacts = BookingFacts & { account: string; dates: DateOrder };

const addressOf = ({ clientAddress, clientCountry }: ProviderInvoice) =>
  readAddress(clientAddress, clientCountry ?? '');

/**
 * Sales invoices as Xero imports them, in the columns of its template, with prices before tax. Columns with a star are required.
 * Xero makes a credit note of what is negative.
 */
export const xeroFile = (
  invoices: readonly ProviderInvoice[],
  { account, dates, taxes, describe }: XeroFacts,
): string =>
  lineFile(
    [
      ['*ContactName', ({ client }) => client],
      ['POAddressLine1', (invoice) => addressOf(invoice).lines[0] ?? null],
      ['POAddressLine2', (invoice) => addressOf(invoice).lines[1] ?? null],
      ['POAddressLine3', (invoice) => addressOf(invoice).lines[2] ?? null],
      ['POCity', (invoice) => addressOf(invoice).city],
      ['POPostalCode', (invoice) => addressOf(invoice).zip],
      ['POCountry', ({ clientCountry }) => clientCountry],
      ['*InvoiceNumber', ({ number }) => number],
      ['Reference', ({ purchaseOrder }) => purchaseOrder],
      ['*InvoiceDate', ({ issuedDate }) => writeDate(issuedDate, dates)],
      ['*DueDate', ({ dueDate }) => writeDate(dueDate, dates)],
      ['*Description', (invoice, { line }) => describe(line, invoice)],
      ['*Quantity', (_, { quantity }) => quantity],
      ['*UnitAmount', (_, { price }) => price],
      ['*AccountCode', () => account],
      ['*TaxType', (invoice) => taxes.get(treatmentOf(invoice).key) ?? null],
      ['TaxAmount', (_, { tax }) => tax],
      ['Currency', ({ currency }) => currency],
    ],
    invoices,
  );
