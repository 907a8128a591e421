import type { NounName, RowIn } from '../contract/index.ts';
import { monthAfter } from '../time/days.ts';
import { asKept } from './derivedStatus.ts';

/**
 * Rows that are due, such as invoices past their due date. Declared once: `server/store/due.ts` prints it as
 * SQL, and `dueFilter` evaluates it in memory. Tests read the columns as stored, without derived statuses.
 */
export type Due<N extends NounName> = {
  noun: N;
  /** Lowest value first. Due rows have a value in this field. */
  order: FieldOf<N>;
  /** Tests that a row must pass at this time. */
  where(now: Date): readonly Test<FieldOf<N>>[];
};
type FieldOf<N extends NounName> = keyof RowIn<N> & string;

/** A field of the row, or a day that is calculated from one. */
export type Term<F extends string = string> =
  | { field: F }
  /** The first day of the month that is a number of months after a day. */
  | { monthAfter: Term<F>; months: number }
  /** The first of two that has a value. */
  | { first: readonly [Term<F>, Term<F>] };
export type Value = string | number | boolean | null;
export type Sign = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** As in SQL, no order holds for a missing value; `=` and `<>` compare it like any other. */
export type Test<F extends string = string> =
  | readonly [F | Term<F>, Sign, Value | Term<F>]
  | readonly [F, 'in', readonly string[]]
  | { anyOf: readonly (readonly Test<F>[])[] }
  /** A row of another noun refers to the row, and passes these tests. */
  | { referredToBy: Referring };
export type Referring = {
  [N in NounName]: { noun: N; field: FieldOf<N>; where: readonly Test<FieldOf<N>>[] };
}[NounName];

type Columns = Record<string, unknown>;
type RowsOf = (noun: NounName) => readonly Columns[];

/** Whether a row in memory is due. `rowsOf` answers with the rows of nouns that may refer to it. */
export const dueFilter = <N extends NounName>(
  { noun, where }: Due<N>,
  now: Date,
  rowsOf: RowsOf = () => [],
): ((row: Columns) => boolean) => {
  const passes = passesAll(where(now), rowsOf);
  return (row) => passes(asKept(noun, row));
};

export const isDue = <N extends NounName>(due: Due<N>, row: Columns, now: Date): boolean =>
  dueFilter(due, now)(row);

const passesAll = (tests: readonly Test[], rowsOf: RowsOf) => {
  const all = tests.map((test) => passesOne(test, rowsOf));
  return (row: Columns) => all.every((passes) => passes(row));
};

const passesOne = (test: Test, rowsOf: RowsOf): ((row: Columns) => boolean) => {
  if ('anyOf' in test) {
    const any = test.anyOf.map((tests) => passesAll(tests, rowsOf));
    return (row) => any.some((passes) => passes(row));
  }
  if ('referredToBy' in test) {
    const { noun, field, where } = test.referredToBy;
    const passes = passesAll(where as readonly Test[], rowsOf);
    const ids = new Set(
      rowsOf(noun)
        .filter(passes)
        .map((row) => row[field]),
    );
    return (row) => ids.has(row.id);
  }
  const [left, sign, right] = test;
  if (sign === 'in') return (row) => right.includes(row[left as string] as string);
  return (row) => holds(sign, valueIn(termOf(left), row), valueIn(right as Value | Term, row));
};

/** The term of a test’s left side. */
export const termOf = (left: string | Term): Term => (typeof left === 'string' ? { field: left } : left);

const valueIn = (term: Value | Term, row: Columns): Value => {
  if (term === null || typeof term !== 'object') return term;
  if ('field' in term) return row[term.field] as Value;
  if ('first' in term) return valueIn(term.first[0], row) ?? valueIn(term.first[1], row);
  const day = valueIn(term.monthAfter, row);
  return day === null ? null : monthAfter(String(day), term.months);
};

const holds = (sign: Sign, left: Value, right: Value): boolean => {
  if (sign === '=') return left === right;
  if (sign === '<>') return left !== right;
  if (left === null || right === null) return false;
  if (sign === '<') return left < right;
  if (sign === '<=') return left <= right;
  return sign === '>' ? left > right : left >= right;
};
