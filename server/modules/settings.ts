import type { FastifyInstance } from 'fastify';
import { operateOpenly } from '../operate.ts';
import type { AppOptions } from '../options.ts';
import { platformOf } from '../platform.ts';

/** What the operator has set for the whole market: every screen goes by it, a visitor's as well. */
export const settingsRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, 'platform', () => platformOf(options.database));
};
