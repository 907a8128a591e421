import type { FastifyInstance } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import { nounOf } from '../../domain/contract/index.ts';
import { RowMissing } from '../../domain/errors.ts';
import { operations } from '../../operations/index.ts';
import { siteOperations } from '../../operations/site.ts';
import { inSession } from '../requests/guard.ts';
import { operate, route } from '../requests/operate.ts';
import { tokenOf } from '../requests/session.ts';
import { systemRows } from '../store/change.ts';
import { showRow } from '../store/rows.ts';
import type { AppOptions } from './options.ts';

/** Proxies must pass on each event at once, and keep nothing. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** The stream of changes for one open page. */
export const eventRoutes = (app: FastifyInstance, options: AppOptions) => {
  route(app, siteOperations.events, async (request, reply) => {
    const { actor } = await inSession(options, request, async (work) => work);
    // The status that tells clients not to try again.
    if (!options.live) return reply.code(204).send();
    if (request.method === 'HEAD') return reply.headers(headers).send();
    const lastId = [request.headers['last-event-id']].flat()[0];
    const { raw } = reply;
    const leave = await options.live.join({
      token: tokenOf(request.headers.authorization),
      ip: request.ip,
      actor,
      lastId,
      open: () => {
        reply.hijack();
        raw.writeHead(200, { ...headers, 'x-request-id': request.id });
        return raw;
      },
    });
    raw.once('close', leave);
    if (raw.destroyed) leave();
    return reply;
  });

  operate(app, options, operations.viewRequest, async (work, { id, stream, isOpen }) => {
    const { actor, name } = work;
    const request = await showRow(work.transaction, 'requests', scopesOf(actor, 'show', 'requests'), id);
    if (!request) throw RowMissing(nounOf('requests'));
    if (!options.live) return [];
    if (!isOpen) {
      options.live.leave(stream);
      return [];
    }
    const { companyId, userId } = actor;
    // As stored: the recruiter may not read the provider yet.
    const [stored, company] = await Promise.all([
      systemRows(work).find('requests', id),
      companyId === null ? null : systemRows(work).find('companies', companyId),
    ]);
    if (companyId === null || !company || !stored) return options.live.viewersOf(id, actor);
    return options.live.view({
      stream,
      requestId: id,
      providerId: stored.providerId,
      recruiterId: stored.recruiterId,
      masked: stored.masked,
      companyId,
      company: company.name,
      userId,
      name,
    });
  });
};
