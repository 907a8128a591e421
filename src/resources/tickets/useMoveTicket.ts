import { useNotify, useRefresh, useUpdate } from 'ra-core';
import type { Ticket } from '../../../domain/contract/tickets.ts';

/** Changes one's own ticket, and says so or why not. */
export const useMoveTicket = (ticket: Ticket) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const move = (changes: Partial<Pick<Ticket, 'status' | 'satisfaction'>>, said: string) =>
    update(
      'tickets',
      { id: ticket.id, data: changes, previousData: ticket },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(said, { type: 'success' });
          refresh();
        },
        onError: (error) => {
          notify((error as Error).message, { type: 'error' });
          refresh();
        },
      },
    );
  return { move, moving: isPending };
};
