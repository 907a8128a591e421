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
