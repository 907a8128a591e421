import {
  type InvoicePreview,
  type InvoicePreviewAsked,
  invoicePreview,
} from '../domain/billing/tax/invoicePreview.ts';
import { previewInvoice } from '../domain/change/behaviors/providerInvoices.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

/** The invoice that the caller's company would issue now. Nothing is stored, and no number is taken. */
export const readInvoicePreview = async (
  work: UnitOfWork,
  asked: InvoicePreviewAsked,
): Promise<InvoicePreview> =>
  invoicePreview.parse(
    await previewInvoice(
      { subject: 'Hours', ...asked, providerId: work.actor.companyId },
      work,
      readerOf(work),
    ),
  );
