import { openProposalStatuses } from '../../contract/deals/dealMoves.ts';
import type { Due } from '../../query/due.ts';
import { utcDay } from '../../time/days.ts';
import type { Context } from '../context.ts';

/** Signed contracts whose last day is past: they expire. */
export const endedContracts: Due<'contracts'> = {
  noun: 'contracts',
  order: 'endDate',
  where: (now) => [
    ['status', '=', 'Active'],
    ['endDate', '<', utcDay(now)],
  ],
};

/** Requests that were not answered by their date: they expire. */
export const unansweredRequests: Due<'requests'> = {
  noun: 'requests',
  order: 'respondBy',
  where: (now) => [
    ['status', 'in', ['Pending Response', 'Under Review']],
    ['respondBy', '<', utcDay(now)],
  ],
};

/** Quotes that are no longer valid. */
export const lapsedQuotes: Due<'proposals'> = {
  noun: 'proposals',
  order: 'validUntil',
  where: (now) => [
    ['status', 'in', openProposalStatuses],
    ['validUntil', '<', utcDay(now)],
  ],
};

/** Requisitions that nobody quoted for by their date. */
export const unquotedRequisitions: Due<'requisitions'> = {
  noun: 'requisitions',
  order: 'respondBy',
  where: (now) => [
    ['status', '=', 'Sent'],
    ['quotes', '=', 0],
    ['respondBy', '<', utcDay(now)],
  ],
};

/** The platform as the author of automatic changes. */
export const asSystem = (now: Date): Context => ({
  actor: { userId: '', userType: 'admin', companyId: null, permissions: [] },
  name: 'system',
  now,
});
