import type { FastifyInstance } from 'fastify';
import { operations } from '../../operations/index.ts';
import type { GuardOptions } from '../requests/guard.ts';
import { operate } from '../requests/operate.ts';
import { readScorecards } from '../store/change.ts';

/** `GET /api/v1/pipelineEntries/{id}/scorecards` */
export const scorecardRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.scorecardsOf, (work, { id }) => readScorecards(work, id));
};
