import type { FastifyInstance } from 'fastify';
import { utcDay } from '../../../domain/time/days.ts';
import { operations } from '../../../operations/index.ts';
import { operate } from '../../operate.ts';
import type { AppOptions } from '../../options.ts';
import type { Work } from '../../work.ts';

/**
 * Measurements only a browser can make: page load times, and uses of features that leave no row. Only from
 * signed-in users,
 * with a rate limit, so that nobody can distort the figures.
 */
export const usageRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { meter } = options.database;
  operate(app, options, operations.notePageLoad, async (_, { ms }) => {
    meter.record('page', ms);
  });
  operate(app, options, operations.noteUse, async (work, { feature }) => {
    await addUse(work, feature);
  });
};

const addUse = async ({ transaction, now }: Work, feature: string) => {
  await transaction.as('system').query(
    `insert into "featureDays" ("day", "feature", "uses", "createdAt", "updatedAt") values ($1, $2, 1, $3, $3)
     on conflict ("day", "feature") do update set "uses" = "featureDays"."uses" + 1,
       "version" = "featureDays"."version" + 1, "updatedAt" = excluded."updatedAt"`,
    [utcDay(now), feature, now],
  );
};
