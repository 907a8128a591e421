import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { invoiceEffects } from '../ledger.ts';
import { keptInvoice } from '../payInvoice.ts';

export const invoices: Behavior<Rows['invoices']> = {
  link: keptInvoice,
  effects: (before, after, context) => (!before && after ? invoiceEffects(after, context) : []),
};
