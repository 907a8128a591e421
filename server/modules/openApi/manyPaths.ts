import { partSchema } from '../../../domain/change/batch.ts';
import { json, refusals, retry, schemaOf } from './parts.ts';

/** The same for each noun whose rows are people. */
const personalData = (noun: string) => ({
  post: {
    summary: 'Everything that is kept about one person, as one JSON; the export is put on record',
    description: 'For operators who hold security.write.',
    tags: [noun],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: { description: 'The person, and the rows that name them', ...json({ type: 'object' }) },
      ...refusals,
    },
  },
});

export const manyPaths = {
  '/users/{id}/personalData': personalData('users'),
  '/candidates/{id}/personalData': personalData('candidates'),
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
  '/vocabulary': {
    get: {
      summary: 'The skills and places to choose from, the most frequent first',
      responses: {
        200: { description: 'Names with how often they occur', ...json({ type: 'object' }) },
        ...refusals,
      },
    },
  },
};
