import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { accountOperations } from '../../operations/account.ts';
import type { Operation } from '../../operations/operation.ts';
import { KeptRefusal } from '../requests/envelope.ts';
import { inSession, send } from '../requests/guard.ts';
import { answerOf, operate, route } from '../requests/operate.ts';
import type { Work } from '../requests/work.ts';
import { makeKey, revokeKey, rotateKey } from './auth/apiKeys.ts';
import type { AppOptions } from './options.ts';

const { createApiKey, rotateApiKey, revokeApiKey } = accountOperations;

/** Making, rotating and revoking API keys. */
export const apiKeyRoutes = (app: FastifyInstance, options: AppOptions) => {
  /** The answer is not stored for a repeated request, as a secret is given out once. */
  const withSecret = <I extends z.ZodObject, A>(
    operation: Operation<I, A>,
    handle: (work: Work, input: z.output<I>) => Promise<A | KeptRefusal>,
  ) =>
    route(app, operation, async (request, reply, read) => {
      const answer = await inSession(options, request, (work) => handle(work, read()));
      return send(
        reply,
        answer instanceof KeptRefusal
          ? answer.answerTo(request)
          : answerOf(operation, answer, options.clock()),
      );
    });
  withSecret(createApiKey, makeKey);
  withSecret(rotateApiKey, rotateKey);
  operate(app, options, revokeApiKey, (work, { id }) => revokeKey(work, id));
};
