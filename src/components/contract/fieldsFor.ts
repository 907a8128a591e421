import { type Actor, passes, scopesOf } from '../../../domain/access/can.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { formFields } from '../../../domain/contract/noun.ts';

/** Fields of a noun that this user can see in at least some rows, in the contract's order. */
export const readableFields = (actor: Actor, name: NounName): string[] => {
  const scopes = scopesOf(actor, 'show', name);
  return Object.keys(nounOf(name).fields).filter((field) => scopes.some((scope) => passes(scope, field)));
};

/** Fields this user fills in for a new row: without those set by the scope, such as the own company. */
export const creatableFields = (actor: Actor, name: NounName): string[] => {
  const scope = scopesOf(actor, 'create', name)[0];
  if (!scope) return [];
  return formFields(nounOf(name)).filter(
    (field) => !Object.hasOwn(scope.where, field) && passes(scope, field),
  );
};

/** Fields this user may change in an existing row. */
export const editableFields = (actor: Actor, name: NounName): string[] => {
  const noun = nounOf(name);
  const scopes = scopesOf(actor, 'edit', name);
  return formFields(noun).filter(
    (field) => !noun.fixed.includes(field) && scopes.some((scope) => passes(scope, field)),
  );
};
