import type { Rows } from '../contract/index.ts';
import { type SupportRole, supportRoles } from '../contract/supportRoles.ts';
import { isDone, type Ticket } from '../contract/tickets.ts';
import { answerClock, answerWithin, type SlaEvent } from '../support/sla.ts';

export type SupportDesk = {
  /** From opening to the first answer, by the clock on the wall. */
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
  /** Tickets in this agent's hands that are not done. */
  active: number;
  averageResponseMinutes: number | null;
  satisfaction: number | null;
};

/** What the report reads of a ticket. */
export const deskFields = [
  'id',
  'status',
  'priority',
  'assigneeId',
  'createdAt',
  'updatedAt',
  'firstAnsweredAt',
  'responseMinutes',
  'resolvedAt',
  'satisfaction',
] as const satisfies readonly (keyof Ticket)[];
export type DeskTicket = Pick<Ticket, (typeof deskFields)[number]>;
type DeskEvent = Pick<Rows['ticketEvents'], 'id' | 'ticketId' | 'kind' | 'from' | 'to' | 'at'>;
type DeskAgent = Pick<Rows['users'], 'id' | 'fullName' | 'agentRole'>;

export const deskSince = (now: Date): string => {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since.toISOString();
};

/** Tickets late by the clock alone: only of these it matters whether the clock stood still. */
export const lateUnlessPaused = (
  tickets: readonly DeskTicket[],
  events: readonly DeskEvent[],
  now: Date,
): string[] => {
  const eventsOf = byTicket(events);
  return tickets
    .filter((ticket) => !isQuick(ticket) && stateOf(ticket, eventsOf, now) === 'breached')
    .map(({ id }) => id);
};

export const supportDesk = (
  tickets: readonly DeskTicket[],
  events: readonly DeskEvent[],
  agents: readonly DeskAgent[],
  now: Date,
): SupportDesk => {
  const eventsOf = byTicket(events);
  const of = Map.groupBy(tickets, ({ assigneeId }) => assigneeId);
  return {
    ...averages(tickets),
    slaMet: metShare(tickets, eventsOf, now),
    agents: agents
      .filter(({ agentRole }) => (supportRoles as readonly unknown[]).includes(agentRole))
      .map(({ id, fullName, agentRole }) => {
        const own = of.get(id) ?? [];
        return {
          id,
          name: fullName,
          role: agentRole as SupportRole,
          active: own.filter(({ status }) => !isDone(status)).length,
          ...averages(own),
        };
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
};

type EventsOf = ReadonlyMap<string, readonly DeskEvent[]>;

const byTicket = (events: readonly DeskEvent[]): EventsOf =>
  Map.groupBy(
    events.toSorted((a, b) => (a.at === b.at ? place(a) - place(b) : a.at < b.at ? -1 : 1)),
    ({ ticketId }) => ticketId,
  );
const place = ({ id }: DeskEvent): number => Number(id.slice(id.indexOf('-') + 1));

const shortest = Math.min(...Object.values(answerWithin));
/** Working time is never longer than time: no calendar is asked about the most of the tickets. */
const isQuick = ({ responseMinutes, firstAnsweredAt }: DeskTicket): boolean =>
  firstAnsweredAt !== null && responseMinutes !== null && responseMinutes < shortest;

const stateOf = (ticket: DeskTicket, eventsOf: EventsOf, now: Date) =>
  answerClock(ticket, (eventsOf.get(ticket.id) ?? []) as readonly SlaEvent[], now).state;

const metShare = (tickets: readonly DeskTicket[], eventsOf: EventsOf, now: Date): number | null => {
  let met = 0;
  let late = 0;
  for (const ticket of tickets) {
    if (isQuick(ticket)) met++;
    else {
      const state = stateOf(ticket, eventsOf, now);
      if (state === 'breached') late++;
      else if (ticket.firstAnsweredAt !== null) met++;
    }
  }
  return met + late === 0 ? null : met / (met + late);
};

const averages = (tickets: readonly DeskTicket[]) => {
  const minutes = mean(tickets.map(({ responseMinutes }) => responseMinutes));
  const stars = mean(tickets.map(({ satisfaction }) => satisfaction));
  return {
    averageResponseMinutes: minutes === null ? null : Math.round(minutes),
    satisfaction: stars === null ? null : Math.round(stars * 10) / 10,
  };
};

const mean = (values: readonly (number | null)[]): number | null => {
  let sum = 0;
  let count = 0;
  for (const value of values)
    if (value !== null) {
      sum += value;
      count++;
    }
  return count === 0 ? null : sum / count;
};
