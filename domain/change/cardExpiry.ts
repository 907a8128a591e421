import { isPastExpiry } from '../contract/cardExpiry.ts';
import type { PaymentMethod } from '../contract/paymentMethods.ts';

/** A card whose last month has gone by pays no more. */
export const planCardExpiry = (
  { status, expiry }: Pick<PaymentMethod, 'status' | 'expiry'>,
  now: Date,
): { status: 'Expired' } | null =>
  status === 'Active' && expiry !== null && isPastExpiry(expiry, now) ? { status: 'Expired' } : null;
