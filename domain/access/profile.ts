import type { User } from '../contract/accounts/users.ts';
import { permissionsHeld, type RoleGiven } from './actorOf.ts';

/** The signed-in user as returned by sign-in and profile. */
export const profileOf = (user: User, given: RoleGiven) => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  fullName: user.fullName,
  displayName: user.displayName ?? user.fullName,
  avatar: user.avatar,
  userType: user.userType,
  role: user.role,
  companyId: user.companyId,
  isActive: user.status === 'Active',
  isVerified: user.verified,
  lastLogin: user.lastLogin,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
  preferences: { notifications: true, privacy: 'company', language: 'en', timezone: 'UTC' },
  profile: { skills: user.skills, education: user.education, certifications: user.certifications },
  statistics: { profileViews: user.profileViews, totalLogins: user.loginCount, lastActive: user.lastActive },
  permissions: permissionsHeld(user, given),
});
/** Set while an operator is viewing as this person. */
export type Viewing = { by: string; company: string; until: string };
export type Profile = Omit<ReturnType<typeof profileOf>, 'permissions'> & {
  permissions: readonly string[];
  viewing?: Viewing;
};
