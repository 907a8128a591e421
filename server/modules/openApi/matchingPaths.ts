import { recommendSchema } from '../../../domain/matching/market/recommend.ts';
import { json, query, refusals, retry, schemaOf, text } from './parts.ts';

const notReady = { 503: { $ref: '#/components/responses/Refusal' } };
const recommendations = {
  type: 'object',
  required: ['searchId', 'criteria', 'weights', 'visible', 'passed', 'filteredOut', 'matches'],
  properties: {
    searchId: { type: ['string', 'null'] },
    matches: { type: 'array', items: { type: 'object' } },
  },
};
export const matchingPaths = {
  '/matching/searches': {
    post: {
      summary: 'The best people for these criteria, with reasons',
      description:
        'For recruiters. The search is kept, unless `filteredOutBy` asks for those whom a filter keeps out. 503 while the index is being made.',
      tags: ['matching'],
      parameters: [retry],
      requestBody: json(schemaOf(recommendSchema)),
      responses: {
        201: { description: 'What was found, and kept', ...json(recommendations) },
        200: { description: 'What was found; it is not kept', ...json(recommendations) },
        ...refusals,
        ...notReady,
      },
    },
  },
  '/matching/searches/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    get: {
      summary: 'A kept search, as it was shown',
      tags: ['matching'],
      responses: { 200: { description: 'What was found', ...json(recommendations) }, ...refusals },
    },
  },
  '/matching/scores': {
    get: {
      summary: 'The scores of some people for a job of one’s own',
      description: 'For recruiters. Who cannot be seen has no score.',
      tags: ['matching'],
      parameters: [
        { ...query('jobId', 'JOB-001'), required: true },
        { ...query('ids', 'BE-001,BE-002'), required: true },
      ],
      responses: {
        200: { description: 'By the ids of the people', ...json({ type: 'object' }) },
        ...refusals,
        ...notReady,
      },
    },
  },
};
