import { featureKeys } from '../../../domain/settings/features.ts';
import { platformOptions } from '../../../domain/settings/platform.ts';
import { json, refusals, text } from './parts.ts';

export const settingsPaths = {
  '/settings': {
    get: {
      summary: 'What the operator has set for the whole market',
      description:
        'Zone and form of dates, the language of whoever has chosen none, currency of new money, largest file and rest of a session, and which features are on. A change is told here a second later at most.',
      tags: ['preferences'],
      security: [],
      responses: {
        200: {
          description: 'The settings in force',
          ...json({
            type: 'object',
            required: [
              'timeZone',
              'language',
              'dateFormat',
              'currency',
              'maxMegabytes',
              'sessionTimeout',
              'features',
            ],
            properties: {
              timeZone: text,
              language: { type: ['string', 'null'] },
              dateFormat: { enum: [...platformOptions.dateFormat, null] },
              currency: { enum: platformOptions.currency },
              maxMegabytes: { type: 'integer' },
              sessionTimeout: { enum: platformOptions.sessionTimeout },
              features: {
                type: 'object',
                properties: Object.fromEntries(featureKeys.map((key) => [key, { type: 'boolean' }])),
              },
            },
          }),
        },
        ...refusals,
      },
    },
  },
};
