import type { UserType } from '../userTypes.ts';

/** Base address of each user type's console. */
export const consoleRoots: Record<UserType, string> = {
  provider: '/provider',
  recruiter: '/recruiter',
  admin: '/platform-admin',
};

/** Pages that every console has. */
export const sharedPages = ['/dashboard', '/route-demo', '/diagnostics'] as const;

/** Short paths that redirect to the section of the caller's own console. */
const shortPaths = [
  '/all-data',
  '/analytics',
  '/billing',
  '/contracts',
  '/deals',
  '/deployments',
  '/employees',
  '/hotLists',
  '/interviews',
  '/jobs',
  '/pipeline',
  '/providerInvoices',
  '/providers',
  '/rateCards',
  '/recruiters',
  '/reports',
  '/requests',
  '/requisitions',
  '/security',
  '/settings',
  '/smart-recommendations',
  '/support',
  '/talent-pool',
  '/tasks',
  '/timesheets',
  '/users',
];

/** The first parts of all addresses of the consoles. */
export const firstOfAddresses = [...Object.values(consoleRoots), ...sharedPages, ...shortPaths];
const first = new Set<string>(firstOfAddresses);

/** Whether the consoles' page handles this address, if only with its own "not found" page. */
export const isConsoleAddress = (path: string): boolean => first.has(/^\/[^/]*/.exec(path)?.[0] ?? '');
