import type { Message } from '../../messages/message.ts';
import { minorPerMajor, toMajor } from '../../money/minorUnits.ts';
import { type Currency, currencies } from '../billing/currencies.ts';

/** The setting of the platform that holds the rates, as JSON. */
export const exchangeRatesKey = 'exchangeRates';
/** Rates are stored against this currency. */
export const rateBase = 'USD' satisfies Currency;
/** US dollars for one unit of each currency, as far as the operator has set them. */
export type ExchangeRates = Partial<Record<Currency, number>>;

const isRate = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= 1_000_000;
const isCurrency = (code: string): boolean => (currencies as readonly string[]).includes(code);

/** The rates in a stored value; null if it is not one. */
const parseRates = (value: string): ExchangeRates | null => {
  try {
    const rates: unknown = JSON.parse(value);
    if (typeof rates !== 'object' || rates === null || Array.isArray(rates)) return null;
    return Object.entries(rates).every(([code, rate]) => isCurrency(code) && isRate(rate)) ? rates : null;
  } catch {
    return null;
  }
};

/** The error in a stored value. */
export const exchangeRatesFault = (value: string): Message | null =>
  parseRates(value) ? null : 'money.enter';

/** The rates in a stored value; only the base without one. */
export const readExchangeRates = (value: string | null | undefined): ExchangeRates => ({
  ...(value && parseRates(value)),
  [rateBase]: 1,
});

/** An amount in minor units in another currency, unrounded; null without a rate. */
export const converted = (amount: number, from: string, to: string, rates: ExchangeRates): number | null => {
  if (from === to) return amount;
  const [one, other] = [rates[from as Currency], rates[to as Currency]];
  return one && other ? ((toMajor(amount, from) * one) / other) * minorPerMajor(to) : null;
};
