import type { Row } from '../contract/noun.ts';
import type { Consequence } from './consequence.ts';

/** A recruiter's people hear of it by their switch for system alerts; a provider's have no such switch. */
export const invoiceOverdue = ({ id, companyId, dueDate }: Row): Consequence => ({
  kind: 'look',
  at: [['companies', { id: companyId }]],
  follows: ([companies]) => {
    const company = companies?.[0];
    return company?.type === 'recruiter'
      ? [
          {
            kind: 'notify',
            companyId: company.id,
            from: null,
            notice: {
              key: 'systemAlerts',
              event: 'invoiceOverdue',
              words: { invoice: id, date: dueDate },
              body: null,
              link: '/recruiter/settings/billing',
            },
          },
        ]
      : [];
  },
});
