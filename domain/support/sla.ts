import type { TicketEvent } from '../contract/support/ticketEvents.ts';
import { isDone, type Ticket } from '../contract/support/tickets.ts';
import { type SupportHours, supportHours } from './supportHours.ts';
import { afterWork, workedBetween } from './workingTime.ts';

type Priority = Ticket['priority'];
/** SLA in working minutes by priority, for the first response and for the resolution. */
export const answerWithin: Record<Priority, number> = { High: 4 * 60, Medium: 8 * 60, Low: 24 * 60 };
export const resolveWithin: Record<Priority, number> = { High: 16 * 60, Medium: 40 * 60, Low: 80 * 60 };

export type SlaClock = {
  allowedMinutes: number;
  /** Whole working minutes, without those under review and those between a resolution and its reopening. */
  elapsedMinutes: number;
  /** When the SLA ends or ended; null if it was met, or while that is unknown. */
  dueAt: string | null;
  state: 'met' | 'breached' | 'running' | 'paused';
};
export type SlaTicket = Pick<
  Ticket,
  'createdAt' | 'updatedAt' | 'status' | 'priority' | 'firstAnsweredAt' | 'resolvedAt'
>;
export type SlaEvent = Pick<TicketEvent, 'kind' | 'from' | 'to' | 'at'>;

/** A ticket's status for both SLAs, from its events in chronological order. */
export const slaOf = (
  ticket: SlaTicket,
  events: readonly SlaEvent[],
  now: Date,
  hours: SupportHours = supportHours,
): { answer: SlaClock; resolve: SlaClock } => {
  const story = storyOf(ticket, events);
  const done = isDone(ticket.status) ? story.at(-1)?.from : undefined;
  return {
    answer: answerClock(ticket, events, now, hours),
    resolve: clock(story, resolveWithin[priorityAt(ticket, events, done ?? now.getTime())], { now, hours }),
  };
};

/** The response SLA only. */
export const answerClock = (
  ticket: SlaTicket,
  events: readonly SlaEvent[],
  now: Date,
  hours: SupportHours = supportHours,
): SlaClock => {
  const answered = ticket.firstAnsweredAt === null ? null : Date.parse(ticket.firstAnsweredAt);
  const allowed = answerWithin[priorityAt(ticket, events, answered ?? now.getTime())];
  return clock(storyOf(ticket, events), allowed, { now, hours, answered });
};

/** A status of the ticket, from a time on. */
type Part = { status: string; from: number };

const storyOf = (ticket: SlaTicket, events: readonly SlaEvent[]): Part[] => {
  const first = events.find(({ kind }) => kind === 'opened')?.to ?? 'Open';
  const story = [{ status: first, from: Date.parse(ticket.createdAt) }];
  for (const { kind, to, at } of events)
    if (kind === 'status' && to) story.push({ status: to, from: Date.parse(at) });
  // If no event records it, the row's own date is used.
  if (story.at(-1)?.status !== ticket.status)
    story.push({ status: ticket.status, from: Date.parse(ticket.resolvedAt ?? ticket.updatedAt) });
  return story;
};

/** The SLA is judged by the priority at the time that ends it. */
const priorityAt = (ticket: SlaTicket, events: readonly SlaEvent[], at: number): Priority => {
  const changes = events.filter(({ kind }) => kind === 'priority');
  const before = changes.findLast((change) => Date.parse(change.at) <= at);
  return (before?.to ?? changes[0]?.from ?? ticket.priority) as Priority;
};

type Asked = { now: Date; hours: SupportHours; answered?: number | null };

const clock = (story: readonly Part[], allowedMinutes: number, { now, hours, answered }: Asked): SlaClock => {
  const end = answered ?? now.getTime();
  const allowed = allowedMinutes * 60_000;
  let elapsed = 0;
  let due: number | null = null;
  for (const [place, { status, from }] of story.entries()) {
    if (!counts(status)) continue;
    const next = story[place + 1]?.from;
    if (due === null && elapsed < allowed) {
      const ends = afterWork(from, allowed - elapsed, hours);
      if (ends <= Math.min(next ?? Number.POSITIVE_INFINITY, answered ?? Number.POSITIVE_INFINITY))
        due = ends;
    }
    elapsed += workedBetween(from, Math.min(next ?? end, end), hours);
  }
  const last = story.at(-1)?.status ?? 'Open';
  const state = stateOf(elapsed > allowed, answered != null || isDone(last), counts(last));
  return {
    allowedMinutes,
    elapsedMinutes: Math.floor(elapsed / 60_000),
    dueAt: due === null || state === 'met' || state === 'paused' ? null : new Date(due).toISOString(),
    state,
  };
};

const counts = (status: string): boolean => status === 'Open' || status === 'In Progress';

const stateOf = (late: boolean, over: boolean, counting: boolean): SlaClock['state'] => {
  if (late) return 'breached';
  if (over) return 'met';
  return counting ? 'running' : 'paused';
};
