import type { NounName } from '../contract/index.ts';
import { rulesOf } from './fieldRules.ts';
import { grantedBy, type Party, type Scope } from './granted.ts';
import { maskedRow } from './masks.ts';
import type { Verb } from './rules.ts';

export * from './granted.ts';

/**
 * The rows a person may use a verb on, and the fields that are visible or writable there. The first scope
 * that matches a row governs it. An empty list refuses everything.
 */
export const scopesOf = (actor: Party, verb: Verb, noun: NounName): Scope[] =>
  grantedBy(rulesOf(noun), actor, verb, noun);

export const matches = (
  { where }: { where: Record<string, unknown> },
  row: Record<string, unknown>,
): boolean => {
  for (const field in where) if (row[field] !== where[field]) return false;
  return true;
};

export const scopeFor = (scopes: readonly Scope[], row: Record<string, unknown>): Scope | undefined =>
  scopes.find((scope) => matches(scope, row));

/** Whether this scope includes the field. Ids and versions are always included. */
export const passes = (scope: Pick<Scope, 'only' | 'hide'>, field: string): boolean =>
  field === 'id' ||
  field === 'version' ||
  (scope.only ? scope.only.includes(field) : !(scope.hide?.includes(field) ?? false));

/** The row as its reader may see it, with all its fields: those that the scope hides as well. */
export const asRead = <R extends Record<string, unknown>>({ mask }: Scope, row: R): R =>
  mask ? maskedRow(mask, row, mask.reader) : row;

/** The row with only the fields that its reader may see. */
export const visible = <R extends Record<string, unknown>>(scope: Scope, row: R): R => {
  const read = asRead(scope, row);
  return scope.only || scope.hide
    ? (Object.fromEntries(Object.entries(read).filter(([field]) => passes(scope, field))) as R)
    : read;
};
