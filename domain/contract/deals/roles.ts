import { z } from 'zod';
import { type FieldMeta, money, optional, skillList, text, whole } from '../fields.ts';

/** Why a role can’t be saved, by its field. */
const rateRange = 'requests.rate-range';

/** The parts of a role, with the checks of each. Rates are in the currency of the requisition. */
export const roleFields = {
  title: text('Role'),
  skills: skillList('Skills').max(20, 'number.too-large'),
  minExperience: optional(whole('Minimum Experience (years)', 0, 60)),
  /** Twelve roles of eight stay within the head count of a requisition. */
  headCount: whole('Head Count', 1, 8),
  rateMin: optional(money('Rate From')),
  rateMax: optional(money('Rate To')),
};

const roleSchema = z
  .strictObject(
    {
      ...roleFields,
      skills: roleFields.skills.default([]),
      minExperience: roleFields.minExperience.default(null),
      headCount: roleFields.headCount.default(1),
      rateMin: roleFields.rateMin.default(null),
      rateMax: roleFields.rateMax.default(null),
    },
    'list.enter',
  )
  .refine(({ rateMin, rateMax }) => rateMin === null || rateMax === null || rateMin <= rateMax, {
    error: rateRange,
    path: ['rateMax'],
  });

/** One of several roles that a requisition asks for. Its title is unique within the requisition. */
export type Role = z.output<typeof roleSchema>;

export const mostRoles = 12;

/** Titles are compared without case, as people read them. */
const keyOf = ({ title }: { title: string }): string => title.trim().toLowerCase();

export const hasTitleTwice = (roles: readonly { title: string }[]): boolean =>
  new Set(roles.map(keyOf)).size < roles.length;

/** The roles of a requisition. Empty for one that asks for a single position. */
export const roleList = (label: string) =>
  z
    .array(roleSchema, 'list.enter')
    .max(mostRoles, 'number.too-large')
    .refine((roles) => !hasTitleTwice(roles), 'roles.title-twice')
    .meta({ label, column: 'jsonb', roles: true } satisfies FieldMeta);

/** The role with this title. */
export const roleNamed = (roles: readonly Role[], title: unknown): Role | null =>
  roles.find((role) => role.title === title) ?? null;

/** How many people the roles ask for. */
export const seatsOf = (roles: readonly Pick<Role, 'headCount'>[]): number =>
  roles.reduce((sum, { headCount }) => sum + headCount, 0);
