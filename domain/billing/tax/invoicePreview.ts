import { z } from 'zod';
import { providerInvoices } from '../../contract/billing/providerInvoices.ts';

const { contractId, subject, month, taxCategory, taxRate } = providerInvoices.fields;

/** An invoice that a provider thinks of issuing. */
export const invoicePreviewSchema = z.strictObject({
  contractId,
  subject: subject.optional(),
  month: month.optional(),
  taxCategory: taxCategory.optional(),
  taxRate: taxRate.optional(),
});
export type InvoicePreviewAsked = z.infer<typeof invoicePreviewSchema>;

const { client, clientTaxNumber, lines, quarters, amount, taxReason, taxes, tax, total, currency, dueDate } =
  providerInvoices.fields;

/** What it would say, in minor units of its currency. */
export const invoicePreview = z.object({
  client,
  clientTaxNumber,
  lines,
  quarters,
  amount,
  taxCategory,
  taxReason,
  taxes,
  tax,
  total,
  currency,
  dueDate,
});
export type InvoicePreview = z.infer<typeof invoicePreview>;
