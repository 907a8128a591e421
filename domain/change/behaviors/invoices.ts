import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { invoiceEffects } from '../billing/ledger.ts';
import { keptInvoice } from '../billing/payInvoice.ts';

export const invoices: Behavior<Rows['invoices']> = {
  link: keptInvoice,
  effects: (before, after, context) => (!before && after ? invoiceEffects(after, context) : []),
};
