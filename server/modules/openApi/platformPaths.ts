import { checkNames, healthStates } from '../../../domain/health/health.ts';
import { json, refusals, text } from './parts.ts';

const state = { enum: healthStates };
const figure = {
  type: 'object',
  required: ['name', 'value', 'unit'],
  properties: { name: text, value: { type: ['number', 'string', 'null'] }, unit: text },
};

export const platformPaths = {
  '/platform/health': {
    get: {
      summary: 'How the server fares, measured now',
      description:
        'For operators. Each check has a state and the figures it was told by; `share` is how many checks are fine.',
      tags: ['platformDays'],
      responses: {
        200: {
          description: 'The checks',
          ...json({
            type: 'object',
            required: ['at', 'state', 'share', 'checks'],
            properties: {
              at: text,
              state,
              share: { type: 'number' },
              checks: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['name', 'state', 'figures'],
                  properties: {
                    name: { enum: checkNames },
                    state,
                    figures: { type: 'array', items: figure },
                  },
                },
              },
            },
          }),
        },
        ...refusals,
      },
    },
  },
};
