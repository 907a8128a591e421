import type { FastifyInstance } from 'fastify';
import { accountOperations } from '../../operations/account.ts';
import { sessionOperations } from '../../operations/session.ts';
import { KeptRefusal } from '../requests/envelope.ts';
import { operate, operateOpenly } from '../requests/operate.ts';
import { callerOf } from './auth/places.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  showSecondFactor,
  takeCode,
} from './auth/secondFactor.ts';
import { finishSignIn } from './auth/signInCode.ts';
import type { AppOptions } from './options.ts';

const { secondFactor, ...changes } = accountOperations;

/** A code from an app in addition to the password: setup, sign-in, removal. */
export const secondFactorRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { database, secrets } = options;
  operateOpenly(app, options, sessionOperations.loginWithCode, ({ code, ...given }, now, request) =>
    finishSignIn(database, {
      ...given,
      ...callerOf(request),
      now,
      take: async (transaction, userId) =>
        (await takeCode(transaction, { userId, secrets }, code, now)) ? null : 'sign-in.code-wrong',
    }),
  );
  operate(app, options, secondFactor, showSecondFactor);
  operate(app, options, changes.beginSecondFactor, beginSecondFactor);
  operate(app, options, changes.confirmSecondFactor, (work, { code }) => confirmSecondFactor(work, code));
  operate(app, options, changes.endSecondFactor, async (work, { code }) =>
    (await endSecondFactor(work, code)) ? null : new KeptRefusal({ code: 'sign-in.code-wrong' }),
  );
};
