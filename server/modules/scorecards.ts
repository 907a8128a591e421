import type { FastifyInstance } from 'fastify';
import { operations } from '../../operations/index.ts';
import type { GuardOptions } from '../guard.ts';
import { operate } from '../operate.ts';
import { readScorecards } from '../store/change.ts';

/** `GET /api/v1/pipelineEntries/{id}/scorecards` */
export const scorecardRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.scorecardsOf, (work, { id }) => readScorecards(work, id));
};
