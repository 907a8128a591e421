import { instant, longText, oneOf, optional, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const incidentTypes = [
  'Data Breach',
  'Unauthorized Access',
  'Malware',
  'Phishing',
  'DDoS',
  'Other',
] as const;
export const severities = ['Critical', 'High', 'Medium', 'Low'] as const;
export const incidentStatuses = ['Investigating', 'Resolved', 'Closed'] as const;

/** A security incident, from its report to its end. */
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
  },
  serverSet: ['reported'],
  search: ['description'],
  title: 'type',
  lifecycles: [
    {
      field: 'status',
      initial: ['Investigating'],
      moves: {
        Investigating: { Resolved: ['admin'] },
        Resolved: { Closed: ['admin'], Investigating: ['admin'] },
      },
    },
  ],
});
export type Incident = RowOf<typeof incidents>;
