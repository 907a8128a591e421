import { isPastExpiry } from '../contract/cardExpiry.ts';
import { Invalid } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';
import type { Effect } from './effect.ts';

/** Refuses an expired card. Two payment methods added at the same time are stored one after the other. */
export const checkPayment = async (row: Values, { now }: Context, reader: Reader): Promise<void> => {
  await reader.hold(`payment ${row.companyId}`, 'alone');
  if (typeof row.expiry === 'string' && isPastExpiry(row.expiry, now))
    throw Invalid({ expiry: 'This card has expired' });
};

/** A company has one active payment method: a new one replaces the old one, which stays on file. */
export const paymentReplaced = (made: Values): Effect => ({
  kind: 'revise',
  noun: 'paymentMethods',
  where: { companyId: made.companyId, status: 'Active' },
  values: ({ id }) => (id === made.id ? {} : { status: 'Expired' }),
});
