import type { User } from '../contract/accounts/users.ts';
import type { Faults } from '../messages/message.ts';
import { type GroupRole, type RoleAtFirstSignIn, rolesAtFirstSignIn } from './singleSignOn.ts';

/** How a company takes roles from the groups of its identity provider. */
export type GroupRules = {
  groupsClaim: string | null;
  groupRoles: readonly GroupRole[];
  /** For people in none of these groups. */
  defaultRole: RoleAtFirstSignIn;
};
type Claims = Readonly<Record<string, unknown>>;

/**
 * The role of a person by their groups, those of the claim and those that the directory has sent before. Null where roles are
 * not taken from groups, or the provider has said nothing about them.
 */
export const roleByGroups = (
  claims: Claims,
  rules: GroupRules,
  provisioned: readonly string[] = [],
): RoleAtFirstSignIn | null => {
  const groups = rules.groupsClaim ? groupsIn(claims, rules.groupsClaim) : null;
  return groups && roleOfGroups([...groups, ...provisioned], rules);
};

/** Of several groups the highest role, and the default role without any. Null where roles are not taken from groups. */
export const roleOfGroups = (
  groups: readonly string[],
  { groupRoles, defaultRole }: Pick<GroupRules, 'groupRoles' | 'defaultRole'>,
): RoleAtFirstSignIn | null => {
  if (groupRoles.length === 0) return null;
  const given = groupRoles.filter(({ group }) => groups.includes(group)).map(({ role }) => role);
  return rolesAtFirstSignIn.findLast((role) => given.includes(role)) ?? defaultRole;
};

/** Whether groups change a person's role to this one. Administrators and custom roles are left to the company. */
export const takesRole = (user: Pick<User, 'role' | 'customRoleId'>, role: RoleAtFirstSignIn): boolean =>
  user.role !== 'Admin' && user.customRoleId === null && user.role !== role;

/** The claim of this name, or the one inside another at a path such as `realm_access.roles`. */
export const claimAt = (claims: Claims, name: string): unknown =>
  Object.hasOwn(claims, name)
    ? claims[name]
    : name
        .split('.')
        .reduce<unknown>(
          (held, key) => (isObject(held) && Object.hasOwn(held, key) ? held[key] : undefined),
          claims,
        );

const groupsIn = (claims: Claims, name: string): string[] | null => {
  const found = claimAt(claims, name);
  if (typeof found === 'string') return [found];
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : null;
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is wrong with these rules, by field. */
export const groupFaults = ({ groupsClaim, groupRoles }: Omit<GroupRules, 'defaultRole'>): Faults => {
  if (groupRoles.length > 0 && !groupsClaim) return { groupsClaim: 'single-sign-on.groups-claim' };
  const names = groupRoles.map(({ group }) => group);
  const twice = names.find((group, at) => names.indexOf(group) < at);
  return twice ? { groupRoles: { code: 'single-sign-on.group-twice', values: { group: twice } } } : {};
};
