import type { FastifyInstance } from 'fastify';
import { type Profile, profileOf } from '../../domain/access/profile.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import { ViewOnly } from '../../domain/errors.ts';
import { accountOperations } from '../../operations/account.ts';
import { sessionOperations } from '../../operations/session.ts';
import { KeptRefusal } from '../requests/envelope.ts';
import { guarded, send } from '../requests/guard.ts';
import { answerOf, operate, operateOpenly, route } from '../requests/operate.ts';
import { isViewToken, tokenOf } from '../requests/session.ts';
import type { Work } from '../requests/work.ts';
import { findRow } from '../store/rows.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { endOneSession, endOtherSessions, showSessions } from './auth/ownSessions.ts';
import { changePassword } from './auth/password.ts';
import { callerOf } from './auth/places.ts';
import { endSession, refreshSession } from './auth/sessions.ts';
import { makeFirstOperator } from './auth/setUp.ts';
import { signIn } from './auth/signIn.ts';
import { endView, viewingOf } from './auth/viewAs.ts';
import type { AppOptions } from './options.ts';

const { login, refreshSession: refresh, createFirstOperator, logout } = sessionOperations;
const { ownSessions, endOtherSessions: endOthers, endOwnSession } = accountOperations;

/** Sign-in, sign-out, refresh, profile, password change and the one-time setup of the first operator. */
export const authRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { database, clock } = options;
  operateOpenly(app, options, login, (given, now, request) =>
    signIn(database, { ...given, ...callerOf(request), now }),
  );
  operateOpenly(app, options, refresh, ({ refreshToken }, now, request) =>
    refreshSession(database, refreshToken, { now, ...callerOf(request) }),
  );
  operateOpenly(app, options, createFirstOperator, (given, now) =>
    inTransactionAs(database, 'session', (transaction) => makeFirstOperator(transaction, given, now)),
  );
  const leave = guarded(options, async (work) => answerOf(logout, await endSession(work), work.now));
  route(app, logout, async (request, reply) => {
    const token = tokenOf(request.headers.authorization);
    if (!isViewToken(token)) return leave(request, reply);
    await endView(database, token, { now: clock(), ip: request.ip });
    return send(reply, answerOf(logout, null, clock()));
  });
  operate(app, options, sessionOperations.profile, async (work) => ({ user: await profile(work) }));
  operate(app, options, ownSessions, (work) => showSessions(ownOnly(work)));
  operate(app, options, endOthers, endOtherSessions);
  operate(app, options, endOwnSession, (work, { id }) => endOneSession(work, id));
  operate(app, options, accountOperations.changePassword, async (work, given) => {
    const errors = await changePassword(work, given);
    return errors ? new KeptRefusal(errors) : null;
  });
};

/** An operator viewing as another person does not see that person's sessions. */
const ownOnly = (work: Work): Work => {
  if (work.actor.viewedBy) throw ViewOnly();
  return work;
};

const profile = async (work: Work): Promise<Profile> => {
  const { transaction, actor } = work;
  const user = (await findRow(transaction.as('session'), 'users', actor.userId)) as User;
  const found = { ...profileOf(user, null), permissions: actor.permissions };
  return actor.viewedBy ? { ...found, viewing: await viewingOf(work) } : found;
};
