import type { Columns } from './rowCalls.ts';

/** Set by the store and never sent back. */
const kept = ['id', 'version', 'createdAt', 'updatedAt'];

/** Values as sent: dates as text, undefined ones left out. */
export const asSent = (columns: unknown): Columns => JSON.parse(JSON.stringify(columns ?? {})) as Columns;

/** Columns of a form that differ from the row it was opened with. */
export const changedColumns = (form: unknown, opened: unknown): Columns => {
  const before = asSent(opened);
  return Object.fromEntries(
    Object.entries(asSent(form)).filter(
      ([column, value]) => !kept.includes(column) && JSON.stringify(value) !== JSON.stringify(before[column]),
    ),
  );
};

/** Whether a row already has these values. */
export const standsAsAsked = (row: object, changes: Columns): boolean => {
  const stored = asSent(row);
  return Object.entries(changes).every(
    ([column, value]) => JSON.stringify(value ?? null) === JSON.stringify(stored[column] ?? null),
  );
};
