import { maintenancePriorities } from '../../../domain/contract/maintenances.ts';
import { json, refusals, text } from './parts.ts';

const announcement = {
  type: ['object', 'null'],
  required: ['id', 'version', 'title', 'message', 'priority', 'startsAt', 'endsAt', 'underWay', 'at'],
  properties: {
    id: text,
    version: { type: 'integer' },
    title: text,
    message: { type: ['string', 'null'] },
    priority: { enum: maintenancePriorities },
    startsAt: text,
    endsAt: text,
    underWay: { type: 'boolean' },
    at: text,
  },
};

export const maintenancePaths = {
  '/maintenance': {
    get: {
      summary: 'The maintenance that comes or is under way',
      description:
        'While one is under way, every write of anybody but an operator is answered 503 with the code Maintenance and with Retry-After.',
      tags: ['maintenances'],
      security: [],
      responses: {
        200: {
          description: 'What is announced, or null',
          ...json({
            type: 'object',
            properties: { success: { const: true }, data: announcement, message: text, timestamp: text },
          }),
        },
        ...refusals,
      },
    },
  },
};
