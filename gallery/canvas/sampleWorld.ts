import { can, matches, scopeFor, scopesOf } from '../../domain/access/can.ts';
import type { Verb } from '../../domain/access/rules.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { createWorld } from '../../fixtures/index.ts';
import { storeSession } from '../../src/auth/session.ts';
import { inMemory } from '../../src/dataProvider/browser/keep.ts';
import { openWorldStore, type World } from '../../src/dataProvider/browser/worldStore.ts';
import { type SignedIn, signedIn } from '../../src/dataProvider/signedIn.ts';

const clock = () => new Date();
const world = createWorld(clock()) as World;

/** A separate store, for stories without certain rows. */
export const openStore = () => openWorldStore(world, inMemory(), clock);

/** The store of all other stories. Changes made in one last until the page is reloaded. */
export const everyday = openStore();

const accountOf = (userType: UserType) =>
  everyday.rows('users').find(({ email }) => email === `${userType}@talentbench.example`) as User;

/** The sample user of each console. */
export const people = Object.fromEntries(
  userTypes.map((userType) => [userType, signedIn(accountOf(userType), null)]),
) as Record<UserType, SignedIn>;

/** Stores the session of the sample user, in this tab only. */
export const signInAs = (userType: UserType) => {
  const user = accountOf(userType);
  const permissions = [...people[userType].permissions];
  storeSession({ success: true, data: { token: 'gallery', user: { ...user, permissions } } }, 'tab');
};

export const mayUse = (userType: UserType, verb: Verb, noun: NounName) => can(people[userType], verb, noun);

/** The first row on which this user may use the verb. */
export const rowFor = (userType: UserType, verb: Verb, noun: NounName): Row | undefined => {
  const scopes = scopesOf(people[userType], verb, noun);
  return everyday.rows(noun).find((row) => scopeFor(scopes, row) && !row.erasedAt);
};

/** The row of a story, if this user may read it. */
export const rowOf = (userType: UserType, noun: NounName, id: string): Row | undefined => {
  if (id === 'first') return rowFor(userType, 'show', noun);
  const scopes = scopesOf(people[userType], 'show', noun);
  return everyday.rows(noun).find((row) => row.id === id && scopes.some((scope) => matches(scope, row)));
};
