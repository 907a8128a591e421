import type { FastifyInstance } from 'fastify';
import { pluginOperations } from '../../operations/index.ts';
import type { GuardOptions } from '../requests/guard.ts';
import { operate } from '../requests/operate.ts';
import { runOperation } from '../store/change.ts';

/** The operations that plugins declare, each in one transaction. */
export const pluginOperationRoutes = (app: FastifyInstance, options: GuardOptions) => {
  for (const [name, operation] of pluginOperations.entries())
    operate(app, options, operation, (work, input) => runOperation(work, name, input));
};
