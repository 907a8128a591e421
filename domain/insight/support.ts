import type { Ticket } from '../contract/support/tickets.ts';

/** Filters for open and for finished tickets, whose list lengths are the figures. */
export const unresolvedTickets = {
  status: ['Open', 'In Progress', 'Under Review'] satisfies Ticket['status'][],
};
export const resolvedTickets = { status: ['Resolved', 'Closed'] satisfies Ticket['status'][] };
