import type { FastifyInstance } from 'fastify';
import { sessionOperations } from '../../operations/session.ts';
import { type GuardOptions, inSession, send } from '../requests/guard.ts';
import { answerOf, route } from '../requests/operate.ts';
import { openView } from './auth/viewAs.ts';

/** An operator views as another person. The response contains a token, so it is not stored for retries. */
export const viewRoutes = (app: FastifyInstance, options: GuardOptions) => {
  route(app, sessionOperations.openView, async (request, reply, read) => {
    const opened = await inSession(options, request, (work) => openView(work, read().id));
    return send(reply, answerOf(sessionOperations.openView, opened, options.clock()));
  });
};
