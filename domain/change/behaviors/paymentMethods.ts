import { isPastExpiry } from '../../contract/billing/cardExpiry.ts';
import type { Rows } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import type { Effect } from '../effect.ts';

export const paymentMethods: Behavior<Rows['paymentMethods']> = {
  completeNew: async (row, context, reader) => {
    await checkPayment(row, context, reader);
    return row;
  },
  effects: (before, after) => (!before && after ? [paymentReplaced(after)] : []),
};

/** Refuses an expired card. Two payment methods added at the same time are stored one after the other. */
export const checkPayment = async (row: Values, { now }: Context, reader: Reader): Promise<void> => {
  await reader.hold(`payment ${row.companyId}`, 'alone');
  if (typeof row.expiry === 'string' && isPastExpiry(row.expiry, now))
    throw Invalid({ expiry: 'payments.card-expired' });
};

/** A company has one active payment method: a new one replaces the old one, which stays on file. */
export const paymentReplaced = (made: Values): Effect => ({
  kind: 'revise',
  noun: 'paymentMethods',
  where: { companyId: made.companyId, status: 'Active' },
  values: ({ id }) => (id === made.id ? {} : { status: 'Expired' }),
});
