import type { Party } from '../access/can.ts';
import type { Noun, Row } from '../contract/noun.ts';
import type { UserType } from '../contract/userTypes.ts';
import { ConflictAt } from '../errors.ts';
import { utcDay } from '../time/days.ts';
import type { Context, Values } from './context.ts';

/** Refuses a state that the lifecycle does not allow from here, or not for this person. */
export const checkMoves = (
  noun: Noun,
  before: Row,
  changes: Values,
  actor: Pick<Party, 'userType'>,
): void => {
  for (const { field, moves, refused } of noun.lifecycles) {
    const to = changes[field] as string | undefined;
    if (to === undefined) continue;
    const from = before[field] as string;
    const who: readonly string[] = moves[from]?.[to] ?? [];
    if (who.includes(actor.userType)) continue;
    throw ConflictAt(field, refused?.[from]?.[to] ?? { code: 'value.move', values: { from, to } });
  }
};

/** The states that this person may move a row to. */
export const nextStates = (noun: Noun, field: string, from: string, userType: UserType): string[] => {
  const moves = noun.lifecycles.find((lifecycle) => lifecycle.field === field)?.moves[from] ?? {};
  return Object.keys(moves).filter((to) => moves[to]?.includes(userType));
};

/** Dates set automatically by a change: when a state was reached, and when the row was last changed. */
export const stampDates = (noun: Noun, before: Row, changes: Values, { now }: Context): Values => {
  if (Object.keys(changes).length === 0) return {};
  const day = utcDay(now);
  const stamp = noun.stamps?.find(
    (one) => changes[one.field] === one.to && !(one.once && before[one.writes] !== null),
  );
  return {
    ...(noun.touched && { [noun.touched]: day }),
    ...(stamp && { [stamp.writes]: stamp.as === 'date' ? day : now.toISOString() }),
  };
};
