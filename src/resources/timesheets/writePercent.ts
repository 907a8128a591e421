/** A whole percentage: 150 reads 150%. */
export const writePercent = (percent: number, locale: string): string =>
  (percent / 100).toLocaleString(locale, { style: 'percent' });
