import type { FastifyInstance } from 'fastify';
import { operations } from '../../operations/index.ts';
import type { GuardOptions } from '../requests/guard.ts';
import { operate } from '../requests/operate.ts';
import { readConversation } from '../store/change.ts';

/** `POST /api/v1/conversations/{id}/read` */
export const conversationRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.readConversation, readConversation);
};
