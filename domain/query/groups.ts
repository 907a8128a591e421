import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Condition } from './condition.ts';
import { holds } from './select.ts';

/**
 * One figure of a group: the number of rows, the sum or the minimum of a field; of the rows that match
 * `where`.
 */
export type GroupFigure = { sum?: string; least?: string; where?: readonly Condition[] };

/** Counts and sums computed by the store, so that no rows are transferred. */
export type Grouping = {
  conditions: readonly Condition[];
  /** Fields to group by; a time is grouped by its UTC day. */
  by: readonly string[];
  figures: Record<string, GroupFigure>;
  /**
   * Also groups by a field of a referenced row: contracts by the location of their company. The field appears
   * in each group under its own name.
   */
  through?: { by: string; noun: NounName; field: string };
  /** Only the groups with the highest value of this figure, overall or within each value of a field. */
  top?: { figure: string; most: number; within?: string };
};
export type Group = Record<string, string | number | null>;

/** Every field that a grouping reads. */
export const fieldsOf = ({ conditions, by, figures, through }: Grouping): string[] => [
  ...by,
  ...(through ? [through.by] : []),
  ...conditions.map(({ field }) => field),
  ...Object.values(figures).flatMap(({ sum, least, where = [] }) => [
    ...(sum ? [sum] : []),
    ...(least ? [least] : []),
    ...where.map(({ field }) => field),
  ]),
];

/**
 * Grouping over rows in memory, equivalent to the server's SQL. `others` are the rows of the referenced noun.
 */
export const groupRows = (
  rows: readonly Row[],
  { conditions, by: own, figures, top, through }: Grouping,
  others: readonly Row[] = [],
): Group[] => {
  const by = through ? [...own, through.field] : own;
  const met = rows.filter((row) => conditions.every((one) => holds(one, row)));
  const chosen = through ? lookedThrough(met, through, others) : met;
  const made = Map.groupBy(chosen, (row) => JSON.stringify(by.map((field) => keyOf(row[field]))));
  if (by.length === 0 && made.size === 0) made.set('[]', []);
  const groups = [...made.entries()].map(([key, members]): Group => {
    const values = JSON.parse(key) as (string | null)[];
    return {
      ...Object.fromEntries(by.map((field, place) => [field, values[place] ?? null])),
      ...Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, figureOf(one, members)])),
    };
  });
  if (!top) return groups;
  const { figure, most, within } = top;
  const figureIn = (group: Group) => Number(group[figure] ?? 0);
  const sorted = groups.sort((a, b) => figureIn(b) - figureIn(a) || (keysOf(a, by) < keysOf(b, by) ? -1 : 1));
  if (!within) return sorted.slice(0, most);
  return [...Map.groupBy(sorted, (group) => group[within]).values()].flatMap((some) => some.slice(0, most));
};

const lookedThrough = (
  rows: readonly Row[],
  { by, field }: { by: string; field: string },
  others: readonly Row[],
): Row[] => {
  const values = new Map(others.map((row) => [row.id, row[field] ?? null]));
  return rows.map((row) => ({ ...row, [field]: values.get(String(row[by])) ?? null }));
};

const keysOf = (group: Group, by: readonly string[]) => by.map((field) => group[field] ?? '').join(' ');
const isMoment = /^\d{4}-\d\d-\d\dT/;
const keyOf = (value: unknown): unknown =>
  typeof value === 'string' && isMoment.test(value) ? value.slice(0, 10) : value;

const figureOf = ({ sum, least, where = [] }: GroupFigure, rows: readonly Row[]): string | number | null => {
  const counted = rows.filter((row) => where.every((one) => holds(one, row)));
  if (sum) return counted.reduce((all, row) => all + Number(row[sum] ?? 0), 0);
  if (!least) return counted.length;
  const values = counted.flatMap((row) => (row[least] === null ? [] : String(row[least])));
  return values.sort()[0] ?? null;
};
