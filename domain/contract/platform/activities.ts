import { instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const activityStatuses = ['Pending Approval', 'Approved', 'Resolved', 'In Progress', 'Completed'] as const;
const activityPriorities = ['High', 'Medium', 'Low'] as const;

/**
 * An event, written by the store with the change itself. `type` is the English sentence; `event` and `words`
 * (JSON) hold the same as a code with values, for other languages.
 */
export const activities = defineNoun({
  name: 'activities',
  label: 'Activity',
  plural: 'Recent Activity',
  prefix: 'ACT',
  fields: {
    companyId: optional(reference('Company', 'companies', 'kept')),
    type: text('Activity', 300),
    details: text('Details', 300),
    noun: optional(text('Record Type', 60)),
    target: optional(text('Target')),
    status: oneOf('Status', activityStatuses),
    priority: oneOf('Priority', activityPriorities),
    at: instant('Time'),
    event: optional(text('Event', 60)),
    words: optional(longText('Values')),
  },
  search: ['type', 'details'],
  title: 'type',
});
export type Activity = RowOf<typeof activities>;
