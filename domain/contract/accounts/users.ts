import type { Faults } from '../../messages/message.ts';
import {
  email,
  flag,
  instant,
  list,
  oneOf,
  optional,
  reference,
  text,
  webAddress,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { operators } from '../seenBy.ts';
import { userTypes } from '../userTypes.ts';

export const platformRoles = ['Super Admin', 'Admin', 'Manager', 'User', 'Viewer'] as const;
export type PlatformRole = (typeof platformRoles)[number];
const userStatuses = ['Pending', 'Active', 'Suspended', 'Inactive'] as const;

/** Users who count towards the plan's user limit. */
export const hasSeat = ({ status }: Record<string, unknown>): boolean =>
  status === 'Active' || status === 'Pending';
export const seatedStatuses = userStatuses.filter((status) => hasSeat({ status }));

/** A person who can sign in. Their permissions follow from userType and role. */
export const users = defineNoun({
  name: 'users',
  label: 'User',
  plural: 'Individual Users',
  prefix: 'USR',
  fields: {
    companyId: optional(reference('Company', 'companies')),
    userType: oneOf('User Type', userTypes),
    role: oneOf('Role', platformRoles),
    customRoleId: optional(reference('Custom Role', 'roles')),
    firstName: text('First Name', 60),
    lastName: text('Last Name', 60),
    fullName: text('Name'),
    displayName: optional(text('Display Name')),
    email: email(),
    phone: optional(text('Phone Number', 40)),
    title: optional(text('Job Title')),
    avatar: optional(webAddress('Avatar')),
    status: oneOf('Status', userStatuses),
    statusReason: operators(optional(text('Reason', 500))),
    /** When the invitation was last resent; setting it resends it. */
    invitedAt: optional(instant('Invited')),
    verified: flag('Verified'),
    /**
     * Whether sign-in requires a code in addition to the password; set by the store with the second factor.
     */
    twoFactor: operators(flag('Two-Factor')),
    /** Responsibilities of an operator, as described in the invitation. */
    accessNote: operators(optional(text('Permissions Description', 300))),
    premium: flag('Premium'),
    agentRole: optional(text('Support Role')),
    skills: list('Skills'),
    education: list('Education'),
    certifications: list('Certifications'),
    profileViews: whole('Profile Views'),
    loginCount: whole('Logins'),
    lastLogin: optional(instant('Last Login')),
    lastActive: optional(instant('Last Active')),
    /** When the person's data were erased, except what accounting requires. */
    erasedAt: optional(instant('Erased')),
  },
  fixed: ['userType', 'companyId'],
  serverSet: ['fullName', 'twoFactor', 'profileViews', 'loginCount', 'lastLogin', 'lastActive', 'erasedAt'],
  defaults: { role: 'User', verified: false, premium: false, skills: [], education: [], certifications: [] },
  unique: ['email'],
  counted: ['userType', 'role', 'status', 'verified', 'premium'],
  search: ['fullName', 'email'],
  title: 'fullName',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending', 'Active'],
      moves: {
        Pending: { Active: ['admin'], Inactive: userTypes },
        Active: { Suspended: ['admin'], Inactive: userTypes },
        Suspended: { Active: ['admin'], Inactive: ['admin'] },
        Inactive: { Active: userTypes, Pending: userTypes },
      },
    },
  ],
  derive: ({ firstName, lastName, status }) => ({
    fullName: `${firstName} ${lastName}`,
    ...(status === 'Active' && { statusReason: null }),
  }),
  check: ({ userType, companyId, status, statusReason }): Faults => ({
    ...(status === 'Suspended' && !statusReason && { statusReason: 'value.reason-needed' }),
    ...((userType === 'admin') !== (companyId === null) && {
      companyId: userType === 'admin' ? 'users.operator-company' : 'text.required',
    }),
  }),
});
export type User = RowOf<typeof users>;
