import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Profile, profileOf } from '../../domain/access/profile.ts';
import { email as emailField } from '../../domain/contract/fields.ts';
import type { User } from '../../domain/contract/users.ts';
import { ViewOnly } from '../../domain/errors.ts';
import { enveloped, readBody as read, refusedAndKept } from '../envelope.ts';
import { guarded } from '../guard.ts';
import type { AppOptions } from '../options.ts';
import { isViewToken, tokenOf } from '../session.ts';
import { findRow } from '../store/rows.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Work } from '../work.ts';
import { endOneSession, endOtherSessions, showSessions } from './auth/ownSessions.ts';
import { changePassword } from './auth/password.ts';
import { callerOf } from './auth/places.ts';
import { endSession, refreshSession } from './auth/sessions.ts';
import { makeFirstOperator } from './auth/setUp.ts';
import { signIn } from './auth/signIn.ts';
import { endView, viewingOf } from './auth/viewAs.ts';

const text = (max: number) => z.string('Enter text').min(1, 'Required').max(max, `At most ${max} characters`);
const credentials = z.strictObject({
  email: emailField(),
  password: text(200),
  device: text(100).optional(),
});
const refreshing = z.strictObject({ refreshToken: text(200) });
const passwordChange = z.strictObject({ currentPassword: text(200), newPassword: text(200) });
const setUp = z.strictObject({
  token: text(200),
  email: emailField(),
  password: text(200),
  firstName: text(60),
  lastName: text(60),
});

/** Sign-in, sign-out, refresh, profile, password change and the one-time setup of the first operator. */
export const authRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { database, clock } = options;
  const open = { config: { access: 'public' as const } };
  const comingIn = { config: { ...open.config, duringMaintenance: true as const } };
  const signedIn = { config: { access: 'signedIn' as const } };

  app.post('/api/v1/auth/login', comingIn, async (request, reply) => {
    const given = read(credentials, request.body);
    const signedInUser = await signIn(database, { ...given, ...callerOf(request), now: clock() });
    return envelope(reply, clock(), 'Login successful', signedInUser);
  });
  app.post('/api/v1/auth/refresh', comingIn, async (request, reply) => {
    const { refreshToken } = read(refreshing, request.body);
    const tokens = await refreshSession(database, refreshToken, { now: clock(), ...callerOf(request) });
    return envelope(reply, clock(), 'Session refreshed', tokens);
  });
  app.post('/api/v1/auth/set-up', open, async (request, reply) => {
    const made = await inTransaction(database, (transaction) =>
      makeFirstOperator(transaction, read(setUp, request.body), clock()),
    );
    return envelope(reply.code(201), clock(), 'The first operator can sign in now', made);
  });
  const leave = guarded(options, async (work) => answer(work, 'Logged out', await endSession(work)));
  app.post(
    '/api/v1/auth/logout',
    { config: { ...signedIn.config, endsView: true, duringMaintenance: true } },
    async (request, reply) => {
      const token = tokenOf(request.headers.authorization);
      if (!isViewToken(token)) return leave(request, reply);
      await endView(database, token, { now: clock(), ip: request.ip });
      return envelope(reply, clock(), 'Logged out', null);
    },
  );
  app.get(
    '/api/v1/auth/profile',
    signedIn,
    guarded(options, async (work) => answer(work, 'Profile', { user: await profile(work) })),
  );
  app.get(
    '/api/v1/auth/sessions',
    signedIn,
    guarded(options, async (work) => answer(work, 'Sessions', await showSessions(ownOnly(work)))),
  );
  app.delete(
    '/api/v1/auth/sessions',
    signedIn,
    guarded(options, async (work) => answer(work, 'Sessions ended', await endOtherSessions(work))),
  );
  app.delete(
    '/api/v1/auth/sessions/:id',
    signedIn,
    guarded(options, async (work, request) =>
      answer(work, 'Session ended', await endOneSession(work, (request.params as { id: string }).id)),
    ),
  );
  app.post(
    '/api/v1/auth/password',
    signedIn,
    guarded(options, async (work, request) => {
      const errors = await changePassword(work, read(passwordChange, request.body));
      return errors ? refusedAndKept(request, errors) : answer(work, 'Password changed', null);
    }),
  );
};

/** An operator viewing as another person does not see that person's sessions. */
const ownOnly = (work: Work): Work => {
  if (work.actor.viewedBy) throw ViewOnly();
  return work;
};

const profile = async (work: Work): Promise<Profile> => {
  const { transaction, actor } = work;
  transaction.as('session');
  const user = (await findRow(transaction, 'users', actor.userId)) as User;
  const found = { ...profileOf(user, null), permissions: actor.permissions };
  return actor.viewedBy ? { ...found, viewing: await viewingOf(work) } : found;
};

const answer = ({ now }: Work, message: string, data: unknown) => ({ body: enveloped(now, message, data) });
const envelope = (reply: FastifyReply, now: Date, message: string, data: unknown) =>
  reply.send(enveloped(now, message, data));
