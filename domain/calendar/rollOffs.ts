import { overlaps } from '../contract/candidates/bookings.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import { addDays } from '../time/days.ts';
import { type Deal, isOffered } from './benchBars.ts';

/**
 * A candidate returns to the bench: the last day at a client with no contract that follows on. `beside` are
 * the other contracts that book the candidate on days of that last one.
 */
type RollOff = { candidateId: string; contractId: string; on: string; beside: string[] };

/** Roll-offs from today up to a number of days ahead, soonest first. */
export const rollOffs = (contracts: readonly Deal[], today: string, within: number): RollOff[] => {
  const last = addDays(today, within);
  const running = contracts.filter((one) => one.status === 'Active' && one.candidateId && isOffered(one));
  const found = [...Map.groupBy(running, ({ candidateId }) => candidateId as string)].flatMap(
    ([candidateId, own]) => {
      const end = endOfStay(own, today);
      if (!end || end.endDate > last) return [];
      const beside = own.filter((one) => one !== end && one.endDate >= today && overlaps(one, end));
      return [{ candidateId, contractId: end.id, on: end.endDate, beside: beside.map(({ id }) => id) }];
    },
  );
  return found.sort((a, b) => compare(a.on, b.on) || compare(a.candidateId, b.candidateId));
};

/**
 * The contract that ends the current or next stay at a client; contracts without a gap between them are one
 * stay.
 */
export const endOfStay = <D extends Term>(own: readonly D[], today: string): D | undefined => {
  const [first, ...rest] = own
    .filter(({ endDate }) => endDate >= today)
    .sort((a, b) => compare(a.startDate, b.startDate));
  let end = first;
  for (const next of rest)
    if (end && next.startDate <= addDays(end.endDate, 1)) end = next.endDate > end.endDate ? next : end;
  return end;
};

type Term = Pick<Contract, 'startDate' | 'endDate'>;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
