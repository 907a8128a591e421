import { pictureTypes } from '../../../domain/contract/picture.ts';
import { json, refusals, retry, text } from './parts.ts';

export const documentPaths = {
  '/contracts/{id}/documents': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    post: {
      summary: 'Add a Document to a Contract',
      tags: ['contractDocuments'],
      parameters: [retry],
      requestBody: json({
        type: 'object',
        required: ['name', 'content'],
        properties: { name: text, content: { type: 'string', contentEncoding: 'base64' } },
        additionalProperties: false,
      }),
      responses: {
        201: { description: 'Document', ...json({ $ref: '#/components/schemas/contractDocuments' }) },
        ...refusals,
      },
    },
  },
  '/contractDocuments/{id}/content': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    get: {
      summary: 'The file of a Document',
      tags: ['contractDocuments'],
      responses: {
        200: { description: 'The file', content: { 'application/octet-stream': {} } },
        ...refusals,
      },
    },
  },
};

export const photoPaths = {
  '/candidates/{id}/photo/{name}': {
    parameters: ['id', 'name'].map((name) => ({ name, in: 'path', required: true, schema: text })),
    get: {
      summary: 'The photo of a person, by the name that their row gives it',
      tags: ['candidates'],
      responses: {
        200: {
          description: 'The picture',
          content: Object.fromEntries(Object.values(pictureTypes).map((type) => [type, {}])),
        },
        ...refusals,
      },
    },
  },
};
