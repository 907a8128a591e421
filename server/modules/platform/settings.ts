import type { FastifyInstance } from 'fastify';
import { operations } from '../../../operations/index.ts';
import { operateOpenly } from '../../requests/operate.ts';
import { platformOf } from '../../requests/platform.ts';
import type { AppOptions } from '../options.ts';

/** The platform's settings, used by every screen, including a visitor's. */
export const settingsRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, operations.platform, () => platformOf(options.database));
};
