import type { Row } from '../contract/noun.ts';
import { activity } from './activities.ts';
import type { Context } from './context.ts';
import type { Effect } from './effect.ts';
import { amountIn } from './notificationRows.ts';

/** What is told once of an invoice that has become overdue: its company's people hear of it, and it is on record. */
export const overdueNotifications = (invoice: Row, { now }: Context): Effect[] => [
  activity(
    {
      event: 'invoiceOverdue',
      words: { invoice: invoice.id },
      about: amountIn(invoice.amount, invoice.currency),
      status: 'In Progress',
      priority: 'High',
    },
    { companyId: invoice.companyId, noun: 'invoices', target: invoice.id, now },
  ),
  {
    kind: 'read',
    at: [['companies', { id: invoice.companyId }]],
    effects: ([companies]) => (companies ?? []).map((company) => told(invoice, company)),
  },
];

/** A recruiter's people have a switch for it; a provider's find it in their inbox. */
const told = ({ id, dueDate }: Row, company: Row): Effect => ({
  kind: 'notifyCompany',
  companyId: company.id,
  from: null,
  notification: {
    key: company.type === 'recruiter' ? 'systemAlerts' : 'billing',
    event: 'invoiceOverdue',
    words: { invoice: id, date: dueDate },
    body: null,
    link: `/${company.type}/settings/billing`,
  },
});
