import {
  type InvoicePreview,
  type InvoicePreviewAsked,
  previewedFields,
} from '../domain/billing/tax/invoicePreview.ts';
import { previewInvoice } from '../domain/change/behaviors/providerInvoices.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

/** The invoice that the caller's company would issue now. Nothing is stored, and no number is taken. */
export const readInvoicePreview = async (
  work: UnitOfWork,
  asked: InvoicePreviewAsked,
): Promise<InvoicePreview> => {
  const row = { subject: 'Hours', ...asked, providerId: work.actor.companyId };
  const invoice = await previewInvoice(row, work, readerOf(work));
  return Object.fromEntries(previewedFields.map((field) => [field, invoice[field]])) as InvoicePreview;
};
