import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import type { BookedLine } from './bookedLines.ts';

/** Programs whose import of sales invoices is written. */
export const accountingPrograms = ['xero', 'quickBooks', 'datev'] as const;
export type AccountingProgram = (typeof accountingPrograms)[number];

export const dateOrders = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What a file needs beyond the invoices. */
export type BookingFacts = {
  /** The tax code of the program, or for DATEV the revenue account, by the key of a treatment. */
  taxes: ReadonlyMap<string, string>;
  /** The description of a line. */
  describe(line: BookedLine['line'], invoice: ProviderInvoice): string;
};

/** How many invoices a program imports from one file. */
export const mostInvoices: Partial<Record<AccountingProgram, number>> = { xero: 500, quickBooks: 100 };

/** The invoices that a program can import, and those that it cannot, with the reason. */
export const importable = (
  program: AccountingProgram,
  invoices: readonly ProviderInvoice[],
): { taken: ProviderInvoice[]; left: { credits: number; foreign: number } } => {
  const isCredit = ({ kind }: ProviderInvoice) => program === 'quickBooks' && kind === 'Credit Note';
  // In DATEV, a foreign currency needs the exchange rate at which it was booked, which invoices do not state.
  const isForeign = ({ currency }: ProviderInvoice) => program === 'datev' && currency !== 'EUR';
  return {
    taken: invoices.filter((invoice) => !isCredit(invoice) && !isForeign(invoice)),
    left: { credits: invoices.filter(isCredit).length, foreign: invoices.filter(isForeign).length },
  };
};

/** A day of ISO 8601 as a program reads it. */
export const writeDate = (day: string, order: DateOrder): string => {
  const [year, month, date] = day.split('-');
  return { DMY: `${date}/${month}/${year}`, MDY: `${month}/${date}/${year}`, YMD: day }[order];
};
