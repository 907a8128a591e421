import type { User } from '../../contract/accounts/users.ts';
import { type Language, languages } from '../../contract/languages.ts';
import type { Preference } from '../../contract/platform/preferences.ts';
import { minorDigits, toMajor } from '../../money/minorUnits.ts';
import {
  type NotificationKey,
  ticketMails,
  wantsDigest,
  wantsNotification,
} from '../../settings/switches.ts';
import type { Values } from '../context.ts';
import { mailRow } from './mail.ts';
import { type NotificationCode, titleIn } from './notificationTitle.ts';

/** A notification for users: a code with the values of its title, and `link`, the page with details. */
export type NotificationContent = {
  /**
   * The preference that decides about a mail. A notification without one goes to the inbox only, except
   * notifications of a person's own account, which are also mailed.
   */
  key: Exclude<NotificationKey, 'email' | 'push' | 'sms' | 'digest'> | Unswitched;
  code: NotificationCode;
  values: Record<string, unknown>;
  body: string | null;
  link: string;
};
const unswitched = ['billing', 'account', 'signIn', 'support', 'reports', 'security', 'tasks'] as const;
type Unswitched = (typeof unswitched)[number];
const isUnswitched = (key: NotificationContent['key']): key is Unswitched =>
  unswitched.some((one) => one === key);

/** Notifications that are opt-in. All others go to the inbox of everyone concerned. */
const onDemand: readonly string[] = [
  'profileViews',
  'newCandidates',
  'interviewReminders',
  'marketInsights',
  'systemAlerts',
];

/** Whether switching this off stops inbox entries as well as mails. */
export const endsInbox = (key: NotificationKey): boolean => onDemand.includes(key);

/** The preference for this notification, if there is one. */
const topicOf = (key: NotificationContent['key']): NotificationKey | null => (isUnswitched(key) ? null : key);

/** Whether preferences ask for mails about this, at once or once a day. */
export const wantsMail = (
  key: NotificationContent['key'],
  preferences: readonly Chosen[],
  userId: string,
): boolean => {
  const topic = topicOf(key);
  return (
    topic !== null &&
    wantsNotification(preferences, topic, userId) &&
    wantsNotification(preferences, 'email', userId)
  );
};

/** Whether people have chosen this kind of notification, so that it concerns whoever has. */
export const isOnDemand = ({ key }: NotificationContent): boolean => onDemand.includes(key);

/** Whether a person is also notified by mail at once. Of their own account everyone is. */
const byMail = (key: NotificationContent['key'], preferences: readonly Chosen[], userId: string): boolean =>
  key === 'account' ||
  key === 'signIn' ||
  (wantsMail(key, preferences, userId) && !wantsDigest(preferences, userId));

/** Whether the daily mail of a person names notifications with this key. */
export const isMailedAbout = (key: string, preferences: readonly Chosen[], person: Person): boolean => {
  const ticketKey = ticketMails[person.userType];
  if (key === 'support') return ticketKey !== null && wantsNotification(preferences, ticketKey, person.id);
  return wantsMail(key as NotificationContent['key'], preferences, person.id);
};

export type Told = { noun: 'notifications' | 'mails'; row: Values };

export const readerFields = ['id', 'email', 'status'] as const;
export type Reader = Pick<User, (typeof readerFields)[number]>;
export type Person = Reader & Pick<User, 'userType' | 'companyId'>;
export const chosenFields = ['kind', 'key', 'userId', 'enabled', 'value'] as const;
export type Chosen = Pick<Preference, (typeof chosenFields)[number]>;

/**
 * An inbox entry for everyone of a company except the author, and a mail for those whom it concerns and who want one.
 * `mailed`: whom it concerns; without it, everyone. `unmailed`: they get another mail about it.
 */
export const notificationRows = (
  notification: NotificationContent,
  people: readonly Reader[],
  preferences: readonly Chosen[],
  author: string | null,
  mailed: ReadonlySet<string> | null = null,
  unmailed = false,
): Told[] =>
  people
    .filter(({ id, status }) => id !== author && status === 'Active')
    .filter(
      ({ id }) =>
        !onDemand.includes(notification.key) ||
        wantsNotification(preferences, notification.key as NotificationKey, id),
    )
    .flatMap((person) => {
      const language = languageOf(person.id, preferences);
      const title = titleIn(language, notification);
      const concerns = mailed === null || mailed.has(person.id);
      return [
        {
          noun: 'notifications' as const,
          row: { ...inboxRow(person, title, notification), forTeam: !concerns },
        },
        ...(concerns && !unmailed && byMail(notification.key, preferences, person.id)
          ? [
              {
                noun: 'mails' as const,
                row: mailRow(purposeOf(notification), person, language, title, {
                  link: notification.link,
                  topic: topicOf(notification.key),
                }),
              },
            ]
          : []),
      ];
    });

/**
 * A notification about a ticket or an operator's report for one person: always in the inbox, and by mail if a
 * preference says so.
 */
export const personalNotificationRows = (
  notification: NotificationContent,
  person: Person,
  preferences: readonly Chosen[],
  author: string | null,
): Told[] => {
  if (person.id === author || person.status !== 'Active') return [];
  const language = languageOf(person.id, preferences);
  const title = titleIn(language, notification);
  const mailKey = ticketMails[person.userType];
  return [
    { noun: 'notifications', row: inboxRow(person, title, notification) },
    ...(mailKey && wantsNotification(preferences, mailKey, person.id) && !wantsDigest(preferences, person.id)
      ? [
          {
            noun: 'mails' as const,
            row: mailRow('notice', person, language, title, { link: notification.link, topic: mailKey }),
          },
        ]
      : []),
  ];
};

const purposeOf = ({ key }: NotificationContent) => (key === 'signIn' ? 'security' : 'notice');

const inboxRow = ({ id }: Reader, title: string, { key, body, link }: NotificationContent): Values => ({
  userId: id,
  key,
  title: title.slice(0, 300),
  body: body?.slice(0, 500) ?? null,
  link,
  forTeam: false,
  readAt: null,
});

/** An amount in a sentence, with its ISO currency code so that it reads the same in every language. */
export const amountIn = (amount: unknown, currency: unknown): string => {
  const of = String(currency);
  return `${toMajor(Number(amount), of).toFixed(minorDigits(of))} ${of}`;
};

const spelled: Record<string, Language> = { English: 'en', Spanish: 'es', French: 'fr', German: 'de' };

/** The language a person has chosen. */
export const languageOf = (userId: string, preferences: readonly Chosen[]): Language => {
  const row = preferences.findLast(
    (one) => one.kind === 'display' && one.key === 'language' && one.userId === userId,
  );
  return spelled[row?.value ?? ''] ?? languages.find((language) => language === row?.value) ?? 'en';
};
