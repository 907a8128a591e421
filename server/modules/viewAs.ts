import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enveloped } from '../envelope.ts';
import { type GuardOptions, inSession, send } from '../guard.ts';
import { openView } from './auth/viewAs.ts';

/** An operator views as another person. The response contains a token, so it is not stored for retries. */
export const viewRoutes = (app: FastifyInstance, options: GuardOptions) => {
  const access = { noun: 'users', verb: 'edit' } as const;
  app.post('/api/v1/users/:id/views', { config: { access } }, async (request, reply) => {
    const opened = await inSession(options, request, (work) => openView(work, idOf(request)));
    return send(reply, { status: 201, body: enveloped(options.clock(), 'View opened', opened) });
  });
};

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;
