import type { Permission } from '../contract/accounts/permissions.ts';
import { type NounName, nounNames } from '../contract/index.ts';
import type { UserType } from '../contract/userTypes.ts';
import { grantsOf, permissionFor } from './can.ts';
import { rulesOf } from './fieldRules.ts';
import { needsOf } from './permissions.ts';
import { type Grant, type Verb, verbs } from './rules.ts';

/** Label key for the rows that a rule covers. */
const reaches = ['all', 'company', 'own', 'platform', 'listed', 'directory', 'made', 'some'] as const;
type Reach = (typeof reaches)[number];

/** Never, for any role; only with a permission; or on these rows, some with restricted fields. */
export type Cell =
  | { may: false; lacking: Permission | null }
  | { may: true; reach: readonly Reach[]; partly: boolean };
export type MatrixRow = { noun: NounName; cells: Record<Verb, Cell> };
const areas = ['market', 'operations', 'administration'] as const;
export type MatrixArea = { area: (typeof areas)[number]; rows: readonly MatrixRow[] };

/** Verbs per noun that a user of this type with these permissions may use. */
export const matrixOf = (userType: UserType, held: readonly string[]): MatrixArea[] => {
  const nouns = nounNames.filter((noun) => verbs.some((verb) => grantsFor(noun, userType, verb).length > 0));
  const rows = nouns.map((noun) => ({ noun, cells: cellsOf(noun, userType, held) }));
  return areas.map((area) => ({ area, rows: rows.filter(({ noun }) => areaOf(noun) === area) }));
};

/** Nouns are grouped by where they are read. */
const areaOf = (noun: NounName): MatrixArea['area'] =>
  areas.find((area) => needsOf(noun).read === `${area}.read`) ?? 'administration';

const grantsFor = (noun: NounName, userType: UserType, verb: Verb) =>
  grantsOf(rulesOf(noun)[userType]?.[verb]);

const cellsOf = (noun: NounName, userType: UserType, held: readonly string[]): Record<Verb, Cell> =>
  Object.fromEntries(
    verbs.map((verb) => [verb, cellOf(grantsFor(noun, userType, verb), permissionFor(verb, noun), held)]),
  ) as Record<Verb, Cell>;

const cellOf = (grants: readonly Grant[], usual: Permission, held: readonly string[]): Cell => {
  const open = grants.filter(({ needs = usual }) => held.includes(needs));
  if (open.length === 0) return { may: false, lacking: grants[0] ? (grants[0].needs ?? usual) : null };
  return {
    may: true,
    reach: [...new Set(open.map(reachOf))],
    partly: open.some(({ only, hide }) => only !== undefined || hide !== undefined),
  };
};

const reachOf = ({ where = {} }: Grant): Reach => {
  const values = Object.values(where);
  if (values.length === 0) return 'all';
  if (values.includes('$user')) return 'own';
  if (values.includes('$company')) return 'company';
  if (where.companyId === null) return 'platform';
  if (where.listed === true) return 'listed';
  if (where.kind === 'custom') return 'made';
  return where.type === undefined ? 'some' : 'directory';
};
