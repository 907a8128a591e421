import { notificationRows } from '../../../domain/change/notifications/notificationRows.ts';
import type { NotificationCode } from '../../../domain/change/notifications/notificationTitle.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { securityPage } from '../../../domain/security/securityPage.ts';
import { addRow, type Change } from '../../store/change.ts';

type AccountCode = Extract<NotificationCode, 'sessionReused' | 'secondFactorReset' | 'signedOutEverywhere'>;

/** Notifies a user, in the inbox and by mail, of a security event of their account. */
export const tellOwner = async (
  change: Pick<Change, 'transaction' | 'now' | 'actor'>,
  user: Pick<User, 'id' | 'email' | 'status' | 'userType'>,
  code: AccountCode,
): Promise<void> => {
  const { transaction, actor } = change;
  const preferences = await transaction
    .as('system')
    .query<never>(
      `select "kind", "key", "userId", "enabled", "value" from "preferences" where "userId" = $1 order by "seq"`,
      [user.id],
    );
  const notification = {
    key: 'signIn' as const,
    code,
    values: {},
    body: null,
    link: securityPage(user.userType),
  };
  for (const { noun, row } of notificationRows(notification, [user], preferences, actor.userId))
    await addRow(change, noun, row);
};
