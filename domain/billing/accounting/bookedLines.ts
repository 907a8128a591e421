import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { divideHalfUp } from '../../contract/billing/sheetLines.ts';
import type { InvoiceLine } from '../../contract/fields.ts';
import { minorDigits } from '../../money/minorUnits.ts';
import { decimalHours, hourlyOf, writeDecimal } from '../lineDecimals.ts';

/** A line as accounting programs import it; decimals are texts with a point. */
export type BookedLine = {
  line: InvoiceLine;
  /** In hours, or 1. Never negative: what a credit note takes back has a negative price. */
  quantity: string;
  price: string;
  /** Before tax. */
  amount: string;
  tax: string;
};

/** An amount in minor units as a decimal with the digits of its currency. */
export const writeMinor = (minor: number, currency: string): string =>
  writeDecimal(BigInt(minor), minorDigits(currency), minorDigits(currency));

/** The lines of an invoice. Its tax, which is counted once on its net amount, is shared out so that the lines add up to it. */
export const bookedLines = ({
  lines,
  currency,
  amount: net,
  tax,
}: Pick<ProviderInvoice, 'lines' | 'currency' | 'amount' | 'tax'>): BookedLine[] => {
  const taxUpTo = (part: number) =>
    net === 0 ? 0 : divideHalfUp(BigInt(tax) * BigInt(part) * BigInt(Math.sign(net)), BigInt(Math.abs(net)));
  let before = 0;
  return lines.map((line) => {
    const upTo = before + line.amount;
    const share = taxUpTo(upTo) - taxUpTo(before);
    before = upTo;
    return {
      line,
      ...priceOf(line, currency),
      amount: writeMinor(line.amount, currency),
      tax: writeMinor(share, currency),
    };
  });
};

/** Hours and their price, or one unit at the amount of the line where these do not give it. */
const priceOf = (line: InvoiceLine, currency: string): Pick<BookedLine, 'quantity' | 'price'> => {
  const hourly = hourlyOf(line, currency, 2);
  if (hourly === null) return { quantity: '1', price: writeMinor(line.amount, currency) };
  return {
    quantity: decimalHours(Math.abs(line.quarters)),
    price: line.quarters < 0 ? `-${hourly}` : hourly,
  };
};
