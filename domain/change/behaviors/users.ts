import type { Party } from '../../access/can.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { checkUserChange } from '../accounts/checkUserChange.ts';
import type { Behavior } from '../behavior.ts';
import { checkUsers } from '../billing/userLimit.ts';
import { afterReading, type Effect } from '../effect.ts';
import { queuedMail } from '../notifications/mail.ts';
import { languageOf } from '../notifications/notificationRows.ts';

export const users: Behavior<Rows['users']> = {
  completeEdit: (before, changes) => {
    if (Object.hasOwn(changes, 'invitedAt') && before.status !== 'Pending')
      throw Conflict('users.invited-already');
    return {};
  },
  link: async ({ companyId, userType }, reader) => {
    const company = companyId == null ? null : await reader.find('companies', String(companyId));
    if (company && company.type !== userType) throw Invalid({ companyId: 'companies.other-side' });
    return {};
  },
  check: checkUserChange,
  checkLimit: checkUsers,
  checkDelete: (before, context, reader) => checkUserChange(before, null, context, reader),
  effects: (before, after, { actor, along }) =>
    !along && after?.status === 'Pending' && before?.invitedAt !== after.invitedAt
      ? [invitation(after, actor)]
      : [],
};

/** A new user who is invited gets a mail with a link, and another each time they are invited again. */
const invitation = ({ id, email }: Row, { userId }: Party): Effect =>
  afterReading([['preferences', { userId, kind: 'display', key: 'language' }]], ([chosen]) => [
    {
      kind: 'add',
      noun: 'mails',
      row: queuedMail('invitation', { id, email }, languageOf(String(userId), chosen)),
    },
  ]);
