import type { Code, Faults } from '../../messages/message.ts';
import { email, matching, oneOf, optional, reference, text } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';

export const paymentMethodKinds = ['Credit Card', 'Bank Transfer', 'PayPal'] as const;
const paymentMethodStatuses = ['Active', 'Expired'] as const;

/** Fields stored for each type of payment method; the others are cleared. */
export const paymentFields = {
  'Credit Card': ['brand', 'last4', 'expiry'],
  'Bank Transfer': ['bank', 'account'],
  PayPal: ['email'],
} as const satisfies Record<(typeof paymentMethodKinds)[number], readonly string[]>;
const allFields = Object.values(paymentFields).flat();

/** More digits in a row than a year or branch has: a full card or account number. */
const wholeNumber = /\d(?:[ .-]?\d){7}/;

const faultIn = (value: unknown, isAsked: boolean): Code | null => {
  if (!isAsked) return value === null ? null : 'payments.not-this-method';
  if (value === null) return 'text.required';
  return wholeNumber.test(String(value)) ? 'payments.full-number' : null;
};

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
    last4: optional(matching('Last 4 Digits', /^\d{4}$/, 'payments.four-digits')),
    expiry: optional(matching('Expiry', /^(0[1-9]|1[0-2])\/\d{2}$/, 'payments.expiry')),
    account: optional(matching('Account (last digits)', /^[•*]{0,8}\d{4}$/, 'payments.last-digits')),
    bank: optional(text('Bank')),
    email: optional(email('PayPal Email')),
    status: oneOf('Status', paymentMethodStatuses),
  },
  fixed: ['companyId', 'method'],
  check: (row): Faults => {
    const asked: readonly string[] = paymentFields[row.method];
    const faults = allFields.map((field) => [field, faultIn(row[field], asked.includes(field))] as const);
    return Object.fromEntries(
      faults.filter((fault): fault is [(typeof fault)[0], Code] => fault[1] !== null),
    );
  },
  search: ['bank', 'email'],
  foundBy: { companies: ['companyId'] },
  title: 'method',
  lifecycles: [{ field: 'status', initial: ['Active'], moves: anyMove(paymentMethodStatuses, ['admin']) }],
});
export type PaymentMethod = RowOf<typeof paymentMethods>;
