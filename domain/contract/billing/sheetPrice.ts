import { rateOfWeek, type Step } from '../deals/amendedTerms.ts';
import type { Contract } from '../deals/contracts.ts';
import type { InvoiceLine } from '../fields.ts';
import { type BilledSheet, linesOf, totalOf } from './sheetLines.ts';

/** The invoice lines of a timesheet, at the rate that its contract has in that week. */
export const linesOfWeek = (
  sheet: BilledSheet,
  contract: Pick<Contract, 'rate'>,
  amendments: readonly Step[],
  sign: 1 | -1 = 1,
): InvoiceLine[] => linesOf(sheet, rateOfWeek(contract, amendments, sheet.week), sign);

/** What a week costs the client once its hours are approved, in minor units. */
export type SheetPrice = { rate: number; amount: number; currency: string };

export const priceOfSheet = (
  sheet: BilledSheet,
  contract: Pick<Contract, 'rate' | 'currency'>,
  amendments: readonly Step[],
): SheetPrice => ({
  rate: rateOfWeek(contract, amendments, sheet.week),
  amount: totalOf(linesOfWeek(sheet, contract, amendments)),
  currency: contract.currency,
});

/** The amounts of several timesheets, one for each currency, and how many timesheets each is of. */
export type PriceSum = { currency: string; amount: number; sheets: number };

export const sumPrices = (prices: readonly SheetPrice[]): PriceSum[] =>
  [...Map.groupBy(prices, ({ currency }) => currency)]
    .map(([currency, each]) => ({ currency, amount: totalOf(each), sheets: each.length }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
