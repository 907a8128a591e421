import type { Actor } from '../../../domain/access/can.ts';
import { queuedMail } from '../../../domain/change/notifications/mail.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import type { MailPurpose } from '../../../domain/contract/platform/mails.ts';
import type { UserType } from '../../../domain/contract/userTypes.ts';
import { Invalid, LinkUsed, NotAllowed } from '../../../domain/errors.ts';
import { takeOne } from '../../requests/allowance.ts';
import { hashToken } from '../../requests/session.ts';
import { forgiveAttempts } from '../../requests/slowdown.ts';
import type { VisitorWork } from '../../requests/work.ts';
import { addRow, record } from '../../store/change.ts';
import { hashPassword } from './password.ts';
import { forgetPlaces, rememberNetwork } from './places.ts';
import { weakness } from './weakness.ts';

type Person = { id: string; companyId: string | null; fullName: string; email: string; firstName: string };
type Link = Person & {
  byProvider: boolean;
  purpose: MailPurpose;
  userType: UserType;
  company: string | null;
};

/** Response time in milliseconds, whether the account exists or not. */
const answersAfter = 250;
export const evenly = async <T>(work: Promise<T>): Promise<T> => {
  const pause = new Promise((resolve) => setTimeout(resolve, answersAfter));
  const [done] = await Promise.allSettled([work, pause]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
};

/**
 * Queues a mail with a link if the email belongs to an account that may sign in; the response does not reveal
 * that.
 */
export const askForPassword = async (
  work: VisitorWork,
  { email, language }: { email: string; language: Language },
): Promise<null> => {
  await takeOne(work, 'passwordResetOfAccount', email);
  const [user] = await work.transaction.as('session').query<Person>(
    `select u."id", u."companyId", u."fullName", u."email", u."firstName" from "users" u
     left join "companies" c on c."id" = u."companyId"
     where u."email" = $1 and u."status" = 'Active' and (c."id" is null or c."status" = 'Active')`,
    [email],
  );
  if (!user) return null;
  await addRow(work, 'mails', queuedMail('reset', user, language));
  await record(work, { action: 'ask for a password', ...about(user) });
  return null;
};

export const readLink = async (
  work: VisitorWork,
  token: string,
): Promise<Pick<Link, 'purpose' | 'email' | 'firstName'>> => {
  const { purpose, email, firstName } = await livingLink(work, token);
  return { purpose, email, firstName };
};

/**
 * Sets the password of a link's user, and ends the link and all sessions. The user can then sign in from this
 * network, even if others are guessing.
 */
export const usePasswordLink = async (
  work: VisitorWork,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> => {
  const { now } = work;
  const transaction = work.transaction.as('session');
  const link = await livingLink(work, token);
  const weak = await weakness(password, link);
  if (weak) throw Invalid({ password: weak });
  await transaction.query(
    `insert into "credentials" ("userId", "passwordHash", "changedAt") values ($1, $2, $3)
     on conflict ("userId") do update set "passwordHash" = excluded."passwordHash", "changedAt" = excluded."changedAt"`,
    [link.id, await hashPassword(password), now],
  );
  for (const table of ['passwordLinks', 'sessions'])
    await transaction.query(
      `update "${table}" set "endedAt" = $2 where "userId" = $1 and "endedAt" is null`,
      [link.id, now],
    );
  if (link.purpose === 'invitation')
    await transaction.query(
      `update "users" set "status" = 'Active', "version" = "version" + 1, "updatedAt" = $2 where "id" = $1`,
      [link.id, now],
    );
  await forgetPlaces(transaction, link.id);
  await rememberNetwork(transaction, link.id, work);
  await forgiveAttempts(
    transaction,
    { email: link.email, ip: work.ip, now },
    { device: false, network: true },
  );
  await record(
    { ...work, name: link.fullName, actor: self(link) },
    {
      action: 'set password',
      ...about(link),
      ...(link.purpose === 'invitation' && { before: { status: 'Pending' }, after: { status: 'Active' } }),
    },
  );
  return { email: link.email };
};

/**
 * The link of this token with its user, locked until the end of the transaction; refused if it is no longer
 * valid.
 */
const livingLink = async ({ transaction, now }: VisitorWork, token: string): Promise<Link> => {
  const [link] = await transaction.as('session').query<Link>(
    `select l."purpose", u."userType", u."id", u."companyId", u."fullName", u."email", u."firstName", c."name" as "company",
       must_use_single_sign_on(u."companyId", u."id", u."role") as "byProvider" from "passwordLinks" l
     join "users" u on u."id" = l."userId" left join "companies" c on c."id" = u."companyId"
     where l."hash" = $1 and l."endedAt" is null and l."expiresAt" > $2
       and u."status" = case l."purpose" when 'invitation' then 'Pending' else 'Active' end
       and (c."id" is null or c."status" = 'Active') for update of l`,
    [hashToken(token), now],
  );
  if (!link) throw LinkUsed();
  if (link.byProvider) throw NotAllowed('single-sign-on.required');
  return link;
};

/** Whoever holds the link acts as its user, including in the audit log. */
const self = ({ id, userType, companyId }: Link): Actor => ({
  userId: id,
  userType,
  companyId,
  permissions: [],
});

const about = ({ id, companyId }: Person) => ({ noun: 'users', target: id, companyId });
