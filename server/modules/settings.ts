import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../options.ts';
import { platformOf } from '../platform.ts';

/** What the operator has set for the whole market: every screen goes by it, a visitor's as well. */
export const settingsRoutes = (app: FastifyInstance, { database }: AppOptions) => {
  app.get('/api/v1/settings', { config: { access: 'public' } }, async () => platformOf(database));
};
