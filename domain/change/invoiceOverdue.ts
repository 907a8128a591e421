import type { Row } from '../contract/noun.ts';
import type { Consequence } from './consequence.ts';
import type { Context } from './context.ts';

/** What is told once of an invoice that has become overdue: its company's people hear of it, and it is on record. */
export const overdueNews = (invoice: Row, { now }: Context): Consequence[] => [
  {
    kind: 'add',
    noun: 'activities',
    row: {
      companyId: invoice.companyId,
      type: 'Invoice is now Overdue',
      details: String(invoice.id),
      noun: 'invoices',
      target: invoice.id,
      status: 'In Progress',
      priority: 'High',
      at: now.toISOString(),
    },
  },
  {
    kind: 'look',
    at: [['companies', { id: invoice.companyId }]],
    follows: ([companies]) => (companies ?? []).map((company) => told(invoice, company)),
  },
];

/** A recruiter's people have a switch for it; a provider's find it in their inbox. */
const told = ({ id, dueDate }: Row, company: Row): Consequence => ({
  kind: 'notify',
  companyId: company.id,
  from: null,
  notice: {
    key: company.type === 'recruiter' ? 'systemAlerts' : 'billing',
    event: 'invoiceOverdue',
    words: { invoice: id, date: dueDate },
    body: null,
    link: `/${company.type}/settings/billing`,
  },
});
