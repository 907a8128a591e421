import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { dunningKept } from '../billing/dunning.ts';
import { invoiceEffects } from '../billing/ledger.ts';
import { keptInvoice } from '../billing/payInvoice.ts';

export const invoices: Behavior<Rows['invoices']> = {
  completeEdit: (before, changes, _context, reader) => dunningKept(before, changes, reader),
  link: keptInvoice,
  effects: (before, after, context) => (!before && after ? invoiceEffects(after, context) : []),
};
