import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkFeature } from '../../domain/settings/features.ts';
import { enveloped, readBody, refusedAndKept } from '../envelope.ts';
import { guarded, type Handler } from '../guard.ts';
import type { AppOptions } from '../options.ts';
import { callerOf } from './auth/places.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  showSecondFactor,
} from './auth/secondFactor.ts';
import { finishSignIn } from './auth/signInCode.ts';

const text = z.string('Enter text').min(1, 'Required').max(100, 'At most 100 characters');
const coded = z.strictObject({ code: text });
const challenged = z.strictObject({ challenge: text, code: text, device: text.optional() });
const path = '/api/v1/auth/second-factor';

/** A code from an app in addition to the password: setup, sign-in, removal. */
export const secondFactorRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { database, clock, secrets } = options;
  const signedIn = { config: { access: 'signedIn' as const } };
  const route = (handler: Handler) => guarded(options, handler);

  app.post(
    '/api/v1/auth/login/second-factor',
    { config: { access: 'public', duringMaintenance: true } },
    async (request, reply) => {
      const given = readBody(challenged, request.body);
      const entered = await finishSignIn(database, { ...given, ...callerOf(request), secrets, now: clock() });
      return reply.send(enveloped(clock(), 'Login successful', entered));
    },
  );
  app.get(
    path,
    signedIn,
    route(async (work) => ({ body: enveloped(work.now, 'Second factor', await showSecondFactor(work)) })),
  );
  app.post(
    path,
    signedIn,
    route(async (work) => {
      checkFeature(work.platform.features, 'advancedSecurity');
      return { secret: true, body: enveloped(work.now, 'Scan this', await beginSecondFactor(work)) };
    }),
  );
  app.post(
    `${path}/confirm`,
    signedIn,
    route(async (work, request) => {
      const { code } = readBody(coded, request.body);
      return {
        secret: true,
        body: enveloped(work.now, 'Switched on', await confirmSecondFactor(work, code)),
      };
    }),
  );
  app.post(
    `${path}/off`,
    signedIn,
    route(async (work, request) => {
      const { code } = readBody(coded, request.body);
      if (await endSecondFactor(work, code)) return { body: enveloped(work.now, 'Switched off', null) };
      return refusedAndKept(request, { code: 'This code is incorrect or already used' });
    }),
  );
};
