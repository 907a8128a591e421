import { consoleRoots, sharedPages } from '../../domain/contract/accounts/consoleAddresses.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';

/** Base path of each user type's console. */
export const basenames = consoleRoots;

export const isUserType = (userType: string | undefined): userType is UserType =>
  userTypes.some((known) => known === userType);

/** Landing page after signing in, by user type. */
export const landingPath = (userType: string) =>
  isUserType(userType) ? `${basenames[userType]}/dashboard` : '/dashboard';

/** The path of `next` if it is a page of this site that this user type may open, else undefined. */
export const safeNext = (next: string | null, userType: string): string | undefined => {
  if (!next?.startsWith('/')) return undefined;
  const { origin, pathname, search, hash } = new URL(next, window.location.origin);
  const own = isUserType(userType) ? [basenames[userType], ...sharedPages] : sharedPages;
  const belongs = own.some((root) => pathname === root || pathname.startsWith(`${root}/`));
  return origin === window.location.origin && belongs ? pathname + search + hash : undefined;
};
