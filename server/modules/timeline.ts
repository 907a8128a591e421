import type { FastifyInstance } from 'fastify';
import { operations } from '../../operations/index.ts';
import type { GuardOptions } from '../guard.ts';
import { operate } from '../operate.ts';
import { readTimeline } from '../store/change.ts';

/** `GET /api/v1/candidates/{id}/timeline` */
export const timelineRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.timeline, readTimeline);
};
