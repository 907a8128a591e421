import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { leastLoaded } from '../../../domain/support/agents.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { useAgents } from './useAgents.ts';

export type LoadedAgent = { id: string; name: string; role: string; active: number };

/** The agents with their workload, and the one suggested for these tickets. */
export const useLoadedAgents = (tickets: readonly Ticket[]) => {
  const people = useAgents();
  const support = useInsight('supportDesk', {});
  const active = new Map(support.data?.agents.map((agent) => [agent.id, agent.active]));
  const known = people.data && support.data ? people.data : undefined;
  const category = tickets[0]?.category;
  return {
    agents: known?.map(
      ({ id, fullName, agentRole }): LoadedAgent => ({
        id,
        name: fullName,
        role: agentRole ?? '',
        active: active.get(id) ?? 0,
      }),
    ),
    suggested: known && category && leastLoaded(known, openOf(known, active), category)?.id,
    error: people.error ?? support.error,
    refetch: () => {
      void people.refetch();
      void support.refetch();
    },
  };
};

/** Placeholder tickets: as many open ones per agent as were counted. */
const openOf = (agents: readonly User[], active: ReadonlyMap<string, number>) =>
  agents.flatMap(({ id }) =>
    Array.from({ length: active.get(id) ?? 0 }, () => ({ assigneeId: id, status: 'Open' as const })),
  );
