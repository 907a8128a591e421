import type { FastifyInstance } from 'fastify';
import { readInsight } from '../../application/insights.ts';
import { insightNames } from '../../domain/insight/insights.ts';
import { askedIn, insightOperations } from '../../operations/insights.ts';
import { type GuardOptions, guarded } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import { ownRows } from '../store/change.ts';

/** Figures over more rows than a list returns. */
export const insightRoutes = (app: FastifyInstance, options: GuardOptions) => {
  for (const name of insightNames)
    route(
      app,
      insightOperations[name],
      guarded(options, async (work, request) => ({
        body: await readInsight(ownRows(work), work, name, askedIn(request.query as Record<string, unknown>)),
      })),
    );
};
