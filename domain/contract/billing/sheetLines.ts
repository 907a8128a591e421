import type { InvoiceLine } from '../fields.ts';

/** The hours of an approved timesheet, in quarter hours. */
export type BilledSheet = {
  id: string;
  week: string;
  total: number;
  overtime: number;
  overtimePercent: number | null;
};

/** A quotient of whole numbers, half away from zero. Exact for any size, unlike a division of numbers. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): number => {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return dividend < 0n && rounded !== 0 ? -rounded : rounded;
};

/** What quarter hours cost at an hourly rate in minor units and a percentage of it. */
export const amountOf = (quarters: number, rate: number, percent = 100): number =>
  divideHalfUp(BigInt(quarters) * BigInt(rate) * BigInt(percent), 400n);

/** The share of an amount, such as a tax or the platform's commission; `rate` is in hundredths of a percent. */
export const shareOf = (amount: number, rate: number): number =>
  divideHalfUp(BigInt(amount) * BigInt(rate), 10_000n);

const line = (
  { id, week }: BilledSheet,
  kind: InvoiceLine['kind'],
  quarters: number,
  rate: number,
  percent: number,
): InvoiceLine => ({
  timesheetId: id,
  week,
  kind,
  quarters,
  rate,
  percent,
  amount: amountOf(quarters, rate, percent),
});

/** The lines of a timesheet: its usual hours and its overtime, each rounded once. `sign` -1 takes them back. */
export const linesOf = (sheet: BilledSheet, rate: number, sign: 1 | -1 = 1): InvoiceLine[] => {
  const { total, overtime, overtimePercent } = sheet;
  return [
    line(sheet, 'Hours', sign * (total - overtime), rate, 100),
    line(sheet, 'Overtime', sign * overtime, rate, overtimePercent ?? 100),
  ].filter(({ quarters }) => quarters !== 0);
};

/** The line of a conversion: the agreed fee, and what is left of it on the day. */
export const feeLineOf = (day: string, agreed: number, amount: number): InvoiceLine => ({
  timesheetId: null,
  week: day,
  kind: 'Conversion Fee',
  quarters: 0,
  rate: agreed,
  percent: 100,
  amount,
});

export const totalOf = (lines: readonly Pick<InvoiceLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
