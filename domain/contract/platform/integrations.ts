import { flag, instant, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const integrationStatuses = ['Connected', 'Pending', 'Not Connected'] as const;
export const integrationHealths = ['Excellent', 'Good', 'Poor'] as const;

/**
 * A third-party service of a company, or of the platform (no company). Not Connected reads Available on the
 * provider's screen; the operator's shows Active, Pending and Inactive.
 */
export const integrations = defineNoun({
  name: 'integrations',
  label: 'Integration',
  plural: 'Integrations',
  prefix: 'INT',
  fields: {
    companyId: optional(reference('Company', 'companies')),
    name: text('Name', 60),
    description: text('Description', 300),
    category: text('Category', 60),
    status: oneOf('Status', integrationStatuses),
    health: optional(oneOf('Health', integrationHealths)),
    lastSync: optional(instant('Last Sync')),
    /** Why the last delivery failed, as a stored message; null if it arrived. */
    lastError: optional(text('Last Error', 300)),
    /** Messages go to the test inbox of this server, and to no service. */
    testInbox: flag('Test Inbox'),
    /** Messages are signed with a key. */
    signed: flag('Signed Messages'),
    /** After a rotation, messages are signed with the previous key too, until this time. */
    formerKeyUntil: optional(instant('Previous Key Valid Until')),
  },
  fixed: ['companyId'],
  // A service is connected by entering its address, not by editing its status.
  serverSet: ['status', 'health', 'lastSync', 'lastError', 'testInbox', 'signed', 'formerKeyUntil'],
  defaults: { category: 'Collaboration', status: 'Not Connected', testInbox: false, signed: false },
  search: ['name', 'description'],
  title: 'name',
});
export type Integration = RowOf<typeof integrations>;
