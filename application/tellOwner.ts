import { chosenFields, notificationRows } from '../domain/change/notifications/notificationRows.ts';
import type { NotificationCode } from '../domain/change/notifications/notificationTitle.ts';
import type { User } from '../domain/contract/accounts/users.ts';
import { securityPage } from '../domain/security/securityPage.ts';
import type { UnitOfWork } from './unitOfWork.ts';

type AccountCode = Extract<
  NotificationCode,
  | 'sessionReused'
  | 'secondFactorReset'
  | 'signedOutEverywhere'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyCopied'
  | 'apiKeyMade'
  | 'apiKeyRotated'
  | 'apiKeyRevoked'
  | 'apiKeyExpires'
>;

/** Notifies a user, in the inbox and by mail, of a security event of their account. */
export const tellOwner = async (
  { rows: { system }, actor }: Pick<UnitOfWork, 'rows' | 'actor'>,
  user: Pick<User, 'id' | 'email' | 'status' | 'userType'>,
  code: AccountCode,
  values: Record<string, unknown> = {},
): Promise<void> => {
  const preferences = await system.findFields('preferences', { userId: user.id }, chosenFields);
  const notification = {
    key: 'signIn' as const,
    code,
    values,
    body: null,
    link: securityPage(user.userType),
  };
  for (const { noun, row } of notificationRows(notification, [user], preferences, actor.userId))
    await system.insert(noun, row);
};
