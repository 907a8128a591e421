import type { Lifecycle } from './noun.ts';
import type { UserType } from './userTypes.ts';

/** The moves of a lifecycle from a table with one line for each. */
export const movesFrom = (
  table: readonly { from: string; to: string; by: readonly UserType[] }[],
): Lifecycle['moves'] =>
  Object.fromEntries(
    [...Map.groupBy(table, ({ from }) => from)].map(([from, moves]) => [
      from,
      Object.fromEntries(moves.map(({ to, by }) => [to, by])),
    ]),
  );
