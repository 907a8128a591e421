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

/** What an erasure would do, and the erasure. */
const erasure = (noun: string) => {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const forWhom = 'For operators who hold security.write.';
  return {
    get: {
      summary: 'What an erasure of this person would remove, replace and keep, or why it is refused',
      description: forWhom,
      tags: [noun],
      parameters,
      responses: {
        200: { description: 'Rows by noun, and the reason of a refusal', ...json({ type: 'object' }) },
        ...refusals,
      },
    },
    post: {
      summary: 'Erases this person for good; the books and the audit log keep their references',
      description: forWhom,
      tags: [noun],
      parameters: [...parameters, retry],
      requestBody: json({
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', description: 'The person’s name, typed once more' } },
      }),
      responses: {
        200: { description: 'What stays of the person’s own row', ...json({ type: 'object' }) },
        ...refusals,
      },
    },
  };
};

export const manyPaths = {
  '/users/{id}/personalData': personalData('users'),
  '/candidates/{id}/personalData': personalData('candidates'),
  '/users/{id}/erasure': erasure('users'),
  '/candidates/{id}/erasure': erasure('candidates'),
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
