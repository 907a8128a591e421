import type { Reminder } from '../../billing/reminders.ts';
import type { User } from '../../contract/accounts/users.ts';
import type { Language } from '../../contract/languages.ts';
import type { Row } from '../../contract/noun.ts';
import { addDays, daysBetween } from '../../time/days.ts';
import { afterReading, type Effect } from '../effect.ts';
import { mailRow } from './mail.ts';
import { amountIn, languageOf, type NotificationContent } from './notificationRows.ts';
import { type NotificationCode, titleIn } from './notificationTitle.ts';

/** A reminder mail to the people who manage a company's billing, each in their language. */
export const invoiceReminder = (
  invoice: Row,
  reminder: Reminder,
  serviceLimited: boolean,
  today: string,
): Effect =>
  afterReading(
    [
      ['users', { companyId: invoice.companyId, status: 'Active' }],
      ['preferences', { companyId: invoice.companyId }],
    ],
    ([users, preferences]) =>
      payersAmong(users).map((user) => {
        const language = languageOf(user.id, preferences);
        const notification = notificationOf(invoice, reminder, user);
        return {
          kind: 'mail',
          whenFull: 'wait',
          row: mailRow('notice', user, language, titleIn(language, notification), {
            link: notification.link,
            note: detailsIn(language, invoice, reminder, serviceLimited, today),
          }),
        };
      }),
  );

type Line = [NotificationCode, Record<string, unknown>];

/** How late an overdue invoice is, by when to pay it now, and what follows. */
const detailsIn = (
  language: Language,
  { dueDate }: Row,
  { level, term }: Reminder,
  serviceLimited: boolean,
  today: string,
): string | null => {
  if (level === 0) return null;
  const late = daysBetween(String(dueDate), today);
  const lines: Line[] = [
    ['invoiceReminderLevel', { number: level, days: late }],
    ...(term === null ? [] : [['invoicePayBy', { date: addDays(today, term) }] satisfies Line]),
    ...(serviceLimited ? [['invoiceLimitsService', {}] satisfies Line] : []),
  ];
  return lines.map(([code, values]) => titleIn(language, { code, values })).join('\n');
};

/** Sent to users who may pay; if nobody may, to the company's first user. */
const payersAmong = (users: readonly User[]): readonly User[] => {
  const payers = users.filter(({ role }) => role === 'Admin');
  return payers.length ? payers : users.slice(0, 1);
};

const notificationOf = (
  { id, open, currency, dueDate }: Row,
  { level }: Reminder,
  user: User,
): NotificationContent => ({
  key: 'billing',
  code: level === 0 ? 'invoiceDueSoon' : 'invoiceStillOpen',
  values: { invoice: id, amount: amountIn(open, currency), date: dueDate },
  body: null,
  link: `/${user.userType}/settings/billing`,
});
