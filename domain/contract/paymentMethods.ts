import { email, matching, oneOf, optional, reference, text } from './fields.ts';
import { anyMove, defineNoun, type RowOf } from './noun.ts';

export const paymentMethodKinds = ['Credit Card', 'Bank Transfer', 'PayPal'] as const;
export const paymentMethodStatuses = ['Active', 'Expired'] as const;

/** How a company pays. Of a card only brand, last four digits and expiry are ever stored. */
export const paymentMethods = defineNoun({
  name: 'paymentMethods',
  label: 'Payment Method',
  plural: 'Payment Methods',
  prefix: 'PM',
  fields: {
    companyId: reference('Company', 'companies'),
    method: oneOf('Method', paymentMethodKinds),
    brand: optional(text('Brand', 30)),
    last4: optional(matching('Last 4 Digits', /^\d{4}$/, 'Four digits')),
    expiry: optional(matching('Expiry', /^(0[1-9]|1[0-2])\/\d{2}$/, 'MM/YY')),
    account: optional(matching('Account (last digits)', /^[•*]{0,8}\d{4}$/, 'Only the last four digits')),
    bank: optional(text('Bank')),
    email: optional(email('PayPal Email')),
    status: oneOf('Status', paymentMethodStatuses),
  },
  fixed: ['companyId', 'method'],
  search: ['bank', 'email'],
  title: 'method',
  lifecycles: [{ field: 'status', initial: ['Active'], moves: anyMove(paymentMethodStatuses, ['admin']) }],
});
export type PaymentMethod = RowOf<typeof paymentMethods>;
