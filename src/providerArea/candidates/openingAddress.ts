import type { Opening } from '../../components/later/useRowsAhead.ts';

/** Who is free comes first. */
export const openingAddress: Opening = { sort: { field: 'status', order: 'ASC' }, perPage: 24 };
