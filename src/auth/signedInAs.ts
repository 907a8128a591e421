import { permissionsOf } from '../../domain/access/permissions.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { type Keeping, type SessionUser, type SignInAnswer, storeSession } from './session.ts';

/** For tests: a user of each type, as returned by the server. */
export const person = (userType: UserType): SessionUser => ({
  id: `USR-${userType}`,
  email: `${userType}@talentbench.example`,
  fullName: 'Dana Okafor',
  displayName: 'Dana Okafor',
  userType,
  role: 'Super Admin',
  companyId: userType === 'admin' ? null : 'COM-001',
  permissions: [...permissionsOf('Super Admin')],
});

export const signInAnswer = (userType: UserType): SignInAnswer => ({
  success: true,
  data: { token: `token of ${userType}`, refreshToken: `refresh of ${userType}`, user: person(userType) },
  message: 'Welcome back',
  timestamp: '2026-03-02T09:00:00.000Z',
});

/** Stores a session as signing in does. */
export const signedInAs = (userType: UserType, keeping: Keeping = 'device') =>
  storeSession(signInAnswer(userType), keeping);
