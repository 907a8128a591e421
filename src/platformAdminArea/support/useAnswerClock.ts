import { useListContext } from 'ra-core';
import type { TicketEvent } from '../../../domain/contract/ticketEvents.ts';
import { isDone, type Ticket } from '../../../domain/contract/tickets.ts';
import { answerClock, type SlaClock } from '../../../domain/support/sla.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';
import { useNow } from './useNow.ts';

const isWaiting = ({ firstAnsweredAt, status }: Ticket): boolean =>
  firstAnsweredAt === null && !isDone(status);

/** The time left until a ticket's first answer is due; null if none is due, or while it loads. */
export const useAnswerClock = (ticket: Ticket): SlaClock | null => {
  const { data = [] } = useListContext<Ticket>();
  const now = useNow();
  const waiting = data.filter(isWaiting).map(({ id }) => id);
  // All cells of the list share this query, so it is one request.
  const { data: events } = useAllRows<TicketEvent>({
    noun: 'ticketEvents',
    filter: { ticketId: waiting, kind: ['opened', 'status', 'priority'] },
    enabled: waiting.length > 0,
  });
  if (!events || !isWaiting(ticket)) return null;
  return answerClock(
    ticket,
    events.filter(({ ticketId }) => ticketId === ticket.id),
    now,
  );
};
