import type { FastifyInstance } from 'fastify';
import { type RecoveryAction, recoveryActions } from '../../domain/access/accountRecovery.ts';
import { accountOperations } from '../../operations/account.ts';
import { operate } from '../requests/operate.ts';
import { recoverAccount } from './auth/recoverAccount.ts';
import type { AppOptions } from './options.ts';

const calls = {
  passwordLink: accountOperations.sendPasswordLink,
  secondFactorReset: accountOperations.resetSecondFactor,
  signOut: accountOperations.signOutUser,
} satisfies Record<RecoveryAction, unknown>;

/** For operators who may change users: send a password link, reset the second factor, end all sessions. */
export const accountRecoveryRoutes = (app: FastifyInstance, options: AppOptions) => {
  for (const action of recoveryActions)
    operate(app, options, calls[action], (work, { id }) => recoverAccount(work, action, id));
};
