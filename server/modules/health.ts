import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { AppOptions } from '../options.ts';
import { askOnce } from '../store/transaction.ts';

/** A database that takes longer than this is as good as away, for whoever decides where to send requests. */
const timeLimitMs = 2000;

/** What probes ask: whether the process is up, whether requests may be sent to it, and which version answers. */
export const healthRoutes = (app: FastifyInstance, { database, version }: AppOptions) => {
  const config = { access: 'public' } as const;
  app.get('/api/v1/health', { config }, async () => {
    // Not by a connection of the requests, so that the server is not called ill while it is busy.
    await askOnce({ ...database.background, timeLimit: database.timeLimit }, { text: 'select 1' });
    return { status: 'ok', version, database: database.kind, sampleData: database.sampleData };
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
