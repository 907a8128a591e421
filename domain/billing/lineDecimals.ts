import type { InvoiceLine } from '../contract/fields.ts';
import { minorDigits } from '../money/minorUnits.ts';

/** A whole number of units of ten to the minus `digits`, in decimals; without zeros at the end, but for `least` of them. */
export const writeDecimal = (units: bigint, digits: number, least = 0): string => {
  const size = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const whole = size.slice(0, size.length - digits);
  const decimals = digits === 0 ? '' : size.slice(-digits).replace(/0+$/, '');
  const padded = decimals.padEnd(Math.min(least, digits), '0');
  return `${units < 0n ? '-' : ''}${whole}${padded && `.${padded}`}`;
};

/** Quarter hours as decimal hours: 150 is 37.5. */
export const decimalHours = (quarters: number): string => writeDecimal(BigInt(quarters) * 25n, 2);

/**
 * The price of one hour of a line, never negative; null where hours at such a price do not give its amount, as for fees and where
 * a currency without decimals is rounded. `least` is the number of decimals that it has at least.
 */
export const hourlyOf = (line: InvoiceLine, currency: string, least = 0): string | null => {
  const { kind, rate, percent } = line;
  if (kind === 'Conversion Fee' || !isExact(line, currency)) return null;
  return writeDecimal(BigInt(rate) * BigInt(percent), minorDigits(currency) + 2, least);
};

/** Whether hours and price give the amount of a line to a hundredth of a unit. */
const isExact = ({ quarters, rate, percent, amount }: InvoiceLine, currency: string): boolean => {
  const off = BigInt(quarters) * BigInt(rate) * BigInt(percent) - BigInt(amount) * 400n;
  const hundredth = 4n * 10n ** BigInt(minorDigits(currency));
  return (off < 0n ? -off : off) <= hundredth;
};
