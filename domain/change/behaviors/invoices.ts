import { keptInvoice } from '../../billing/payInvoice.ts';
import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { invoiceEffects } from '../ledger.ts';

export const invoices: Behavior<Rows['invoices']> = {
  link: keptInvoice,
  effects: (before, after, context) => (!before && after ? invoiceEffects(after, context) : []),
};
