import type { Party } from '../../access/can.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { checkDeactivation, checkUserChange } from '../accounts/checkUserChange.ts';
import type { Behavior } from '../behavior.ts';
import { checkUsers } from '../billing/userLimit.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { queuedMail } from '../notifications/mail.ts';
import { languageOf } from '../notifications/notificationRows.ts';

export const users: Behavior<Rows['users']> = {
  completeEdit: (before, changes, { actor, now }) => {
    const invitesAnew = changes.status === 'Pending' && before.status === 'Inactive';
    if (!invitesAnew && !Object.hasOwn(changes, 'invitedAt')) return {};
    const status = changes.status ?? before.status;
    if (status !== 'Pending' || (invitesAnew && before.lastLogin)) throw Conflict('users.invited-already');
    const last = Date.parse(before.invitedAt ?? before.createdAt);
    if (actor.userType !== 'admin' && now.getTime() - last < minutesBetweenInvitations * 60_000)
      throw Conflict('users.invited-lately');
    return { invitedAt: now.toISOString() };
  },
  link: async ({ companyId, userType }, reader) => {
    const company = companyId == null ? null : await reader.find('companies', String(companyId));
    if (company && company.type !== userType) throw Invalid({ companyId: 'companies.other-side' });
    return {};
  },
  check: async (before, after, context, reader) => {
    await checkUserChange(before, after, context, reader);
    checkDeactivation(before, after, context.actor);
    if (!before && context.actor.userType !== 'admin') await checkInvitations(after, context, reader);
  },
  checkLimit: checkUsers,
  checkDelete: (before, context, reader) => checkUserChange(before, null, context, reader),
  effects: (before, after, { actor, along }) =>
    !along && after?.status === 'Pending' && before?.invitedAt !== after.invitedAt
      ? [invitation(after, actor)]
      : [],
};

/** An invitation is mailed to an address that its company has entered, so companies cannot send many. */
const minutesBetweenInvitations = 10;
const invitationsPerDay = 50;

const checkInvitations = async (after: Values, { now }: Context, reader: Reader): Promise<void> => {
  const since = new Date(now.getTime() - 86_400_000).toISOString();
  const colleagues = await reader.findAll('users', { companyId: after.companyId });
  if (colleagues.filter(({ createdAt }) => createdAt > since).length >= invitationsPerDay)
    throw Conflict({ code: 'users.invited-many', values: { most: invitationsPerDay } });
};

/** A new user who is invited gets a mail with a link, and another each time they are invited again. */
const invitation = ({ id, email }: Row, { userId }: Party): Effect =>
  afterReading([['preferences', { userId, kind: 'display', key: 'language' }]], ([chosen]) => [
    {
      kind: 'mail',
      whenFull: 'email',
      row: queuedMail('invitation', { id, email }, languageOf(String(userId), chosen)),
    },
  ]);
