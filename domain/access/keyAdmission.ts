import { keyScopes } from '../contract/accounts/apiKeys.ts';
import type { Permission } from '../contract/accounts/permissions.ts';
import { isNounName, type NounName } from '../contract/index.ts';
import type { UserType } from '../contract/userTypes.ts';
import { NotAllowed, Refusal } from '../errors.ts';
import { type Actor, grantsOf, isFor, type KeyInUse, type Needed, permissionFor } from './can.ts';
import { rulesOf } from './fieldRules.ts';
import { isPersonOnly } from './personOnly.ts';

/** Only people do this, whatever the scopes of a key. */
export const PersonOnly = () => new Refusal(403, 'api-keys.person-only');
const ScopeMissing = (scope: Permission) =>
  new Refusal(403, { code: 'api-keys.scope', values: { scope } }, { details: { scope } });

/** The person as the access rules see them while one of their keys is used: only with permissions that the key carries too. */
export const byKey = (person: Actor, key: KeyInUse): Actor => ({
  ...person,
  // What a key may not carry is not held, whatever its row says.
  permissions: person.permissions.filter((one) =>
    keyScopes.some((scope) => scope === one && key.scopes.includes(scope)),
  ),
  key,
});

/** How a call can be made by key: with this scope beside those that its access takes, or not at all. */
export type ByKey = Permission | false;
type Call = { access: 'public' | 'signedIn' | Needed | undefined; byKey: ByKey | undefined };

/**
 * Refuses a call that the key in use does not carry, or that only people make. A call that anyone signed in may make is one
 * of those, unless it names a scope: a new one is closed to keys.
 */
export const checkKey = (actor: Actor & { key: KeyInUse }, { access, byKey }: Call): void => {
  if (access === 'public') return;
  if (byKey === false || (typeof access !== 'object' && byKey === undefined)) throw PersonOnly();
  if (typeof access === 'object') checkScopes(actor, access);
  if (byKey && !actor.permissions.includes(byKey))
    throw actor.key.scopes.includes(byKey) ? NotAllowed() : ScopeMissing(byKey);
};

const checkScopes = ({ userType, key }: Actor & { key: KeyInUse }, { noun, verb, ...needed }: Needed) => {
  const permissions = isNounName(noun) ? permissionsFor(noun, verb, userType) : [];
  // Not open to this user type at all, with or without a key.
  if (permissions.length === 0 || !isFor(userType, needed)) return;
  const scopes = permissions.filter((one) => keyScopes.includes(one));
  const [first] = scopes;
  if (!first || isPersonOnly(noun, verb, userType)) throw PersonOnly();
  if (!scopes.some((scope) => key.scopes.includes(scope))) throw ScopeMissing(first);
};

/** The permissions of which one is needed to use this verb on rows of this noun. */
const permissionsFor = (noun: NounName, verb: Needed['verb'], userType: UserType): Permission[] =>
  grantsOf(rulesOf(noun)[userType]?.[verb]).map(({ needs = permissionFor(verb, noun) }) => needs);
