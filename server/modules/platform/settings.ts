import type { FastifyInstance } from 'fastify';
import { operations } from '../../../operations/index.ts';
import { operateOpenly } from '../../operate.ts';
import type { AppOptions } from '../../options.ts';
import { platformOf } from '../../platform.ts';

/** The platform's settings, used by every screen, including a visitor's. */
export const settingsRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, operations.platform, () => platformOf(options.database));
};
