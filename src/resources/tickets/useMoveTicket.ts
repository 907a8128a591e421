import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';

/** Changes the status of the company's own ticket, and reports the result. */
export const useMoveTicket = (ticket: Ticket) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
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
          notifyFailure(error);
          refresh();
        },
      },
    );
  return { move, moving: isPending };
};
