import type { Opening } from '../components/later/useRowsAhead.ts';

/** Who is free comes first. */
export const benchOpening: Opening = { sort: { field: 'status', order: 'ASC' }, perPage: 24 };
