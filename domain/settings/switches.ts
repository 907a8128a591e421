import type { Preference } from '../contract/platform/preferences.ts';
import type { UserType } from '../contract/userTypes.ts';

/** Notification topics and channels of a provider's user, and their defaults. */
const providerNotifications = {
  email: true,
  push: false,
  sms: false,
  recruiterRequests: true,
  contractUpdates: true,
  profileViews: false,
} as const;
/**
 * Notification topics of a recruiter's user. They go to the inbox and by mail, without a choice of channels.
 */
const recruiterNotifications = {
  newCandidates: true,
  interviewReminders: true,
  applicationUpdates: true,
  marketInsights: false,
  systemAlerts: true,
} as const;
/** One mail a day in place of one for each notification. */
const bundling = { digest: false } as const;
const defaultNotifications = { ...providerNotifications, ...recruiterNotifications, ...bundling };
export type NotificationKey = keyof typeof defaultNotifications;
/** Switches that control mails of one kind; the others select channels. */
export type MailTopic = Exclude<NotificationKey, 'push' | 'sms' | 'digest'>;
export const isMailTopic = (key: string): key is MailTopic =>
  Object.hasOwn(defaultNotifications, key) && !['push', 'sms', 'digest'].includes(key);
export const providerNotificationKeys = Object.keys(
  providerNotifications,
) as (keyof typeof providerNotifications)[];
export const recruiterNotificationKeys = Object.keys(
  recruiterNotifications,
) as (keyof typeof recruiterNotifications)[];

/** The switch for mails about tickets; operators use their inbox. */
export const ticketMails: Record<UserType, NotificationKey | null> = {
  provider: 'email',
  recruiter: 'systemAlerts',
  admin: null,
};

/** Settings of a company for all its users, and their defaults. */
const companySecurity = { sessionTimeout: true, ipRestriction: false, auditLogs: true } as const;
export type SecurityKey = keyof typeof companySecurity;

export const switchFields = ['kind', 'key', 'userId', 'enabled'] as const;
export type Switch = Pick<Preference, (typeof switchFields)[number]>;

/** The row of a user's switch: their own, or else their company's. */
export const notificationSwitch = <S extends Switch>(
  rows: readonly S[],
  key: NotificationKey,
  userId: string,
): S | undefined => {
  const all = rows.filter((row) => row.kind === 'notification' && row.key === key);
  return all.findLast((row) => row.userId === userId) ?? all.findLast((row) => row.userId === null);
};

export const wantsNotification = (rows: readonly Switch[], key: NotificationKey, userId: string): boolean =>
  notificationSwitch(rows, key, userId)?.enabled ?? defaultNotifications[key];

/** The row of a company's own switch. */
export const securityRow = <S extends Switch>(rows: readonly S[], key: SecurityKey): S | undefined =>
  rows.findLast((row) => row.kind === 'security' && row.key === key && row.userId === null);

export const isSecured = (rows: readonly Switch[], key: SecurityKey): boolean =>
  securityRow(rows, key)?.enabled ?? companySecurity[key];

/** Whether someone has chosen one mail a day. Nobody else can choose it for them, as the day of the last one is theirs. */
export const wantsDigest = (rows: readonly Switch[], userId: string): boolean =>
  notificationSwitch(rows, 'digest', userId)?.userId === userId && wantsNotification(rows, 'digest', userId);
