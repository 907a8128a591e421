import {
  type AccountNotification,
  notificationRows,
} from '../../../domain/change/notifications/notificationRows.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { securityPage } from '../../../domain/security/securityPage.ts';
import { addRow, type Change } from '../../store/change.ts';

/** Notifies a user, in the inbox and by mail, of a security event of their account. */
export const tellOwner = async (
  change: Pick<Change, 'transaction' | 'now' | 'actor'>,
  user: Pick<User, 'id' | 'email' | 'status' | 'userType'>,
  event: AccountNotification,
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
    event,
    words: {},
    body: null,
    link: securityPage(user.userType),
  };
  for (const { noun, row } of notificationRows(notification, [user], preferences, actor.userId))
    await addRow(change, noun, row);
};
