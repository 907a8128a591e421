import type { Question } from '../contract/reports/question.ts';
import { Conflict } from '../errors.ts';
import { toMajor } from '../money/minorUnits.ts';
import type { Group } from '../query/groups.ts';
import { utcDay } from '../time/days.ts';
import type { Cell, Column } from './columns.ts';
import { columnsOf } from './columns.ts';
import { overdueBand, overdueBands } from './overdueBands.ts';
import { mostGroups } from './reading.ts';

/** Converts a row of the noun to a row of the result. */
export const rowOf =
  (columns: readonly Column[]) =>
  (row: Record<string, unknown>): Cell[] =>
    columns.map(({ name, money }) =>
      money ? inUnits(row[name] as number | null, row.currency) : (row[name] as Cell),
    );

const inUnits = (minor: number | null, currency: unknown): number | null =>
  minor === null ? null : toMajor(minor, String(currency));

/** Groups as rows of the result: by time in chronological order, otherwise the largest first. */
export const figuresOf = (question: Question, groups: readonly Group[], now: Date): Cell[][] => {
  const columns = columnsOf(question);
  const keys = columns.slice(0, -1).map(({ name }) => name);
  const figure = columns.at(-1) as Column;
  const made = [
    ...Map.groupBy(groups.map(atInterval(question, now)), (group) =>
      JSON.stringify(keys.map((key) => group[key])),
    ),
  ];
  if (made.length > mostGroups)
    throw Conflict({ code: 'reports.too-many-groups', values: { max: mostGroups } });
  const rows = made.map(([, members]) => [
    ...keys.map((key) => (members[0]?.[key] ?? null) as Cell),
    figureOf(figure, members),
  ]);
  if (question.interval === 'Days Overdue') return rows.sort(byBand);
  return rows.sort(isByTime(question, groups) ? byKey : byFigure);
};

/** Times are grouped by day; months, years and bands of days overdue are derived from days. */
const atInterval =
  ({ groupBy, interval }: Question, now: Date) =>
  (group: Group): Group => {
    const day = groupBy === null ? null : group[groupBy];
    if (interval === null || interval === 'Day' || groupBy === null || typeof day !== 'string') return group;
    if (interval === 'Days Overdue') return { ...group, [groupBy]: overdueBand(day, utcDay(now)) };
    return { ...group, [groupBy]: day.slice(0, interval === 'Month' ? 7 : 4) };
  };

const isByTime = ({ groupBy, interval }: Question, groups: readonly Group[]): boolean =>
  groupBy !== null &&
  (interval !== null ||
    groups.every((group) => group[groupBy] === null || isDay.test(String(group[groupBy]))));
const isDay = /^\d{4}-\d\d-\d\d$/;

const total = (members: readonly Group[], name: string): number =>
  members.reduce((all, group) => all + Number(group[name] ?? 0), 0);

const figureOf = ({ measure, money }: Column, members: readonly Group[]): number | null => {
  if (measure === 'Count') return total(members, 'rows');
  const sum = total(members, 'sum');
  const inUnit = (amount: number) => (money ? inUnits(amount, members[0]?.currency) : amount);
  if (measure === 'Sum') return inUnit(sum);
  const known = total(members, 'known');
  if (known === 0) return null;
  return money ? inUnit(Math.round(sum / known)) : Math.round((sum / known) * 100) / 100;
};

const byKey = (a: Cell[], b: Cell[]): number => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0);
/** The most overdue last, then rows without a due date. */
const byBand = (a: Cell[], b: Cell[]): number => bandOf(a) - bandOf(b) || byKey(a, b);
const bandOf = ([band]: Cell[]): number =>
  band === null ? overdueBands.length : (overdueBands as readonly Cell[]).indexOf(band as Cell);
/** Rows without a date come last. */
const keyOf = (row: Cell[]): string =>
  row
    .slice(0, -1)
    .map((cell) => cell ?? '~')
    .join(' ');
const byFigure = (a: Cell[], b: Cell[]): number =>
  Number(b.at(-1) ?? -1) - Number(a.at(-1) ?? -1) || byKey(a, b);
