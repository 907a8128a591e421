import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../options.ts';

/** Answers once requests can be served, and only while the database answers too. */
export const healthRoutes = (app: FastifyInstance, { database, version, sampleData }: AppOptions) => {
  app.get('/api/v1/health', { config: { access: 'public' } }, async () => {
    await database.pool.query('select 1');
    return { status: 'ok', version, database: database.kind, sampleData };
  });
};
