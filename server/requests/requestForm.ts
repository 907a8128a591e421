import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/errors.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
/** The protocol of directories has another one. */
const isKnown = (method: string, url: string) =>
  methods.includes(method) || (method === 'PATCH' && url.startsWith('/scim/'));

/**
 * Refuses requests with several Host headers, which proxies and servers may interpret differently, and
 * methods that no route accepts, before anything else.
 */
export const checkRequestForm = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw, method, url }, reply) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refusal(400, 'request.hosts');
    if (isKnown(method, url)) return;
    reply.header('allow', methods.join(', '));
    throw new Refusal(405, 'request.method');
  });
};
