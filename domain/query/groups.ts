import type { Row } from '../contract/noun.ts';
import type { Condition } from './condition.ts';
import { holds } from './select.ts';

/** One figure of a group: how many rows, the sum of a field, or its least value; of the rows that meet `where`. */
export type GroupFigure = { sum?: string; least?: string; where?: readonly Condition[] };

/** Rows counted and added up where they are, so that none of them travels. */
export type Grouping = {
  conditions: readonly Condition[];
  /** Fields whose values make a group; a moment counts as its UTC day. */
  by: readonly string[];
  figures: Record<string, GroupFigure>;
  /** Only the groups with the most of this figure. */
  top?: { figure: string; most: number };
};
export type Group = Record<string, string | number | null>;

/** Every field that a grouping reads. */
export const fieldsOf = ({ conditions, by, figures }: Grouping): string[] => [
  ...by,
  ...conditions.map(({ field }) => field),
  ...Object.values(figures).flatMap(({ sum, least, where = [] }) => [
    ...(sum ? [sum] : []),
    ...(least ? [least] : []),
    ...where.map(({ field }) => field),
  ]),
];

/** What SQL does on the server, over rows in memory. */
export const groupRows = (rows: readonly Row[], { conditions, by, figures, top }: Grouping): Group[] => {
  const chosen = rows.filter((row) => conditions.every((one) => holds(one, row)));
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
  const most = (group: Group) => Number(group[top.figure] ?? 0);
  return groups
    .sort((a, b) => most(b) - most(a) || (keysOf(a, by) < keysOf(b, by) ? -1 : 1))
    .slice(0, top.most);
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
