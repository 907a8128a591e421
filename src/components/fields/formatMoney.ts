const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, currency: string, compact: boolean): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${compact}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(compact
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : { trailingZeroDisplay: 'stripIfInteger' }),
  });
  formats.set(key, format);
  return format;
};

/** Decimal places of a currency: 2 for USD. */
export const minorDigits = (currency: string): number =>
  formatOf('en', currency, false).resolvedOptions().maximumFractionDigits ?? 2;

/** Formats minor units: 8500 USD is $85, in full or with three significant digits. */
export const formatMoney = (minor: number, currency = 'USD', locale = 'en', compact = false): string =>
  formatOf(locale, currency, compact).format(minor / 10 ** minorDigits(currency));

/** With three significant digits, for tiles and axes: $1.25M, $156K. */
export const compactMoney = (minor: number, currency: string, locale: string): string =>
  formatMoney(minor, currency, locale, true);
