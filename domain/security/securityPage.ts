import type { UserType } from '../contract/userTypes.ts';

const consoles: Record<UserType, string> = {
  provider: '/provider',
  recruiter: '/recruiter',
  admin: '/platform-admin',
};

/** Page of each console where users manage their password, second factor and sessions. */
export const securityPage = (userType: UserType): string => `${consoles[userType]}/account`;
