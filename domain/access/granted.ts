import type { Permission } from '../contract/accounts/permissions.ts';
import type { NounName } from '../contract/index.ts';
import type { UserType } from '../contract/userTypes.ts';
import type { Mask } from './masks.ts';
import { needsOf } from './permissions.ts';
import { isPersonOnly } from './personOnly.ts';
import {
  declaredRulesOf,
  type Grant,
  type NounRules,
  type Rule,
  type ScopeValue,
  type Verb,
} from './rules.ts';

/** The API key with which a person's program makes a call. */
export type KeyInUse = {
  id: string;
  /** Its name and the first characters of its secret, for the audit log. */
  label: string;
  scopes: readonly Permission[];
};

/** The signed-in person as the access rules see them. Operators have no company. */
export type Actor = {
  userId: string;
  userType: UserType;
  companyId: string | null;
  permissions: readonly string[];
  /** The operator who is viewing as this person; only the audit log records it. */
  viewedBy?: string;
  /** The key in use, whose scopes already narrow the permissions. */
  key?: KeyInUse;
  /** Whether the session was proven lately; absent where there is no session. */
  isProven?: boolean;
};

/** Whoever looks at the public site; nobody signed in. */
export type Visitor = {
  userId: null;
  userType: 'visitor';
  companyId: null;
  permissions: readonly string[];
  viewedBy?: undefined;
  key?: undefined;
  isProven?: undefined;
};
export type Party = Actor | Visitor;
export const visitor: Visitor = { userId: null, userType: 'visitor', companyId: null, permissions: [] };

/** A grant whose `$company` and `$user` have been replaced with ids. */
export type Scope = {
  where: Record<string, ScopeValue>;
  only?: readonly string[];
  hide?: readonly string[];
  /** How masked rows are read, by this company. */
  mask?: Mask & { reader: string | null };
};

/** Whether this person may use this verb on any row of this noun. Memoized. */
export const can = (actor: Party, verb: Verb, noun: NounName): boolean =>
  grantedBy(declaredRulesOf(noun), actor, verb, noun).length > 0;

/** What a call takes: a verb on a noun and, where others may use the verb as well, the user type or types. */
export type Needed = { noun: NounName; verb: Verb; userType?: UserType | readonly UserType[] };

/** Whether a call that names a user type, or several, is for this one. */
export const isFor = (
  userType: UserType | 'visitor',
  { userType: named }: Pick<Needed, 'userType'>,
): boolean => named === undefined || [named].flat().some((one) => one === userType);

/** Whether this person may make a call. */
export const mayCall = (actor: Party, needed: Needed): boolean =>
  isFor(actor.userType, needed) && can(actor, needed.verb, needed.noun);

/** Helping users as the platform does: viewing as them, and recovery. Companies change some fields of colleagues only. */
export const asOperator = { noun: 'users', verb: 'edit', userType: 'admin' } as const satisfies Needed;

/** The scopes of a person under these rules of a noun. */
export const grantedBy = (rules: NounRules, actor: Party, verb: Verb, noun: NounName): Scope[] => {
  // An operator who views as this person changes nothing, whatever permission that takes.
  if (actor.viewedBy !== undefined && verb !== 'list' && verb !== 'show') return [];
  if (actor.key && isPersonOnly(noun, verb, actor.userType)) return [];
  const grants = grantsOf(rules[actor.userType]?.[verb]);
  if (grants.length === 0) return [];
  const usual = permissionFor(verb, noun);
  return grants
    .filter(({ needs = usual }) => actor.userType === 'visitor' || actor.permissions.includes(needs))
    .flatMap((grant) => resolve(grant, actor));
};

export const permissionFor = (verb: Verb, noun: NounName): Permission => {
  const { read, write, delete: remove = write } = needsOf(noun);
  if (verb === 'list' || verb === 'show') return read;
  return verb === 'delete' ? remove : write;
};

export const grantsOf = (rule: Rule | undefined): readonly Grant[] => {
  if (rule === undefined) return [];
  if (rule === 'yes') return [{}];
  return 'length' in rule ? rule : [rule];
};

const resolve = ({ needs: _, mask, ...grant }: Grant, actor: Party): Scope[] => {
  const where: Record<string, ScopeValue> = {};
  for (const [field, value] of Object.entries(grant.where ?? {})) {
    if (value === '$company' && actor.companyId === null) return [];
    where[field] = value === '$company' ? actor.companyId : value === '$user' ? actor.userId : value;
  }
  return [{ ...grant, where, ...(mask && { mask: { ...mask, reader: actor.companyId } }) }];
};
