import type { Due } from '../../query/due.ts';
import { utcDay } from '../../time/days.ts';

/** Contracts whose agreed new rate has begun to apply. */
export const amendedRates: Due<'contracts'> = {
  noun: 'contracts',
  order: 'nextRateFrom',
  where: (now) => [
    ['nextRate', '<>', null],
    ['nextRateFrom', '<=', utcDay(now)],
  ],
};
