import { date, instant, oneOf, optional, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const periodStatuses = ['Closed', 'Open'] as const;

const fields = {
  /** First day of the calendar month. */
  month: date('Month'),
  status: oneOf('Status', periodStatuses),
  closedBy: text('Closed By'),
  closedAt: instant('Closed On'),
  reopenedBy: optional(text('Reopened By')),
  reopenedAt: optional(instant('Reopened On')),
  /** Why it was reopened the last time. */
  reason: optional(text('Reason', 200)),
};

/**
 * A calendar month of the operator's books that is closed, or was: nothing that changes its figures is written while it is.
 * Written by operations alone, in the order of the months.
 */
export const accountingPeriods = defineNoun({
  name: 'accountingPeriods',
  label: 'Accounting Period',
  plural: 'Accounting Periods',
  prefix: 'ACP',
  fields,
  serverSet: Object.keys(fields) as (keyof typeof fields)[],
  unique: ['month'],
  search: [],
  title: 'month',
  lifecycles: [{ field: 'status', initial: ['Closed'], moves: {} }],
});
export type AccountingPeriod = RowOf<typeof accountingPeriods>;
