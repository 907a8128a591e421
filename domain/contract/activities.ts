import { instant, oneOf, optional, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const activityStatuses = [
  'Pending Approval',
  'Approved',
  'Resolved',
  'In Progress',
  'Completed',
] as const;
export const activityPriorities = ['High', 'Medium', 'Low'] as const;

/** Something that happened, worded for people; written by the store with the change itself. */
export const activities = defineNoun({
  name: 'activities',
  label: 'Activity',
  plural: 'Recent Activity',
  prefix: 'ACT',
  fields: {
    companyId: optional(reference('Company', 'companies', 'kept')),
    type: text('Activity'),
    details: text('Details', 300),
    noun: optional(text('Noun', 60)),
    target: optional(text('Target')),
    status: oneOf('Status', activityStatuses),
    priority: oneOf('Priority', activityPriorities),
    at: instant('Time'),
  },
  search: ['type', 'details'],
  title: 'type',
});
export type Activity = RowOf<typeof activities>;
