import { type Actor, can, grantsOf } from '../access/can.ts';
import { rulesOf } from '../access/fieldRules.ts';
import type { Grant, NounRules } from '../access/rules.ts';
import type { NounName } from '../contract/index.ts';
import { type UserType, userTypes } from '../contract/userTypes.ts';

type Values = Record<string, unknown>;

/** Memoized by the rules of a noun, because every written row needs it. */
const readGrants = new WeakMap<NounRules, { userType: UserType; grant: Grant }[]>();

const grantsOfReaders = (noun: NounName) => {
  const rules = rulesOf(noun);
  const known = readGrants.get(rules);
  if (known) return known;
  const found = userTypes.flatMap((userType) =>
    [...new Set([...grantsOf(rules[userType]?.list), ...grantsOf(rules[userType]?.show)])].map((grant) => ({
      userType,
      grant,
    })),
  );
  readGrants.set(rules, found);
  return found;
};

const keyOf = (userType: UserType, companyId: unknown, userId: unknown): string =>
  `${userType}${companyId === null ? '' : `:${companyId}`}${userId === null ? '' : `/${userId}`}`;

/** The key of the readers whom this grant lets see the row, or null if it lets nobody. */
const keyFor = (userType: UserType, { where = {} }: Grant, row: Values): string | null => {
  let companyId: unknown = null;
  let userId: unknown = null;
  for (const [field, value] of Object.entries(where)) {
    const own = row[field];
    if (value === '$company' || value === '$user') {
      if (typeof own !== 'string') return null;
      if (value === '$company') companyId = own;
      else userId = own;
    } else if (own !== value) return null;
  }
  return keyOf(userType, companyId, userId);
};

/**
 * The people whom the access rules let read this row, as keys: `admin` for every operator, `provider:COM-002`
 * for the providers of a company, `recruiter/USR-003` for one user.
 */
export const audienceOf = (noun: NounName, row: Values): Set<string> => {
  const keys = new Set<string>();
  for (const { userType, grant } of grantsOfReaders(noun)) {
    const key = keyFor(userType, grant, row);
    if (key !== null) keys.add(key);
  }
  return keys;
};

/** The audience of what concerns every open page, whether or not it may read the row. */
export const everyone = 'everyone';

/** Whether a row is part of what `/settings` and `/maintenance` tell everyone. */
export const concernsEveryone = (noun: NounName, { kind, userId, companyId }: Values): boolean =>
  noun === 'featureToggles' ||
  noun === 'maintenances' ||
  (noun === 'preferences' && kind === 'platform' && userId === null && companyId === null);

/** The keys under which a person is part of an audience. */
export const keysOf = ({ userType, companyId, userId }: Actor): string[] => [
  everyone,
  keyOf(userType, null, null),
  keyOf(userType, null, userId),
  ...(companyId === null ? [] : [keyOf(userType, companyId, null), keyOf(userType, companyId, userId)]),
];

/** Whether the person may read rows of this noun at all, which also depends on their permissions. */
export const reads = (actor: Actor, noun: NounName): boolean =>
  can(actor, 'list', noun) || can(actor, 'show', noun);
