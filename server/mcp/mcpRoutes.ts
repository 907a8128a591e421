import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotSignedIn, Refusal } from '../../domain/errors.ts';
import type { AppOptions } from '../modules/options.ts';
import { inSession } from '../requests/guard.ts';
import { isKeyToken } from '../requests/keySecret.ts';
import { tokenOf } from '../requests/session.ts';
import { openMcpSession } from './session.ts';

/** Arguments of tools are texts of forms; the longest is a tenth of this. */
const bodyLimit = 128 * 1024;

/**
 * The Model Context Protocol at `/mcp`, for agents that use a person's API key. Nothing is kept between messages, so that
 * any process answers each. See docs/mcp.md.
 */
export const mcpRoutes = (app: FastifyInstance, options: AppOptions) => {
  const publicUrl = () => options.publicUrl?.() ?? '';
  app.post(
    '/mcp',
    {
      bodyLimit,
      // Every call of a tool is checked by the route that it is made through.
      config: { access: 'signedIn', byKey: 'market.read', duringMaintenance: true },
      onRequest: async (request) => {
        checkOrigin(request, publicUrl());
        if (!isKeyToken(tokenOf(request.headers.authorization))) throw NotSignedIn('mcp.key-needed');
      },
    },
    async (request, reply) => {
      // Several messages at once would count as one request of the key.
      if (Array.isArray(request.body)) throw new Refusal(400, 'mcp.one-message');
      const actor = await inSession(options, request, async (work) => work.actor);
      const { answerMcp } = await import('./answerMcp.ts');
      return answerMcp(openMcpSession(app, request, actor, publicUrl()), options.version, request, reply);
    },
  );
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'DELETE'],
    url: '/mcp',
    config: { access: 'public' },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new Refusal(405, 'request.method');
    },
  });
};

/** Pages of other sites may not call, whatever name their address has been pointed here by. */
const checkOrigin = ({ headers: { origin } }: FastifyRequest, publicUrl: string) => {
  const own = publicUrl && new URL(publicUrl).origin;
  if (origin !== undefined && origin !== own) throw new Refusal(403, 'mcp.origin');
};
