import { isPastExpiry } from '../contract/cardExpiry.ts';
import type { PaymentMethod } from '../contract/paymentMethods.ts';

/** A card can no longer be charged after its expiry month. */
export const planCardExpiry = (
  { status, expiry }: Pick<PaymentMethod, 'status' | 'expiry'>,
  now: Date,
): { status: 'Expired' } | null =>
  status === 'Active' && expiry !== null && isPastExpiry(expiry, now) ? { status: 'Expired' } : null;
