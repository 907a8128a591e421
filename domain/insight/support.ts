import type { Ticket } from '../contract/tickets.ts';

/** Tickets that somebody still works on, and tickets that are done with: filters whose lists are the figures. */
export const unresolvedTickets = {
  status: ['Open', 'In Progress', 'Under Review'] satisfies Ticket['status'][],
};
export const resolvedTickets = { status: ['Resolved', 'Closed'] satisfies Ticket['status'][] };
