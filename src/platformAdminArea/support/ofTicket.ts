import type { Ticket } from '../../../domain/contract/tickets.ts';

/** What every dialog over the desk is given. */
export type OfTicket = { ticket: Ticket; onClose: () => void };
