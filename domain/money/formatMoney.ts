import { minorDigits, toMajor } from './minorUnits.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** `plain`: without decimals where there are none; `full`: always with those of the currency. */
type Style = 'plain' | 'full' | 'compact';

/** The places are those of ISO 4217: Intl rounds some currencies as people pay them in cash, such as HUF. */
export const moneyFormat = (locale: string, currency: string, style: Style = 'plain'): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(style === 'compact'
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    ...(style === 'plain' && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  formats.set(key, format);
  return format;
};

/** Formats minor units: 8500 USD is $85, in full or with three significant digits. */
export const formatMoney = (minor: number, currency = 'USD', locale = 'en', style: Style = 'plain'): string =>
  moneyFormat(locale, currency, style).format(toMajor(minor, currency));

/** With three significant digits, for tiles and axes: $1.25M, $156K. */
export const compactMoney = (minor: number, currency: string, locale: string): string =>
  formatMoney(minor, currency, locale, 'compact');
