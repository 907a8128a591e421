import type { Row } from '../../contract/noun.ts';
import type { Due } from '../../query/due.ts';
import { utcDay } from '../../time/days.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { activity } from './activities.ts';
import { amountIn } from './notificationRows.ts';

/** Overdue invoices whose company was not notified for this due date. */
export const overdueInvoices: Due<'invoices'> = {
  noun: 'invoices',
  order: 'dueDate',
  where: (now) => [
    ['status', '=', 'Pending'],
    ['dueDate', '<', utcDay(now)],
    ['overdueTold', '<>', { field: 'dueDate' }],
  ],
};

/** Effects of an invoice becoming overdue, once: a notification for its company and an activity. */
export const overdueNotifications = (invoice: Row, context: Context): Effect[] => [
  activity(
    {
      event: 'invoiceOverdue',
      words: { invoice: invoice.id },
      about: amountIn(invoice.amount, invoice.currency),
      status: 'In Progress',
      priority: 'High',
    },
    { companyId: invoice.companyId, noun: 'invoices', target: invoice.id },
    context,
  ),
  afterReading([['companies', { id: invoice.companyId }]], ([companies]) =>
    companies.map((company) => told(invoice, company)),
  ),
];

/** Recruiters have a preference for it; providers get it in their inbox. */
const told = ({ id, dueDate }: Row, company: Row): Effect => ({
  kind: 'notifyCompany',
  companyId: company.id,
  from: null,
  notification: {
    key: company.type === 'recruiter' ? 'systemAlerts' : 'billing',
    code: 'invoiceOverdue',
    values: { invoice: id, date: dueDate },
    body: null,
    link: `/${company.type}/settings/billing`,
  },
});
