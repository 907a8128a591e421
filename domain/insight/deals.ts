import { deploymentTypes } from '../contract/deals/deployments.ts';
import type { openRequestStatuses } from '../contract/deals/requests.ts';
import { addDays, utcDay } from '../time/days.ts';

/**
 * Filters whose list length is a figure: candidates not placed, pending requests, candidates at a client
 * under a signed contract.
 */
export const onBench = { status_neq: 'Placed' };
export const waitingRequests = {
  status: ['Pending Response', 'Under Review', 'Proposal Sent'] satisfies [...typeof openRequestStatuses],
};
export const deployed = { type: [...deploymentTypes], signedDate_neq: null };
export const running = { status: 'Active' };

/** Running contracts that end within a number of days. */
export const endingWithin = (days: number, now: Date) => ({
  status: 'Active',
  endDate_lte: addDays(utcDay(now), days),
});
