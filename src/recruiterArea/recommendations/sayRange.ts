import type { TranslateFunction } from 'react-admin';

/** "3 to 5 years", "3 years or more". */
export const sayRange = (
  { min, max }: { min: number; max?: number | null | undefined },
  translate: TranslateFunction,
): string =>
  translate(`recommendations.range.${max == null ? 'atLeast' : 'between'}`, { from: min, to: max });
