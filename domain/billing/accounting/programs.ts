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

/**
 * The invoices that a program can import, and how many it cannot. QuickBooks has no negative invoices. DATEV posts no amount of 0,
 * and a foreign currency only with the exchange rate at which it was booked, which invoices do not state.
 */
export const importable = (
  program: AccountingProgram,
  invoices: readonly ProviderInvoice[],
): { taken: ProviderInvoice[]; left: { credits: number; foreign: number } } => {
  const isCredit = ({ total }: ProviderInvoice) => program === 'quickBooks' && total < 0;
  const isForeign = ({ currency }: ProviderInvoice) => program === 'datev' && currency !== 'EUR';
  const isNothing = ({ total }: ProviderInvoice) => program === 'datev' && total === 0;
  return {
    taken: invoices.filter((one) => !isCredit(one) && !isForeign(one) && !isNothing(one)),
    left: { credits: invoices.filter(isCredit).length, foreign: invoices.filter(isForeign).length },
  };
};

/** A day of ISO 8601 as a program reads it. */
export const writeDate = (day: string, order: DateOrder): string => {
  const [year, month, date] = day.split('-');
  return { DMY: `${date}/${month}/${year}`, MDY: `${month}/${date}/${year}`, YMD: day }[order];
};
