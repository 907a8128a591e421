import type { Contract } from '../contract/contracts.ts';
import type { openRequestStatuses } from '../contract/requests.ts';

/** Filters for lists whose length is a figure: people not placed, requests that wait, people sent to a client under a signed contract. */
export const onBench = { status_neq: 'Placed' };
export const waitingRequests = {
  status: ['Pending Response', 'Under Review', 'Proposal Sent'] satisfies [...typeof openRequestStatuses],
};
export const deployed = { type: ['SOW', 'C2H'], signedDate_neq: null };
export const running = { status: 'Active' };

type Running = Pick<Contract, 'status' | 'rate' | 'monthlyHours'>;

/** What the running contracts bring in a month, in minor units. */
export const monthlyRevenue = (contracts: readonly Running[]): number =>
  contracts
    .filter(({ status }) => status === 'Active')
    .reduce((sum, { rate, monthlyHours }) => sum + rate * monthlyHours, 0);

/** Contracts that are not over: signed, waiting for a signature, or drafted. */
export const current = { status_neq: 'Expired' };

/** What the contracts that are not over are worth together, in minor units. */
export const totalContractValue = (contracts: readonly Pick<Contract, 'status' | 'totalValue'>[]): number =>
  contracts.filter(({ status }) => status !== 'Expired').reduce((sum, { totalValue }) => sum + totalValue, 0);

/** Running contracts whose last day comes within so many days. */
export const endingWithin = (days: number, now: Date) => ({
  status: 'Active',
  endDate_lte: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
});
