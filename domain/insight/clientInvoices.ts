import type { Condition } from '../query/condition.ts';
import type { Group } from '../query/groups.ts';
import { askedNothing, type Insight } from './insight.ts';
import { numberIn } from './platform/groups.ts';

/** Number and total of the invoices in one currency, in its minor units. */
type Sum = { currency: string; invoices: number; amount: number };

/** Figures by currency, the one with the most invoices first. */
export type ClientInvoiceFigures = {
  /** Sent and not paid. */
  open: Sum[];
  paid: Sum[];
  /** The platform's share, less that of credit notes; null for those who do not see it. */
  commission: Sum[] | null;
};

const inState = (status: string): Condition[] => [{ field: 'status', operator: 'eq', value: status }];
const sums = { invoices: {}, amount: { sum: 'total' } };

/** Totals of the invoices between providers and clients that the reader may list; currencies are never mixed. */
export const clientInvoiceFigures: Insight<object, ClientInvoiceFigures> = {
  userType: null,
  asked: askedNothing,
  needs: () => [],
  groups: () => ({
    open: { noun: 'providerInvoices', conditions: inState('Sent'), by: ['currency'], figures: sums },
    paid: { noun: 'providerInvoices', conditions: inState('Paid'), by: ['currency'], figures: sums },
    commission: {
      noun: 'providerInvoices',
      conditions: [],
      by: ['currency'],
      figures: { invoices: {}, amount: { sum: 'commission' } },
    },
  }),
  of: (_rows, _asked, _now, { open = [], paid = [], commission }) => ({
    open: byCurrency(open),
    paid: byCurrency(paid),
    commission: commission ? byCurrency(commission) : null,
  }),
};

const byCurrency = (groups: readonly Group[]): Sum[] =>
  groups
    .map((group) => ({
      currency: String(group.currency),
      invoices: numberIn(group, 'invoices'),
      amount: numberIn(group, 'amount'),
    }))
    .sort((a, b) => b.invoices - a.invoices || (a.currency < b.currency ? -1 : 1));
