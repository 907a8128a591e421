import type { Preference } from '../contract/preferences.ts';
import type { UserType } from '../contract/userTypes.ts';

/** What a provider's person can be told of and by which way, and what holds until somebody chooses. */
export const providerNotices = {
  email: true,
  push: false,
  sms: false,
  recruiterRequests: true,
  contractUpdates: true,
  profileViews: false,
} as const;
/** What a recruiter's person can be told of. These go to the inbox and by mail: there is no choice of ways. */
export const recruiterNotices = {
  newCandidates: true,
  interviewReminders: true,
  applicationUpdates: true,
  marketInsights: false,
  systemAlerts: true,
} as const;
const firstNotices = { ...providerNotices, ...recruiterNotices };
export type NoticeKey = keyof typeof firstNotices;
/** The switches that can end mails of one kind; the others choose ways that send none. */
export type MailTopic = Exclude<NoticeKey, 'push' | 'sms'>;
export const isMailTopic = (key: string): key is MailTopic =>
  Object.hasOwn(firstNotices, key) && key !== 'push' && key !== 'sms';
export const providerNoticeKeys = Object.keys(providerNotices) as (keyof typeof providerNotices)[];
export const recruiterNoticeKeys = Object.keys(recruiterNotices) as (keyof typeof recruiterNotices)[];

/** The switch by which somebody's mails about tickets go; operators have their inbox. */
export const ticketMails: Record<UserType, NoticeKey | null> = {
  provider: 'email',
  recruiter: 'systemAlerts',
  admin: null,
};

/** What a company decides for all its people, and what holds until somebody chooses. */
export const companySecurity = { sessionTimeout: true, ipRestriction: false, auditLogs: true } as const;
export type SecurityKey = keyof typeof companySecurity;

export type Switch = Pick<Preference, 'kind' | 'key' | 'userId' | 'enabled'>;

/** The row that governs a person's switch: their own, or else their company's. */
export const noticeRow = <S extends Switch>(
  rows: readonly S[],
  key: NoticeKey,
  userId: string,
): S | undefined => {
  const all = rows.filter((row) => row.kind === 'notification' && row.key === key);
  return all.findLast((row) => row.userId === userId) ?? all.findLast((row) => row.userId === null);
};

export const wantsNotice = (rows: readonly Switch[], key: NoticeKey, userId: string): boolean =>
  noticeRow(rows, key, userId)?.enabled ?? firstNotices[key];

/** The row of a company's own switch. */
export const securityRow = <S extends Switch>(rows: readonly S[], key: SecurityKey): S | undefined =>
  rows.findLast((row) => row.kind === 'security' && row.key === key && row.userId === null);

export const isSecured = (rows: readonly Switch[], key: SecurityKey): boolean =>
  securityRow(rows, key)?.enabled ?? companySecurity[key];
