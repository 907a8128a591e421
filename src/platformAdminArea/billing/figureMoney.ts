import { minorDigits } from '../../components/fields/formatMoney.ts';

/** An amount in minor units to three figures, for a tile: $1.25M, $156K. */
export const figureMoney = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).format(minor / 10 ** minorDigits(currency));
