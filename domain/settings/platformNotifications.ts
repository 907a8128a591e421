import type { Switch } from './switches.ts';

/** Channels and topics of operators’ notifications, and their defaults. A choice applies to all operators. */
const platformNotifications = {
  emailNotifications: true,
  pushNotifications: true,
  smsNotifications: false,
  adminAlerts: true,
  systemUpdates: true,
  securityAlerts: true,
  performanceAlerts: true,
  userActivityReports: false,
} as const;
export type PlatformNotificationKey = keyof typeof platformNotifications;
export const platformNotificationKeys = Object.keys(platformNotifications) as PlatformNotificationKey[];
export const platformChannels = ['emailNotifications', 'pushNotifications', 'smsNotifications'] as const;
/** What operators can be notified of. */
export type PlatformTopic = Exclude<PlatformNotificationKey, (typeof platformChannels)[number]>;

/** The platform's row for a switch, among rows without a company. */
export const platformRow = <S extends Switch>(
  rows: readonly S[],
  key: PlatformNotificationKey,
): S | undefined =>
  rows.findLast((row) => row.kind === 'notification' && row.key === key && row.userId === null);

export const platformWants = (rows: readonly Switch[], key: PlatformNotificationKey): boolean =>
  platformRow(rows, key)?.enabled ?? platformNotifications[key];
