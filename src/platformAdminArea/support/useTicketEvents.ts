import { useGetManyReference } from 'react-admin';
import type { TicketEvent } from '../../../domain/contract/support/ticketEvents.ts';

/** The events of a ticket, oldest first. */
export const useTicketEvents = (ticketId: string) =>
  useGetManyReference<TicketEvent>('ticketEvents', {
    target: 'ticketId',
    id: ticketId,
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'id', order: 'ASC' },
  });
