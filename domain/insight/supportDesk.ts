import type { Rows } from '../contract/index.ts';
import { supportRoles } from '../contract/support/supportRoles.ts';
import { isDone, type Ticket } from '../contract/support/tickets.ts';
import type { Condition } from '../query/condition.ts';
import type { Group, Grouping } from '../query/groups.ts';
import { answerClock, answerWithin } from '../support/sla.ts';

export type SupportDesk = {
  /** From opening to first answer, in elapsed time. */
  averageResponseMinutes: number | null;
  /** Stars, with one decimal. */
  satisfaction: number | null;
  /** Of the tickets whose first answer is given or due, the share answered in time: 0 to 1. */
  slaMet: number | null;
  agents: AgentFigures[];
};
export type AgentFigures = {
  id: string;
  name: string;
  role: string;
  /** Open tickets of this agent. */
  active: number;
  averageResponseMinutes: number | null;
  satisfaction: number | null;
};

const known = (field: string): Condition[] => [{ field, operator: 'neq', value: null }];
/** Totals over all tickets. */
export const supportGroups = {
  by: ['assigneeId', 'status'],
  figures: {
    tickets: {},
    answered: { where: known('responseMinutes') },
    minutes: { sum: 'responseMinutes' },
    rated: { where: known('satisfaction') },
    stars: { sum: 'satisfaction' },
  },
} as const satisfies Omit<Grouping, 'conditions'>;
type SupportFigure = keyof typeof supportGroups.figures;

/** Fields of tickets whose answer is missing or took longer than promised. */
export const slowFields = [
  'id',
  'status',
  'priority',
  'createdAt',
  'updatedAt',
  'firstAnsweredAt',
  'resolvedAt',
] as const satisfies readonly (keyof Ticket)[];
type SlowTicket = Pick<Ticket, (typeof slowFields)[number]>;
type SupportEvent = Pick<Rows['ticketEvents'], 'id' | 'ticketId' | 'kind' | 'from' | 'to' | 'at'>;
type SupportAgent = Pick<Rows['users'], 'id' | 'fullName' | 'agentRole'>;

export const supportSince = (now: Date): string => {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since.toISOString();
};

/** Working time never exceeds elapsed time, so answers within the promise need no calendar. */
export const slowOnes = Object.entries(answerWithin).map(([priority, minutes]): Condition[] => [
  { field: 'priority', operator: 'eq', value: priority },
  { field: 'responseMinutes', operator: 'gt', value: minutes },
]);

/** An answer within this time is in time for every priority. */
export const shortestPromise = Math.min(...Object.values(answerWithin));

/** Tickets late in elapsed time; only for these do working hours matter. */
export const lateUnlessPaused = (slow: readonly SlowTicket[], now: Date): string[] =>
  slow.filter((ticket) => stateOf(ticket, none, now) === 'breached').map(({ id }) => id);
const none: EventsOf = new Map();

type SupportRows = {
  groups: readonly Group[];
  /** Includes tickets whose priority was changed; a ticket may occur twice. */
  slow: readonly SlowTicket[];
  events: readonly SupportEvent[];
  agents: readonly SupportAgent[];
};

export const supportDesk = ({ groups, slow, events, agents }: SupportRows, now: Date): SupportDesk => ({
  ...averages(groups),
  slaMet: metShare(addUp(groups, 'answered'), slow, byTicket(events), now),
  agents: agents
    .filter(({ agentRole }) => (supportRoles as readonly unknown[]).includes(agentRole))
    .map(({ id, fullName, agentRole }) => {
      const own = groups.filter(({ assigneeId }) => assigneeId === id);
      const active = own.filter(({ status }) => !isDone(String(status)));
      return {
        id,
        name: fullName,
        role: String(agentRole),
        active: addUp(active, 'tickets'),
        ...averages(own),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
});

type EventsOf = ReadonlyMap<string, readonly SupportEvent[]>;

const byTicket = (events: readonly SupportEvent[]): EventsOf =>
  Map.groupBy(
    events.toSorted((a, b) => (a.at === b.at ? place(a) - place(b) : a.at < b.at ? -1 : 1)),
    ({ ticketId }) => ticketId,
  );
const place = ({ id }: SupportEvent): number => Number(id.slice(id.indexOf('-') + 1));

const stateOf = (ticket: SlowTicket, eventsOf: EventsOf, now: Date) =>
  answerClock(ticket, eventsOf.get(ticket.id) ?? [], now).state;

/** Fast answers are in time; slow ones are checked against working hours. */
const metShare = (
  answered: number,
  slow: readonly SlowTicket[],
  eventsOf: EventsOf,
  now: Date,
): number | null => {
  const each = [...new Map(slow.map((ticket) => [ticket.id, ticket])).values()];
  const late = each.filter((ticket) => stateOf(ticket, eventsOf, now) === 'breached');
  const met = answered - late.filter(({ firstAnsweredAt }) => firstAnsweredAt !== null).length;
  return met + late.length === 0 ? null : met / (met + late.length);
};

const addUp = (groups: readonly Group[], figure: SupportFigure): number =>
  groups.reduce((sum, group) => sum + Number(group[figure]), 0);

const averages = (groups: readonly Group[]) => {
  const minutes = mean(addUp(groups, 'answered'), addUp(groups, 'minutes'));
  const stars = mean(addUp(groups, 'rated'), addUp(groups, 'stars'));
  return {
    averageResponseMinutes: minutes === null ? null : Math.round(minutes),
    satisfaction: stars === null ? null : Math.round(stars * 10) / 10,
  };
};

const mean = (count: number, sum: number): number | null => (count === 0 ? null : sum / count);
