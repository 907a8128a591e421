import { toMajor } from '../../../domain/money/minorUnits.ts';

const isNumber = ({ type }: Intl.NumberFormatPart) =>
  type === 'integer' || type === 'decimal' || type === 'fraction' || type === 'group';

/** Formats minor units in millions with one decimal, in the notation of the language: $0.2M, 0,2 Mio. $. */
export const formatMillions = (minor: number, currency: string, locale: string): string => {
  const oneMillion = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 0,
  }).formatToParts(1_000_000);
  const millions = (toMajor(minor, currency) / 1_000_000).toLocaleString(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return oneMillion.map((part) => (isNumber(part) ? millions : part.value)).join('');
};
