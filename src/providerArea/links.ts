import { waitingRequests } from '../../domain/insight/deals.ts';
import { listSearch } from '../components/tiles/listSearch.ts';

/** The requests list, filtered to what waits for an answer. */
export const waitingFilter = listSearch(waitingRequests);
