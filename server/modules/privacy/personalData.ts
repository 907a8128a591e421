import type { FastifyInstance } from 'fastify';
import { operations } from '../../../operations/index.ts';
import { type GuardOptions, inSession, send } from '../../requests/guard.ts';
import { route } from '../../requests/operate.ts';
import { exportPerson } from '../../store/change.ts';

/**
 * All data about one person as a JSON file, read with the eraser role, for operators with security
 * permissions.
 */
export const personalDataRoutes = (app: FastifyInstance, options: GuardOptions) => {
  route(app, operations.personalData, async (request, reply, read) => {
    const body = await inSession(options, request, (work) => exportPerson(work, read()));
    return send(reply, { body });
  });
};
