import type { Row } from '../contract/noun.ts';

/** How many rows there are for each combination of some fields' values, and what others add up to. */
export type TallyAsked = { by: readonly string[]; of: readonly string[] };
export type Tally = {
  by: Record<string, unknown>;
  count: number;
  /** Of each field: how many rows have a value, and their sum. */
  of: Record<string, { count: number; sum: number }>;
};

/** The tally of rows at hand; a database makes the same by itself. */
export const tallyOf = (rows: readonly Row[], { by, of }: TallyAsked): Tally[] =>
  [...Map.groupBy(rows, (row) => JSON.stringify(by.map((field) => row[field]))).values()].map((group) => ({
    by: Object.fromEntries(by.map((field) => [field, group[0]?.[field]])),
    count: group.length,
    of: Object.fromEntries(of.map((field) => [field, addUp(group.map((row) => row[field]))])),
  }));

const addUp = (values: readonly unknown[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return { count: known.length, sum: known.reduce((sum, value) => sum + value, 0) };
};

/** Several tallies' sums of one field. */
export const sumsOf = (tallies: readonly Tally[], field: string): { count: number; sum: number } => {
  const all = { count: 0, sum: 0 };
  for (const { of } of tallies) {
    all.count += of[field]?.count ?? 0;
    all.sum += of[field]?.sum ?? 0;
  }
  return all;
};
