import { largestAmount } from './minorUnits.ts';

/** A number with the code or sign of a currency before it or after it, and a minus. */
const written =
  /^([-−])?(?:\p{L}{0,3}\p{Sc}([-−])?|\p{L}{1,3}\.?)?(\d[\d.,]*)(?:\/-|\p{Sc}|\p{L}{1,3}\.?)?$/u;

/**
 * What a text may mean as an amount, in whole minor units of a currency with this many decimals, whichever separators its
 * writer uses: "1,250" is 1250, or 1.250 where a currency has three decimals. Nothing for a text that is no amount.
 */
export const amountsMeant = (text: string, decimals: number): number[] => {
  const [, before, after, digits = ''] = written.exec(text.replace(/[\s'’]/gu, '')) ?? [];
  const readings = [whole(digits), fraction(digits, decimals)].flatMap((value) =>
    value === null ? [] : [Math.round(Number(value) * 10 ** decimals)],
  );
  return [...new Set(readings)]
    .filter((amount) => amount > 0 && amount <= largestAmount)
    .map((amount) => (before || after ? -amount : amount));
};

/** Thousands, or lakhs and crores, parted by one separator. */
const grouped = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/;

const whole = (digits: string): string | null =>
  /^\d+$/.test(digits) || grouped.test(digits) ? digits.replace(/[.,]/g, '') : null;

const fraction = (digits: string, decimals: number): string | null => {
  const [, before = '', separator = '', after = ''] = /^(.*)([.,])(\d+)$/.exec(digits) ?? [];
  if (!separator || after.length > decimals || before.includes(separator)) return null;
  const units = whole(before);
  return units === null ? null : `${units}.${after}`;
};
