import type { FastifyInstance } from 'fastify';
import { operations } from '../../../operations/index.ts';
import { operate } from '../../requests/operate.ts';
import type { AppOptions } from '../options.ts';

/**
 * Measurements only a browser can make: page load times, and uses of features that leave no row. Only from
 * signed-in users, with a rate limit, so that nobody can distort the figures.
 */
export const usageRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { meter } = options.database;
  operate(app, options, operations.notePageLoad, async (_, { ms }) => {
    meter.record('page', ms);
  });
};
