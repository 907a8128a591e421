import type { FastifyInstance } from 'fastify';
import { serverHealth } from '../../domain/health/health.ts';
import { inSession, send } from '../guard.ts';
import { measureHealth } from '../measures/measureHealth.ts';
import { route } from '../operate.ts';
import type { AppOptions } from '../options.ts';

/** How the server fares, measured now, for whoever may read what it measured before. */
export const platformHealthRoutes = (app: FastifyInstance, options: AppOptions) => {
  route(app, 'platformHealth', async (request, reply) => {
    await inSession(options, request, async () => {});
    // What this process has counted since its last minute belongs to the answer.
    await options.measures?.flush().catch(() => {});
    const now = options.clock();
    return send(reply, { body: serverHealth(await measureHealth(options, now), now) });
  });
};
