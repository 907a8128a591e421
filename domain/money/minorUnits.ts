/** The largest amount that is stored, in minor units, of either sign. */
export const largestAmount = 1_000_000_000_000;

/** Decimal places of the currencies that have not two: ISO 4217, list one (2025-05-12), column "minor unit". */
const otherDigits = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

/** Decimal places of a currency by ISO 4217: 2 for USD, none for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number => otherDigits.get(currency) ?? 2;

/** Minor units of one unit: 100 cents of a dollar. */
export const minorPerMajor = (currency: string): number => 10 ** minorDigits(currency);

/** An amount in whole units, as people read it: 8550 is 85.5 of USD. */
export const toMajor = (minor: number, currency: string): number => minor / minorPerMajor(currency);

/** An amount as people write it in minor units: 85.5 is 8550 of USD. */
export const toMinor = (major: number, currency: string): number =>
  Math.round(major * minorPerMajor(currency));

/** An amount in minor units, without a fraction of a whole unit: 8550 of USD is 8600. */
export const toWholeUnits = (minor: number, currency: string): number =>
  toMinor(Math.round(toMajor(minor, currency)), currency);
