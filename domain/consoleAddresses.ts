import type { UserType } from './contract/userTypes.ts';

/** Where each user type's console lives. */
export const consoleRoots: Record<UserType, string> = {
  provider: '/provider',
  recruiter: '/recruiter',
  admin: '/platform-admin',
};

/** Pages that every console has. */
export const sharedPages = ['/dashboard', '/route-demo', '/diagnostics'] as const;

/** Sections of the consoles, which lead into one's own console from here. */
const shortPaths = [
  '/all-data',
  '/analytics',
  '/billing',
  '/contracts',
  '/employees',
  '/jobs',
  '/pipeline',
  '/providers',
  '/recruiters',
  '/reports',
  '/requests',
  '/security',
  '/settings',
  '/smart-recommendations',
  '/support',
  '/talent-pool',
  '/users',
];

const first = new Set([...Object.values(consoleRoots), ...sharedPages, ...shortPaths]);

/** Whether the consoles' page answers here, with a page or with its own word that there is none. */
export const isConsoleAddress = (path: string): boolean => first.has(/^\/[^/]*/.exec(path)?.[0] ?? '');
