import { partSchema } from '../../../domain/change/batch.ts';
import { json, refusals, retry, schemaOf } from './parts.ts';

export const manyPaths = {
  '/candidates/batch': {
    post: {
      summary: 'Many people at once, all or none; a large batch comes in parts',
      tags: ['candidates'],
      parameters: [retry],
      requestBody: json(schemaOf(partSchema)),
      responses: {
        200: {
          description: 'What became of each row, once the last part has come',
          ...json({ type: 'object' }),
        },
        202: {
          description: 'The part was checked and is kept aside; nothing is stored yet',
          ...json({ type: 'object' }),
        },
        ...refusals,
      },
    },
  },
};
