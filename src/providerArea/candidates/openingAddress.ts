import type { Opening } from '../../components/later/useRowsAhead.ts';

/** Available candidates come first. */
export const openingAddress: Opening = { sort: { field: 'status', order: 'ASC' }, perPage: 24 };
