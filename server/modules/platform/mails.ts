import type { FastifyInstance } from 'fastify';
import { permissionsHeld } from '../../../domain/access/actorOf.ts';
import { scopesOf } from '../../../domain/access/can.ts';
import { letsIn, mayReadLink } from '../../../domain/access/keptLinks.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import type { Mail } from '../../../domain/contract/platform/mails.ts';
import { NotFound, RowMissing } from '../../../domain/errors.ts';
import { operations } from '../../../operations/index.ts';
import { operate } from '../../requests/operate.ts';
import type { Work } from '../../requests/work.ts';
import { givenTo } from '../../store/givenRole.ts';
import { findRow, showRow } from '../../store/rows.ts';
import type { AppOptions } from '../options.ts';

/** The text of a mail, as long as it is stored in this server's outbox. */
export const mailRoutes = (app: FastifyInstance, options: AppOptions) => {
  operate(app, options, operations.mailText, async (work, { id }) => {
    const { actor, transaction } = work;
    const mail = await showRow(transaction, 'mails', scopesOf(actor, 'show', 'mails'), id);
    if (!mail) throw RowMissing(nounOf('mails'));
    const text = mail.status === 'Kept' ? await options.outbox?.textOf(id) : null;
    if (!text) throw NotFound('mail.text-missing');
    const linkHidden = letsIn(mail as Mail) && !(await linkIsOpenTo(work, mail as Mail));
    return { text: linkHidden ? withoutLink(text) : text, linkHidden };
  });
};

/** The link allows signing in as the recipient, so only users who may change that account can read it. */
const linkIsOpenTo = async (work: Work, { userId }: Mail): Promise<boolean> => {
  const transaction = work.transaction.as('system');
  const receiver = userId === null ? null : ((await findRow(transaction, 'users', userId)) as User | null);
  const held = receiver && permissionsHeld(receiver, await givenTo(receiver, transaction));
  return mayReadLink(work.actor, held);
};

/** The text with the secret part of every link removed. */
const withoutLink = (text: string): string =>
  text
    .replace(/#token=[\w-]*/g, '#…')
    .replace(/(\/(?:signing|interview-invitations)\/[A-Z]+-\d+)\.[\w-]+/g, '$1.…');
