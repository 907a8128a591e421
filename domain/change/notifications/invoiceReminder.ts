import type { ReminderStep } from '../../billing/reminders.ts';
import type { User } from '../../contract/accounts/users.ts';
import type { Row } from '../../contract/noun.ts';
import { afterReading, type Effect } from '../effect.ts';
import { mailRow } from './mail.ts';
import { amountIn, languageOf, type NotificationContent } from './notificationRows.ts';
import { titleIn } from './notificationTitle.ts';

/** A reminder mail to the people who manage a company's billing, each in their language. */
export const invoiceReminder = (invoice: Row, step: ReminderStep): Effect =>
  afterReading(
    [
      ['users', { companyId: invoice.companyId, status: 'Active' }],
      ['preferences', { companyId: invoice.companyId }],
    ],
    ([users, preferences]) =>
      payersAmong(users).map((user) => {
        const language = languageOf(user.id, preferences);
        const notification = notificationOf(invoice, step, user);
        return {
          kind: 'mail',
          whenFull: 'wait',
          row: mailRow('notice', user, language, titleIn(language, notification), {
            link: notification.link,
          }),
        };
      }),
  );

/** Sent to users who may pay; if nobody may, to the company's first user. */
const payersAmong = (users: readonly User[]): readonly User[] => {
  const payers = users.filter(({ role }) => role === 'Admin');
  return payers.length ? payers : users.slice(0, 1);
};

const notificationOf = (
  { id, open, currency, dueDate }: Row,
  step: ReminderStep,
  user: User,
): NotificationContent => ({
  key: 'billing',
  code: step < 0 ? 'invoiceDueSoon' : 'invoiceStillOpen',
  values: { invoice: id, amount: amountIn(open, currency), date: dueDate },
  body: null,
  link: `/${user.userType}/settings/billing`,
});
