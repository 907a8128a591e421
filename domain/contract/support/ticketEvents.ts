import { flag, instant, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { operators } from '../seenBy.ts';

export const ticketEventKinds = [
  'opened',
  'status',
  'priority',
  'assigned',
  'answered',
  'replied',
  'satisfaction',
] as const;

/**
 * One dated event of a ticket, written by the store with the change itself. `from` and `to` are statuses,
 * priorities, names of agents or stars; an answer comes from an operator, a reply from the company.
 */
export const ticketEvents = defineNoun({
  name: 'ticketEvents',
  label: 'Ticket Event',
  plural: 'Ticket Events',
  prefix: 'TE',
  fields: {
    ticketId: reference('Ticket', 'tickets', 'removed'),
    companyId: reference('Company', 'companies'),
    kind: oneOf('Kind', ticketEventKinds),
    from: optional(text('From')),
    to: optional(text('To')),
    actorId: operators(optional(reference('User Account', 'users', 'kept'))),
    actor: text('User'),
    internal: flag('Internal'),
    at: instant('Date'),
  },
  search: [],
  title: 'id',
});
export type TicketEvent = RowOf<typeof ticketEvents>;
