import type { FastifyInstance } from 'fastify';
import { siteOperations } from '../../../operations/site.ts';
import type { Database } from '../../database/connect.ts';
import { operateOpenly } from '../../requests/operate.ts';
import { askOnce } from '../../store/transaction.ts';
import type { AppOptions } from '../options.ts';

/** A database slower than this counts as unavailable for load balancers. */
const timeLimitMs = 2000;

/** Probes: whether the process is alive, whether it is ready, and its version. */
export const healthRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { database, version } = options;
  const config = { access: 'public' } as const;
  operateOpenly(app, options, siteOperations.serverHealth, async () => {
    // Uses a separate connection, so that a busy server does not count as unhealthy.
    await askOnce({ ...database.background, timeLimit: database.timeLimit }, { text: 'select 1' });
    return { status: 'ok' as const, version, database: database.kind, sampleData: database.sampleData };
  });
  app.get('/livez', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isDraining()) return reply.code(503).send({ status: 'stopping' });
    if (!(await answers(database))) return reply.code(503).send({ status: 'database unavailable' });
    return { status: 'ok' };
  });
};

const answers = async ({ background }: Database): Promise<boolean> => {
  try {
    await askOnce({ ...background, timeLimit: timeLimitMs }, { text: 'select 1' });
    return true;
  } catch {
    return false;
  }
};
