import type { Ticket } from '../../../domain/contract/support/tickets.ts';

/** The props of all dialogs about a ticket. */
export type OfTicket = { ticket: Ticket; onClose: () => void };
