import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/errors.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/**
 * Refuses requests with several Host headers, which proxies and servers may interpret differently, and
 * methods that no route accepts, before anything else.
 */
export const checkRequestForm = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refusal(400, 'request.hosts');
    if (methods.includes(method)) return;
    reply.header('allow', methods.join(', '));
    throw new Refusal(405, 'request.method');
  });
};
