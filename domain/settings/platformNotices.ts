import type { Switch } from './switches.ts';

/** How operators are told, of what, and what holds until somebody chooses. One choice holds for all of them. */
export const platformNotices = {
  emailNotifications: true,
  pushNotifications: true,
  smsNotifications: false,
  adminAlerts: true,
  systemUpdates: true,
  securityAlerts: true,
  performanceAlerts: true,
  userActivityReports: false,
} as const;
export type PlatformNoticeKey = keyof typeof platformNotices;
export const platformNoticeKeys = Object.keys(platformNotices) as PlatformNoticeKey[];
export const platformWays = ['emailNotifications', 'pushNotifications', 'smsNotifications'] as const;
/** What operators can be told of. */
export type PlatformNews = Exclude<PlatformNoticeKey, (typeof platformWays)[number]>;

/** The platform's own row for a switch, among rows that belong to no company. */
export const platformRow = <S extends Switch>(rows: readonly S[], key: PlatformNoticeKey): S | undefined =>
  rows.findLast((row) => row.kind === 'notification' && row.key === key && row.userId === null);

export const platformWants = (rows: readonly Switch[], key: PlatformNoticeKey): boolean =>
  platformRow(rows, key)?.enabled ?? platformNotices[key];
