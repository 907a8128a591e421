import type { FastifyInstance } from 'fastify';
import type { Kind, Meter } from '../../domain/measures/meter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The metric of this route; without one it is not counted. */
    kind?: Kind;
  }
  interface FastifyRequest {
    /** Refused because of maintenance. */
    isRefused: boolean;
  }
}

/** Counts every response by the kind of its route, which is determined once, when the route is registered. */
export const measureAnswers = (app: FastifyInstance, meter: Meter) => {
  app.decorateRequest('heldBack', false);
  app.addHook('onRoute', (route) => {
    const kind = kindOf([route.method].flat()[0] ?? 'GET', route.url);
    if (kind && !route.config?.streams) route.config = { ...route.config, kind };
  });
  app.addHook('onResponse', async (request, reply) => {
    const { kind } = request.routeOptions.config;
    // Refusals due to maintenance are not failures.
    const failed = reply.statusCode >= 500 && !request.isRefused;
    if (kind) meter.record(kind, reply.elapsedTime, failed);
  });
};

/** Requests for the server's own health are not counted, nor those of agents, whose calls of the API are. */
const uncounted = ['/livez', '/readyz', '/api/v1/health', '/api/v1/platform/health', '/mcp'];

const kindOf = (method: string, url: string): Kind | null => {
  if (uncounted.includes(url)) return null;
  if (!url.startsWith('/api/') && !url.startsWith('/scim/')) return 'site';
  const [, , , room = ''] = url.split('/');
  if (room === 'auth' || room === 'matching') return room;
  if (room === 'insights') return 'report';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
};
