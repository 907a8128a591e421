import type { User } from '../contract/accounts/users.ts';
import { type SupportRole, supportRoles } from '../contract/support/supportRoles.ts';
import { isDone, type Ticket } from '../contract/support/tickets.ts';

/** The support role for each category. */
export const homeOf: Record<Ticket['category'], SupportRole> = {
  Payment: 'Account Support',
  Technical: 'Technical Support',
  Account: 'Account Support',
  Performance: 'Technical Support',
  'Feature Request': 'Product Support',
};

export type Agent = Pick<User, 'id' | 'agentRole' | 'status'>;

/** The active agent of a category, or of any if it has none, with the fewest open tickets. */
export const leastLoaded = <A extends Agent>(
  agents: readonly A[],
  openTickets: readonly Pick<Ticket, 'assigneeId' | 'status'>[],
  category: Ticket['category'],
): A | null => {
  const active = agents.filter(
    ({ agentRole, status }) =>
      status === 'Active' && (supportRoles as readonly unknown[]).includes(agentRole),
  );
  const atHome = active.filter(({ agentRole }) => agentRole === homeOf[category]);
  const load = ({ id }: Agent) =>
    openTickets.filter(({ assigneeId, status }) => assigneeId === id && !isDone(status)).length;
  const loads = (atHome.length ? atHome : active).map((agent) => ({ agent, load: load(agent) }));
  return loads.sort((a, b) => a.load - b.load)[0]?.agent ?? null;
};
