import { waitingRequests } from '../../domain/insight/deals.ts';
import { listSearch } from '../components/tiles/listSearch.ts';

/** The requests list, filtered to those awaiting an answer. */
export const waitingFilter = listSearch(waitingRequests);
