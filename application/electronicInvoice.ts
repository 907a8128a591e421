import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { writeCii } from '../domain/billing/electronic/cii.ts';
import type {
  ElectronicInvoice,
  ElectronicInvoiceAsked,
} from '../domain/billing/electronic/electronicInvoice.ts';
import { electronicWords } from '../domain/billing/electronic/electronicWords.ts';
import { modelOf } from '../domain/billing/electronic/modelOf.ts';
import { writeUbl } from '../domain/billing/electronic/ubl.ts';
import { nounOf } from '../domain/contract/index.ts';
import { RowMissing } from '../domain/errors.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** An invoice that the reader sees as an electronic one, or what it lacks for that. */
export const readElectronicInvoice = async (
  { actor, rows: { own, system } }: UnitOfWork,
  { id, syntax, language }: ElectronicInvoiceAsked,
): Promise<ElectronicInvoice> => {
  const invoice = await own.find('providerInvoices', id);
  if (!invoice || !scopeFor(scopesOf(actor, 'show', 'providerInvoices'), invoice))
    throw RowMissing(nounOf('providerInvoices'));
  // Billing details are their company's to read; the invoice is sent with them to the other one.
  const [provider, client, credited, words] = await Promise.all([
    system.find('companies', invoice.providerId),
    invoice.recruiterId ? system.find('companies', invoice.recruiterId) : null,
    invoice.creditOf ? system.find('providerInvoices', invoice.creditOf) : null,
    electronicWords(invoice.employee, language),
  ]);
  const result = modelOf({ invoice, credited, provider, client, syntax, words });
  if ('missing' in result) return { xml: null, missing: result.missing };
  const write = syntax === 'ubl' ? writeUbl : writeCii;
  return { xml: write(result.model), missing: [] };
};
