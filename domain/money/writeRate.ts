/** A rate in hundredths of a percent: 850 reads 8.5%. */
export const writeRate = (rate: number, locale: string): string =>
  (rate / 10_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
