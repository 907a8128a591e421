import { type PlatformTopic, platformWants } from '../../settings/platformNotifications.ts';
import type { Values } from '../context.ts';
import { mailRow } from './mail.ts';
import { type Chosen, languageOf, type Reader } from './notificationRows.ts';
import { type OperatorNotificationCode, titleIn } from './notificationTitle.ts';

/** A notification for all operators, controlled by one of the platform's preferences. */
export type OperatorNotification = {
  key: PlatformTopic;
  code: OperatorNotificationCode;
  values: Record<string, unknown>;
  link: string;
  /** Sent regardless of the platform's preferences. */
  always?: boolean;
  /** Operators who get it in their inbox regardless of the platform's preferences. */
  surely?: readonly string[];
  /** Operators who already get another inbox entry about the same change. */
  alreadyTold?: readonly string[];
};

/**
 * Notifications and mails for operators by the platform's preferences, except for the operator who caused it.
 * Reports are sent by mail only. Visitors' actions go to the inbox only, so that a public form cannot trigger
 * many mails.
 */
export const operatorNotificationRows = (
  { key, code, values, link, always = false, surely = [], alreadyTold = [] }: OperatorNotification,
  operators: readonly Reader[],
  preferences: readonly Chosen[],
  author: string | null,
): { noun: 'notifications' | 'mails'; row: Values }[] => {
  const isWanted = always || platformWants(preferences, key);
  const inbox =
    always || (isWanted && key !== 'userActivityReports' && platformWants(preferences, 'pushNotifications'));
  const byMail =
    always || (isWanted && key !== 'adminAlerts' && platformWants(preferences, 'emailNotifications'));
  const isRead = (id: string) => !alreadyTold.includes(id) && (inbox || surely.includes(id));
  return operators
    .filter(({ id, status }) => id !== author && status === 'Active')
    .flatMap((person) => {
      const language = languageOf(person.id, preferences);
      const title = titleIn(language, { code, values });
      const row = {
        userId: person.id,
        key,
        title: title.slice(0, 150),
        body: null,
        link,
        forTeam: false,
        readAt: null,
      };
      return [
        ...(isRead(person.id) ? [{ noun: 'notifications' as const, row }] : []),
        ...(byMail
          ? [{ noun: 'mails' as const, row: mailRow('notice', person, language, title, { link }) }]
          : []),
      ];
    });
};
