import type { Candidate } from '../contract/candidates/candidates.ts';
import type { Hold } from '../contract/candidates/holds.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import { addDays } from '../time/days.ts';
import { isOffered } from './benchBars.ts';
import { rollOffs } from './rollOffs.ts';
import type { CalendarEvent } from './writeCalendar.ts';

/** Days that a bench calendar covers, past and future. */
const reach = { before: 31, after: 400 };

export type BenchRows = {
  candidates: readonly Pick<Candidate, 'id' | 'name' | 'title'>[];
  contracts: readonly Pick<
    Contract,
    | 'id'
    | 'version'
    | 'updatedAt'
    | 'candidateId'
    | 'employee'
    | 'client'
    | 'type'
    | 'status'
    | 'startDate'
    | 'endDate'
  >[];
  holds: readonly (Pick<
    Hold,
    'id' | 'version' | 'updatedAt' | 'candidateId' | 'heldFor' | 'startDate' | 'endDate'
  > & {
    /** The company the hold is for, if it is on the platform. */
    client: string | null;
  })[];
};

/** Event texts, already translated, as calendar apps show them unchanged. */
export type BenchWords = Record<'placed' | 'pending' | 'held' | 'rollOff', string>;

/**
 * Placements, contracts awaiting signature, holds and roll-offs: name, title, client and dates, nothing else.
 */
export const benchEvents = (
  { candidates, contracts, holds }: BenchRows,
  words: BenchWords,
  today: string,
): CalendarEvent[] => {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const [first, last] = [addDays(today, -reach.before), addDays(today, reach.after)];
  const inReach = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    startDate <= last && endDate >= first;
  const event = (
    row: { id: string; version: number; updatedAt: string },
    kind: keyof BenchWords,
    [name, client]: [string, string | null],
    days: Pick<CalendarEvent, 'from' | 'to'>,
    title?: string,
  ): CalendarEvent => ({
    uid: `${row.id}-${kind}@talentbench`,
    summary: [`${name}: ${words[kind]}`, client].filter(Boolean).join(', '),
    description: [name, title, client].filter(Boolean).join(', '),
    ...days,
    tentative: kind === 'pending' || kind === 'held',
    category: words[kind],
    changedAt: row.updatedAt,
    sequence: row.version - 1,
  });

  const deals = contracts.filter((one) => one.candidateId && isOffered(one) && inReach(one));
  const byContract = new Map(deals.map((one) => [one.id, one]));
  return [
    ...deals.map((one) => {
      const kind = one.status === 'Pending' ? 'pending' : 'placed';
      const days = { from: one.startDate, to: one.endDate };
      return event(one, kind, [one.employee, one.client], days, byId.get(String(one.candidateId))?.title);
    }),
    ...holds.filter(inReach).flatMap((one) => {
      const candidate = byId.get(one.candidateId);
      const days = { from: one.startDate, to: one.endDate };
      return candidate
        ? [event(one, 'held', [candidate.name, one.client ?? one.heldFor], days, candidate.title)]
        : [];
    }),
    ...rollOffs(deals, today, reach.after).flatMap(({ contractId, on }) => {
      const one = byContract.get(contractId);
      const day = addDays(on, 1);
      return one
        ? [
            event(
              one,
              'rollOff',
              [one.employee, one.client],
              { from: day, to: day },
              byId.get(String(one.candidateId))?.title,
            ),
          ]
        : [];
    }),
  ];
};
