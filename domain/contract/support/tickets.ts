import { instant, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const ticketStatuses = ['Open', 'In Progress', 'Under Review', 'Resolved', 'Closed'] as const;
export const ticketPriorities = ['High', 'Medium', 'Low'] as const;
export const ticketCategories = [
  'Payment',
  'Technical',
  'Account',
  'Performance',
  'Feature Request',
] as const;

/** Support, and the company that opened the ticket. */
const everybody = ['admin', 'provider', 'recruiter'] as const;

/** A support ticket from a company. */
export const tickets = defineNoun({
  name: 'tickets',
  label: 'Ticket',
  plural: 'Support Tickets',
  prefix: 'TKT',
  fields: {
    companyId: reference('Requester', 'companies'),
    requesterId: optional(reference('Opened By', 'users')),
    title: text('Title', 150),
    description: longText('Description'),
    category: oneOf('Category', ticketCategories),
    priority: oneOf('Priority', ticketPriorities),
    status: oneOf('Status', ticketStatuses),
    assigneeId: optional(reference('Assignee', 'users')),
    firstAnsweredAt: optional(instant('First Response')),
    responseMinutes: optional(whole('Response Time')),
    satisfaction: optional(whole('Satisfaction', 1, 5)),
    resolvedAt: optional(instant('Resolved')),
  },
  fixed: ['companyId'],
  serverSet: ['requesterId', 'firstAnsweredAt', 'responseMinutes', 'resolvedAt'],
  defaults: { priority: 'Medium', category: 'Technical' },
  counted: ['category', 'priority', 'status', 'assigneeId'],
  inCharge: ['assigneeId', 'requesterId'],
  search: ['title', 'description'],
  foundBy: { companies: ['companyId'] },
  title: 'title',
  stamps: [
    { field: 'status', to: 'Resolved', writes: 'resolvedAt', as: 'instant' },
    { field: 'status', to: 'Closed', writes: 'resolvedAt', as: 'instant', once: true },
  ],
  lifecycles: [
    {
      field: 'status',
      initial: ['Open'],
      moves: {
        Open: { 'In Progress': ['admin'], 'Under Review': ['admin'], Resolved: ['admin'], Closed: everybody },
        'In Progress': { Open: ['admin'], 'Under Review': ['admin'], Resolved: ['admin'], Closed: everybody },
        'Under Review': { 'In Progress': ['admin'], Resolved: ['admin'], Closed: everybody },
        Resolved: { Open: everybody, 'In Progress': everybody, Closed: everybody },
      },
    },
  ],
});
export type Ticket = RowOf<typeof tickets>;

/** No longer worked on; a resolved ticket can still be reopened. */
export const isDone = (status: string): boolean => status === 'Resolved' || status === 'Closed';
