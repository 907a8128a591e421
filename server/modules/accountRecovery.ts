import type { FastifyInstance } from 'fastify';
import type { RecoveryAction } from '../../domain/access/accountRecovery.ts';
import { enveloped } from '../envelope.ts';
import { guarded } from '../guard.ts';
import type { AppOptions } from '../options.ts';
import { recoverAccount } from './auth/recoverAccount.ts';

const paths: Record<RecoveryAction, string> = {
  passwordLink: 'password-link',
  secondFactorReset: 'second-factor/reset',
  signOut: 'sign-out',
};

/** For operators who may change users: send a password link, reset the second factor, end all sessions. */
export const accountRecoveryRoutes = (app: FastifyInstance, options: AppOptions) => {
  const access = { noun: 'users', verb: 'edit' } as const;
  for (const [action, path] of Object.entries(paths) as [RecoveryAction, string][])
    app.post(
      `/api/v1/users/:id/${path}`,
      { config: { access } },
      guarded(options, async (work, request) => {
        const { id } = request.params as { id: string };
        return { body: enveloped(work.now, 'Done', await recoverAccount(work, action, id)) };
      }),
    );
};
