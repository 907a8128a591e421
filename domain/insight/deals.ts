import type { openRequestStatuses } from '../contract/deals/requests.ts';
import { utcDay } from '../time/days.ts';

/**
 * Filters whose list length is a figure: candidates not placed, pending requests, candidates at a client
 * under a signed contract.
 */
export const onBench = { status_neq: 'Placed' };
export const waitingRequests = {
  status: ['Pending Response', 'Under Review', 'Proposal Sent'] satisfies [...typeof openRequestStatuses],
};
export const deployed = { type: ['SOW', 'C2H'], signedDate_neq: null };
export const running = { status: 'Active' };

/** Running contracts that end within a number of days. */
export const endingWithin = (days: number, now: Date) => ({
  status: 'Active',
  endDate_lte: utcDay(new Date(now.getTime() + days * 86_400_000)),
});
