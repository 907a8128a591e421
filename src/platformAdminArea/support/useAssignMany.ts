import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { useReason } from '../../auth/useReason.ts';
import type { LoadedAgent } from './useLoadedAgents.ts';

/**
 * Assigns tickets one by one, each with the version loaded here; reports how many succeeded and why one
 * failed.
 */
export const useAssignMany = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const reasonOf = useReason();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('tickets');
  const [assigning, setAssigning] = useState(false);
  const assign = async (tickets: readonly Ticket[], { id: assigneeId, name: agent }: LoadedAgent) => {
    setAssigning(true);
    const results = await Promise.allSettled(
      tickets.map((ticket) =>
        dataProvider.update('tickets', { id: ticket.id, data: { assigneeId }, previousData: ticket }),
      ),
    );
    setAssigning(false);
    unselectAll();
    refresh();
    const refused = results.filter((result) => result.status === 'rejected');
    const done = results.length - refused.length;
    const reason = refused[0] && reasonOf(refused[0].reason);
    if (reason)
      notify('support.assign.doneSome', {
        type: 'warning',
        messageArgs: { done, all: tickets.length, agent, reason },
      });
    else notify('support.assign.doneMany', { type: 'success', messageArgs: { smart_count: done, agent } });
  };
  return { assign, assigning };
};
