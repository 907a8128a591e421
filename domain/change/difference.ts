import type { Row } from '../contract/noun.ts';
import type { Values } from './context.ts';

/** The values of an edited row that differ from those before. */
export const difference = (before: Row, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(value, before[field])));
export const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
