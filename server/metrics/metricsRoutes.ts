import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { NotSignedIn } from '../../domain/errors.ts';
import type { Metrics } from './openMetrics.ts';

/** `/metrics` for requests with this token. */
export const guardedMetrics = (app: FastifyInstance, metrics: Metrics, token: string) => {
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw NotSignedIn();
    const { type, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
};

/** Only `/metrics`, on a port that only monitoring can reach. */
export const metricsServer = (metrics: Metrics): FastifyInstance => {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });
  return app;
};

/** Constant-time comparison. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
