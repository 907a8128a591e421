import type { z } from 'zod';
import { checkNames, healthStates } from '../../../domain/health/health.ts';
import { featureUseSchema, pageLoadSchema } from '../../../domain/measures/usage.ts';
import { json, refusals, schemaOf, text } from './parts.ts';

const state = { enum: healthStates };
const figure = {
  type: 'object',
  required: ['name', 'value', 'unit'],
  properties: { name: text, value: { type: ['number', 'string', 'null'] }, unit: text },
};

const told = (summary: string, description: string, body: z.ZodType) => ({
  post: {
    summary,
    description,
    tags: ['platformDays'],
    requestBody: json(schemaOf(body)),
    responses: { 204: { description: 'Counted' }, ...refusals },
  },
});

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
  '/usage/pageLoads': told(
    'How long a page took to load in a browser',
    'Once a page, in milliseconds. At most 60 a minute of one person.',
    pageLoadSchema,
  ),
  '/usage/features': told(
    'A feature was used that leaves no row behind',
    'At most 60 a minute of one person.',
    featureUseSchema,
  ),
};
