import type { FastifyInstance } from 'fastify';
import type { Kind, Meter } from '../../domain/measures/meter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an answer of this route counts as; without one it is not counted. */
    kind?: Kind;
  }
  interface FastifyRequest {
    /** Refused because the platform is being maintained. */
    isRefused: boolean;
  }
}

/** Counts every answer by the kind of its route, which is found once, when the route is made. */
export const measureAnswers = (app: FastifyInstance, meter: Meter) => {
  app.decorateRequest('heldBack', false);
  app.addHook('onRoute', (route) => {
    const kind = kindOf([route.method].flat()[0] ?? 'GET', route.url);
    if (kind) route.config = { ...route.config, kind };
  });
  app.addHook('onResponse', async (request, reply) => {
    const { kind } = request.routeOptions.config;
    // What waits for a maintenance to end has not failed.
    const failed = reply.statusCode >= 500 && !request.isRefused;
    if (kind) meter.record(kind, reply.elapsedTime, failed);
  });
};

/** Whoever asks for the server's own health is not its work. */
const uncounted = ['/livez', '/readyz', '/api/v1/health', '/api/v1/platform/health'];

const kindOf = (method: string, url: string): Kind | null => {
  if (uncounted.includes(url)) return null;
  if (!url.startsWith('/api/')) return 'site';
  const [, , , room = ''] = url.split('/');
  if (room === 'auth' || room === 'matching') return room;
  if (room === 'insights') return 'report';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
};
