import { pastExpiries } from '../../contract/billing/cardExpiry.ts';
import type { Due } from '../../query/due.ts';

/** Active cards whose last month is past: they can no longer be charged. */
export const pastCards: Due<'paymentMethods'> = {
  noun: 'paymentMethods',
  order: 'id',
  where: (now) => [
    ['status', '=', 'Active'],
    ['expiry', 'in', pastExpiries(now)],
  ],
};
