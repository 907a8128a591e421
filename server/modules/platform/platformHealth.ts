import type { FastifyInstance } from 'fastify';
import { serverHealth } from '../../../domain/health/health.ts';
import { operations } from '../../../operations/index.ts';
import { measureHealth } from '../../measures/measureHealth.ts';
import { inSession, send } from '../../requests/guard.ts';
import { route } from '../../requests/operate.ts';
import type { AppOptions } from '../options.ts';

/** The server's current health, for users who may read its earlier measurements. */
export const platformHealthRoutes = (app: FastifyInstance, options: AppOptions) => {
  route(app, operations.platformHealth, async (request, reply) => {
    await inSession(options, request, async () => {});
    // Includes what this process has counted since it last stored its counts.
    await options.measures?.flush().catch(() => {});
    const now = options.clock();
    return send(reply, { body: serverHealth(await measureHealth(options, now), now) });
  });
};
