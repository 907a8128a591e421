import { flag, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { ticketStatuses } from './tickets.ts';

/** One message in a ticket's conversation; internal messages are for operators only. */
export const ticketResponses = defineNoun({
  name: 'ticketResponses',
  label: 'Response',
  plural: 'Responses',
  prefix: 'TR',
  fields: {
    ticketId: reference('Ticket', 'tickets', 'removed'),
    companyId: reference('Company', 'companies'),
    authorId: optional(reference('User Account', 'users')),
    author: text('Author'),
    body: longText('Response'),
    internal: flag('Internal'),
    /** The ticket status that this message sets. */
    status: optional(oneOf('New Status', ticketStatuses)),
  },
  fixed: ['ticketId', 'companyId'],
  serverSet: ['authorId', 'author', 'companyId'],
  defaults: { internal: false },
  search: ['body'],
  title: 'id',
});
export type TicketResponse = RowOf<typeof ticketResponses>;
