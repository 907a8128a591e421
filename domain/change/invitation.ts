import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { Conflict, Invalid } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';
import { afterReading, type Effect } from './effect.ts';
import { queuedMail } from './mail.ts';
import { languageOf } from './notificationRows.ts';

/** Users must belong to a company of their own user type. */
export const employedBy = async ({ companyId, userType }: Values, reader: Reader): Promise<Values> => {
  const company = companyId == null ? null : await reader.find('companies', String(companyId));
  if (company && company.type !== userType)
    throw Invalid({ companyId: 'Choose a company on the other side of the market' });
  return {};
};

/** Only users who have never signed in can be invited again. */
export const checkInvitation = (name: NounName, before: Row, changes: Values): void => {
  if (name === 'users' && Object.hasOwn(changes, 'invitedAt') && before.status !== 'Pending')
    throw Conflict('Only people who have not signed in yet can be invited again');
};

/** A new user who is invited gets a mail with a link, and another each time they are invited again. */
export const invited = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  { actor, along }: Context,
): Effect[] => {
  if (name !== 'users' || after?.status !== 'Pending' || along) return [];
  if (before && before.invitedAt === after.invitedAt) return [];
  return [
    afterReading(
      [['preferences', { userId: actor.userId, kind: 'display', key: 'language' }]],
      ([chosen]) => [
        {
          kind: 'add',
          noun: 'mails',
          row: queuedMail(
            'invitation',
            { id: after.id, email: after.email },
            languageOf(String(actor.userId), chosen),
          ),
        },
      ],
    ),
  ];
};
