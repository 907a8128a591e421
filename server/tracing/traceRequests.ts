import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracer } from './tracer.ts';

/** Requests of probes and monitoring are not traced, nor streams, which stay open. */
const untraced = ['/livez', '/readyz', '/api/v1/health', '/metrics', '/api/v1/events'];

/**
 * A span for each request, named by route pattern and never by URL. A caller's trace is continued only behind
 * a trusted proxy (`hasProxy`), which decides whose headers it passes on.
 */
export const traceRequests = (app: FastifyInstance, tracer: Tracer, hasProxy: boolean) => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions, id } = request;
    const route = routeOptions.url ?? 'unknown';
    if (untraced.includes(route)) return done();
    const span = tracer.open(`${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'talentbench.request_id': id },
      parent: hasProxy ? headers : {},
    });
    spans.set(request, span);
    span.run(done);
  });
  // Reading a body continues in socket events, which have no active span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.fail();
    span?.end();
  });
};
