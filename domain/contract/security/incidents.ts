import type { Faults } from '../../messages/message.ts';
import { instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const incidentTypes = ['Data Breach', 'Unauthorized Access', 'Malware', 'Phishing', 'DDoS', 'Other'] as const;
export const severities = ['Critical', 'High', 'Medium', 'Low'] as const;
export type Severity = (typeof severities)[number];
const incidentStatuses = ['Investigating', 'Resolved', 'Closed'] as const;

/** A security incident, from report to closing. */
export const incidents = defineNoun({
  name: 'incidents',
  label: 'Security Incident',
  plural: 'Security Incidents',
  prefix: 'INC',
  fields: {
    type: oneOf('Type', incidentTypes),
    severity: oneOf('Severity', severities),
    status: oneOf('Status', incidentStatuses),
    description: longText('Description'),
    reported: instant('Reported'),
    assigneeId: optional(reference('Assignee', 'users')),
    resolution: optional(text('Resolution', 500)),
    authorId: optional(reference('Reported By', 'users', 'kept')),
    resolvedAt: optional(instant('Resolved')),
    closedAt: optional(instant('Closed')),
  },
  serverSet: ['reported', 'authorId', 'resolvedAt', 'closedAt'],
  search: ['description'],
  title: 'type',
  lifecycles: [
    {
      field: 'status',
      initial: ['Investigating'],
      moves: {
        Investigating: { Resolved: ['admin'] },
        Resolved: { Closed: ['admin'], Investigating: ['admin'] },
        Closed: { Investigating: ['admin'] },
      },
    },
  ],
  stamps: [
    { field: 'status', to: 'Resolved', writes: 'resolvedAt', as: 'instant' },
    { field: 'status', to: 'Closed', writes: 'closedAt', as: 'instant' },
  ],
  derive: ({ status }) =>
    status === 'Investigating' ? { resolution: null, resolvedAt: null, closedAt: null } : {},
  check: ({ status, resolution }): Faults =>
    status !== 'Investigating' && !resolution ? { resolution: 'incidents.resolution' } : {},
});
/** Open until it is closed: a resolved incident still needs review. */
export const openIncidents = ['Investigating', 'Resolved'] as const;
export type Incident = RowOf<typeof incidents>;
