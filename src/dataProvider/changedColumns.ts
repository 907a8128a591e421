import type { Columns } from './rowCalls.ts';

/** Given by the store with every row and never sent back. */
const kept = ['id', 'version', 'createdAt', 'updatedAt'];

/** The columns as they travel: dates are texts, and what is undefined is left out. */
export const asSent = (columns: unknown): Columns => JSON.parse(JSON.stringify(columns ?? {})) as Columns;

/** The columns in which a form differs from the row that it was opened with. */
export const changedColumns = (form: unknown, opened: unknown): Columns => {
  const before = asSent(opened);
  return Object.fromEntries(
    Object.entries(asSent(form)).filter(
      ([column, value]) => !kept.includes(column) && JSON.stringify(value) !== JSON.stringify(before[column]),
    ),
  );
};
