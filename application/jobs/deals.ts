import { lapsedQuotes, unansweredRequests, unquotedRequisitions } from '../../domain/change/deals/expiry.ts';
import { changeByItself } from '../changeRow.ts';
import type { RowJob } from './rowJob.ts';

/** Expires requests that were not answered in time. */
export const requestExpiry: RowJob<'requests'> = {
  due: unansweredRequests,
  atOnce: 50,
  act: async (work, request) =>
    (await changeByItself(work, 'requests', request, {
      status: 'Expired',
      endReason: 'No Answer in Time',
    })) !== null,
};

/** Expires quotes after their last day, which releases their candidates. */
export const quoteExpiry: RowJob<'proposals'> = {
  due: lapsedQuotes,
  atOnce: 50,
  act: async (work, quote) =>
    (await changeByItself(work, 'proposals', quote, { status: 'Expired', endReason: 'Quote Expired' })) !==
    null,
};

/** Expires requisitions that nobody quoted for. */
export const requisitionExpiry: RowJob<'requisitions'> = {
  due: unquotedRequisitions,
  atOnce: 50,
  act: async (work, requisition) =>
    (await changeByItself(work, 'requisitions', requisition, {
      status: 'Expired',
      endReason: 'No Answer in Time',
    })) !== null,
};
