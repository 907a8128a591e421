import { type RecoveryAction, whyNotRecovered } from '../../../domain/access/accountRecovery.ts';
import { refuseAbove } from '../../../domain/change/accounts/checkUserChange.ts';
import { queuedMail } from '../../../domain/change/notifications/mail.ts';
import { languageOf } from '../../../domain/change/notifications/notificationRows.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { Conflict, NotAllowed, RowMissing } from '../../../domain/errors.ts';
import { takeOne } from '../../requests/allowance.ts';
import type { Work } from '../../requests/work.ts';
import { addRow, readerOf, record, tellOwner } from '../../store/change.ts';
import { findRow } from '../../store/rows.ts';
import { endPasskeys } from './passkeys/own.ts';
import { forgetPlaces } from './places.ts';
import { removeFactor } from './secondFactor.ts';

/** An operator helps a user who cannot sign in, with an audit entry and a mail to the user. */
export const recoverAccount = async (work: Work, action: RecoveryAction, id: string): Promise<null> => {
  const { transaction, actor } = work;
  if (actor.userType !== 'admin') throw NotAllowed();
  const person = (await findRow(transaction, 'users', id)) as User | null;
  if (!person) throw RowMissing(nounOf('users'));
  await refuseAbove(person, actor, readerOf(work));
  const company = (await findRow(
    transaction.as('system'),
    'companies',
    person.companyId ?? '',
  )) as Company | null;
  const refused = whyNotRecovered(action, person, company, actor);
  if (refused) throw Conflict(refused);
  await acts[action](work, person);
  await record(work, { action: actions[action], noun: 'users', target: id, companyId: person.companyId });
  return null;
};

const actions: Record<RecoveryAction, string> = {
  passwordLink: 'send password link',
  secondFactorReset: 'reset second factor',
  signOut: 'sign out everywhere',
};

const acts: Record<RecoveryAction, (work: Work, person: User) => Promise<void>> = {
  passwordLink: async (work, person) => {
    await takeOne(work, 'passwordResetOfAccount', person.email);
    const chosen = await work.transaction
      .as('system')
      .query<never>(
        `select "kind", "key", "userId", "enabled", "value" from "preferences" where "userId" = $1 order by "seq"`,
        [person.id],
      );
    await addRow(work, 'mails', queuedMail('reset', person, languageOf(person.id, chosen)));
  },
  secondFactorReset: async (work, person) => {
    await removeFactor(work.transaction.as('session'), person.id);
    await endPasskeys(work, person);
    await tellOwner(work, person, 'secondFactorReset');
  },
  signOut: async (work, person) => {
    const { now } = work;
    const transaction = work.transaction.as('session');
    await transaction.query(
      'update "sessions" set "endedAt" = $2 where ("userId" = $1 or "viewedBy" = $1) and "endedAt" is null',
      [person.id, now],
    );
    await forgetPlaces(transaction, person.id);
    await endPasskeys(work, person);
    await tellOwner(work, person, 'signedOutEverywhere');
  },
};
