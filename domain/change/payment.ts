import { isPastExpiry } from '../contract/cardExpiry.ts';
import { Invalid } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';
import type { Effect } from './effect.ts';

/** Refuses a card that has expired. Two who name a way of paying at once do so one after the other. */
export const checkPayment = async (row: Values, { now }: Context, reader: Reader): Promise<void> => {
  await reader.hold(`payment ${row.companyId}`, 'alone');
  if (typeof row.expiry === 'string' && isPastExpiry(row.expiry, now))
    throw Invalid({ expiry: 'This card has expired' });
};

/** A company pays in one way: a new one takes the place of the one before, which stays on file. */
export const paymentReplaced = (made: Values): Effect => ({
  kind: 'revise',
  noun: 'paymentMethods',
  where: { companyId: made.companyId, status: 'Active' },
  values: ({ id }) => (id === made.id ? {} : { status: 'Expired' }),
});
