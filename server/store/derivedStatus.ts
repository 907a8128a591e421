import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { quote, quoteText } from '../database/sql.ts';

const turnOf = (noun: NounName, field: string) => {
  const turn = nounOf(noun).derivedStatus;
  return turn?.field === field ? turn : undefined;
};

/** A field as read: its column, or the derived status (`domain/query/derivedStatus.ts`). */
export const fieldSql = (noun: NounName, field: string): string => {
  const turn = turnOf(noun, field);
  if (!turn) return quote(field);
  const isPast = `${quote(field)} = ${quoteText(turn.from)} and ${quote(turn.after)} < "today"()`;
  return `case when ${isPast} then ${quoteText(turn.to)} else ${quote(field)} end`;
};

/** The derived status as an item of a select list, with its name. */
export const selectSql = (noun: NounName, field: string): string =>
  turnOf(noun, field) ? `${fieldSql(noun, field)} as ${quote(field)}` : quote(field);

/**
 * Condition for rows in a state using columns only, so that an index is used; null if the status is not
 * derived.
 */
export const stateSql = (
  noun: NounName,
  field: string,
  value: string,
  place: (value: unknown) => string,
): string | null => {
  const turn = turnOf(noun, field);
  if (!turn) return null;
  if (value !== turn.from && value !== turn.to) return `${quote(field)} = ${place(value)}`;
  const when = value === turn.to ? '<' : '>=';
  return `(${quote(field)} = ${quoteText(turn.from)} and ${quote(turn.after)} ${when} "today"())`;
};
