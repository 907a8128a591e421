import type { FastifyInstance } from 'fastify';
import { UnderMaintenance } from '../../domain/errors.ts';
import type { Database } from '../database/connect.ts';
import { isOpen } from '../guard.ts';
import { hashToken } from '../session.ts';
import { askOnce } from '../store/transaction.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered during maintenance too: coming in, staying in, and leaving. */
    duringMaintenance?: true;
  }
}
type Options = { database: Database; clock: () => Date };
type Held = { title: string; endsAt: string };

const reads = ['GET', 'HEAD', 'OPTIONS'];

/**
 * While the platform is being maintained, every route that writes is refused to all but operators, before anything of
 * the request is read. Each request asks anew, so that no process lags behind.
 */
export const holdWrites = (app: FastifyInstance, { database, clock }: Options) => {
  app.addHook('onRequest', async (request) => {
    const { method, headers, routeOptions } = request;
    const { config } = routeOptions;
    if (reads.includes(method) || !config.access || config.duringMaintenance) return;
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const now = clock();
    const [held] = await askOnce<Held>(database, {
      name: 'held by maintenance',
      text: 'select * from held_by_maintenance($1, $2, $3)',
      values: [hashToken(token), isOpen(config.access), now],
    });
    if (!held) return;
    request.heldBack = true;
    throw UnderMaintenance(held, now);
  });
};
