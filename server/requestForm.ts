import type { FastifyInstance } from 'fastify';
import { Refusal } from '../domain/errors.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/**
 * Refuses, before anything else looks at it, a request that names several hosts, of which proxies and servers may choose
 * different ones, and a method that no address here takes.
 */
export const checkRequestForm = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refusal(400, 'Invalid', 'This request names more than one host');
    if (methods.includes(method)) return;
    reply.header('allow', methods.join(', '));
    throw new Refusal(405, 'MethodNotAllowed', 'No address here takes this method');
  });
};
