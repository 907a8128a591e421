import type { AccountingProgram } from '../../../../domain/billing/accounting/programs.ts';

/** Brands, which are the same in every language. */
export const programNames: Record<AccountingProgram, string> = {
  xero: 'Xero',
  quickBooks: 'QuickBooks Online',
  datev: 'DATEV',
};
