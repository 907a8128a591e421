import type { openRequestStatuses } from '../contract/requests.ts';

/** Filters for lists whose length is a figure: people not placed, requests that wait, people sent to a client under a signed contract. */
export const onBench = { status_neq: 'Placed' };
export const waitingRequests = {
  status: ['Pending Response', 'Under Review', 'Proposal Sent'] satisfies [...typeof openRequestStatuses],
};
export const deployed = { type: ['SOW', 'C2H'], signedDate_neq: null };
export const running = { status: 'Active' };

/** Running contracts whose last day comes within so many days. */
export const endingWithin = (days: number, now: Date) => ({
  status: 'Active',
  endDate_lte: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
});
