import { type NounName, nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';

/** The row as read on this day: after its last day it has its derived status. */
export const asRead = <R extends Row>(name: NounName, row: R, today: string): R => {
  const turn = nounOf(name).derivedStatus;
  if (!turn) return row;
  const { field, from, to, after } = turn;
  if (row[field] !== from && row[field] !== to) return row;
  const state = String(row[after]) < today ? to : from;
  return state === row[field] ? row : { ...row, [field]: state };
};

/** The row as it is stored. */
export const asKept = <R extends Record<string, unknown>>(name: NounName, row: R): R => {
  const turn = nounOf(name).derivedStatus;
  return turn && row[turn.field] === turn.to ? { ...row, [turn.field]: turn.from } : row;
};
