import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnderMaintenance } from '../../domain/errors.ts';
import type { Database } from '../database/connect.ts';
import { askOnce } from '../store/transaction.ts';
import { isOpen } from './guard.ts';
import { hashToken } from './session.ts';

type Options = { database: Database; clock: () => Date };
type UnderWay = { title: string; endsAt: string };

const reads = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request writes, other than to sign in, renew a session or sign out. */
export const isRefusedWrite = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  !reads.includes(method) && config.access !== undefined && !config.duringMaintenance;

/**
 * During maintenance, refuses every write route except for operators, before the body is read. Checked for
 * each request, so that all processes agree.
 */
export const refuseWrites = (app: FastifyInstance, { database, clock }: Options) => {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access || !isRefusedWrite(request)) return;
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const now = clock();
    const [underWay] = await askOnce<UnderWay>(database, {
      name: 'during maintenance',
      text: 'select * from held_by_maintenance($1, $2, $3)',
      values: [hashToken(token), isOpen(access), now],
    });
    if (!underWay) return;
    request.isRefused = true;
    throw UnderMaintenance(underWay, now);
  });
};
