import { visitor } from '../access/can.ts';
import { nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { ticketEventKinds } from '../contract/support/ticketEvents.ts';
import { isDone } from '../contract/support/tickets.ts';
import { ConflictAt, Invalid } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';
import { afterReading, type Effect } from './effect.ts';
import { checkMoves } from './moves.ts';
import { tellAgent, tellAsker } from './notifications/ticketNotifications.ts';

/** Validates a ticket: its agent must be a support agent, and only finished tickets can be rated. */
export const keptTicket = async (row: Values, reader: Reader): Promise<Values> => {
  const before = row.id ? await reader.find('tickets', String(row.id)) : null;
  if (row.assigneeId !== null && row.assigneeId !== before?.assigneeId)
    await checkAgent(String(row.assigneeId), reader);
  if (isDone(String(row.status))) return {};
  if (row.satisfaction !== null && row.satisfaction !== before?.satisfaction)
    throw Invalid({ satisfaction: 'tickets.rate-later' });
  return { resolvedAt: null, satisfaction: null };
};

const checkAgent = async (id: string, reader: Reader) => {
  const agent = await reader.find('users', id);
  if (agent?.userType !== 'admin' || agent.agentRole === null || agent.status !== 'Active')
    throw Invalid({ assigneeId: 'tickets.not-an-agent' });
};

/** Validates a message and applies its effect on the ticket, under a lock on the ticket. */
export const keptResponse = async (row: Values, reader: Reader): Promise<Values> => {
  await reader.hold(`tickets ${row.ticketId}`, 'alone');
  const ticket = await reader.find('tickets', String(row.ticketId));
  if (!ticket || row.id) return { companyId: ticket?.companyId ?? row.companyId };
  const status = await statusAfter(row, ticket, reader);
  if (ticket.status === 'Closed' && !row.internal) throw ConflictAt('body', 'tickets.closed');
  return { companyId: ticket.companyId, status };
};

/** The status set by the message, or by a reply to a resolved ticket; null if the status stays. */
const statusAfter = async (row: Values, ticket: Row, reader: Reader): Promise<unknown> => {
  const author = await reader.find('users', String(row.authorId));
  const asked = row.status ?? (author?.userType === 'admin' ? null : reopened(ticket));
  if (asked === null || asked === ticket.status) return null;
  checkMoves(nounOf('tickets'), ticket, { status: asked }, author ?? visitor);
  return asked;
};

const reopened = ({ status, assigneeId }: Row): string | null => {
  if (status !== 'Resolved') return null;
  return assigneeId === null ? 'Open' : 'In Progress';
};

/** The timeline entries of a ticket's change, and its notifications. */
export const ticketEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  const found: Effect[] = before ? [] : [event(after, 'opened', context, { to: after.status })];
  for (const kind of ['status', 'priority'] as const)
    if (before && before[kind] !== after[kind])
      found.push(event(after, kind, context, { from: before[kind], to: after[kind] }));
  if (after.satisfaction !== null && before?.satisfaction !== after.satisfaction)
    found.push(event(after, 'satisfaction', context, { to: String(after.satisfaction) }));
  if ((before?.assigneeId ?? null) !== after.assigneeId) found.push(assigned(before, after, context));
  if (before && before.status !== after.status) found.push(...movedNotifications(before, after, context));
  return found;
};

const movedNotifications = (before: Row, after: Row, { actor }: Context): Effect[] => {
  if (actor.userType !== 'admin')
    return before.status === 'Resolved' && !isDone(String(after.status))
      ? [tellAgent(after, 'ticketReopened')]
      : [];
  if (after.status === 'Resolved') return [tellAsker(after, 'ticketResolved', {})];
  return after.status === 'Closed' ? [tellAsker(after, 'ticketClosed', {})] : [];
};

/** The timeline names the agents; the agent and the requester are notified. */
const assigned = (before: Row | null, after: Row, context: Context): Effect =>
  afterReading(
    [
      ['users', { id: before?.assigneeId ?? null }],
      ['users', { id: after.assigneeId }],
    ],
    (found) => {
      const [from = null, to = null] = found.map(([user]) => user?.fullName);
      const told = event(after, 'assigned', context, { from, to });
      return to === null
        ? [told]
        : [told, tellAgent(after, 'ticketAssigned'), tellAsker(after, 'ticketTaken', { person: to })];
    },
  );

/** Effects of a new message on its ticket, and its notification. */
export const messageEffects = (message: Row, context: Context): Effect[] => {
  const { ticketId, companyId, internal, status } = message;
  const isAnswer = context.actor.userType === 'admin';
  const found: Effect[] = [
    event({ id: ticketId, companyId }, isAnswer ? 'answered' : 'replied', context, { internal }),
    {
      kind: 'revise',
      noun: 'tickets',
      where: { id: ticketId },
      values: (ticket) => ({
        ...(isAnswer && !internal && firstAnswer(ticket, context)),
        ...(status !== null && movedTo(String(status), ticket, context)),
      }),
    },
  ];
  // A message that changes the status is covered by the status notification.
  const told = status !== null && (!isAnswer || isDone(String(status)));
  if (!internal && !told) found.push(messageNotification(message, isAnswer));
  return found;
};

const messageNotification = ({ ticketId, author }: Row, isAnswer: boolean): Effect =>
  afterReading([['tickets', { id: ticketId }]], ([tickets]) =>
    tickets.map((ticket) =>
      isAnswer ? tellAsker(ticket, 'ticketAnswered', { person: author }) : tellAgent(ticket, 'ticketReplied'),
    ),
  );

const firstAnswer = ({ firstAnsweredAt, responseMinutes, createdAt }: Row, { now }: Context): Values => ({
  firstAnsweredAt: firstAnsweredAt ?? now.toISOString(),
  responseMinutes: firstAnsweredAt
    ? responseMinutes
    : Math.max(0, Math.floor((now.getTime() - new Date(createdAt).getTime()) / 60_000)),
});

const movedTo = (status: string, { resolvedAt }: Row, { now }: Context): Values => {
  if (!isDone(status)) return { status, resolvedAt: null, satisfaction: null };
  return { status, resolvedAt: (status === 'Closed' && resolvedAt) || now.toISOString() };
};

const event = (
  ticket: { id: unknown; companyId?: unknown },
  kind: (typeof ticketEventKinds)[number],
  { actor, name, now }: Context,
  more: Values,
): Effect => ({
  kind: 'add',
  noun: 'ticketEvents',
  row: {
    ticketId: ticket.id,
    companyId: ticket.companyId,
    kind,
    from: null,
    to: null,
    actorId: actor.userId,
    actor: name.slice(0, 120),
    internal: false,
    at: now.toISOString(),
    ...more,
  },
});
