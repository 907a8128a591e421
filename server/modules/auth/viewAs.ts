import { actorOf } from '../../../domain/access/actorOf.ts';
import { type Profile, profileOf, type Viewing } from '../../../domain/access/profile.ts';
import { viewedAs, viewMinutes, whyNotViewed } from '../../../domain/access/viewing.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { Conflict, RowMissing } from '../../../domain/errors.ts';
import type { Database } from '../../database/connect.ts';
import { hashToken } from '../../requests/session.ts';
import type { Work } from '../../requests/work.ts';
import { record } from '../../store/change.ts';
import { givenTo } from '../../store/givenRole.ts';
import { findRow } from '../../store/rows.ts';
import { inTransactionAs } from '../../store/transaction.ts';
import { openViewFor } from './sessions.ts';

/** Opens a session in which this operator views as another person, with an audit entry. */
export const openView = async (work: Work, id: string): Promise<{ token: string; user: Profile }> => {
  const { transaction, actor, now } = work;
  const person = (await findRow(transaction, 'users', id)) as User | null;
  if (!person) throw RowMissing(nounOf('users'));
  const company = (await findRow(transaction, 'companies', person.companyId ?? '')) as Company | null;
  const refused = whyNotViewed(person, company);
  if (refused) throw Conflict(refused);
  const given = await givenTo(person, transaction);
  const until = new Date(now.getTime() + viewMinutes * 60_000);
  const view = { userId: id, by: actor.userId, now, until };
  const token = await openViewFor(transaction.as('session'), view);
  await record(work, {
    action: 'view as',
    ...about(person),
    after: { person: person.fullName, until: until.toISOString() },
  });
  const { permissions } = viewedAs(actorOf(person, given), actor);
  const viewing = { by: work.name, company: company?.name ?? '', until: until.toISOString() };
  return { token, user: { ...profileOf(person, given), permissions, viewing } };
};

/** Ends it with an audit entry; does nothing if it has already ended. */
export const endView = (
  database: Database,
  token: string,
  { now, ip }: { now: Date; ip: string },
): Promise<void> =>
  inTransactionAs(database, 'session', async (transaction) => {
    const [ended] = await transaction.query<{ id: string; companyId: string; fullName: string } & Viewer>(
      `update "sessions" s set "endedAt" = $2 from "users" u, "users" v
       where s."accessHash" = $1 and s."endedAt" is null and u."id" = s."userId" and v."id" = s."viewedBy"
       returning u."id", u."companyId", u."fullName", v."id" as "viewerId", v."fullName" as "viewerName"`,
      [hashToken(token), now],
    );
    if (!ended) return;
    const actor = { userId: ended.viewerId, userType: 'admin' as const, companyId: null, permissions: [] };
    const by = { transaction, now, ip, name: ended.viewerName, actor, rights: 'system' as const };
    await record(by, { action: 'end view', ...about(ended), after: { person: ended.fullName } });
  });
type Viewer = { viewerId: string; viewerName: string };

/** The viewing operator, the company viewed, and the end time. */
export const viewingOf = async ({ transaction, sessionId }: Work): Promise<Viewing> => {
  const [viewing] = await transaction.as('session').query<Viewing>(
    `select v."fullName" as "by", c."name" as "company", s."accessExpires" as "until" from "sessions" s
     join "users" v on v."id" = s."viewedBy" join "users" u on u."id" = s."userId"
     join "companies" c on c."id" = u."companyId" where s."id" = $1`,
    [sessionId],
  );
  return viewing as Viewing;
};

const about = ({ id, companyId }: Pick<User, 'id' | 'companyId'>) => ({
  noun: 'users',
  target: id,
  companyId,
});
