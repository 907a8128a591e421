import { languages } from '../../../domain/contract/languages.ts';
import { fileFormats, formatCodes } from '../../../domain/reports/fileFormats.ts';
import { json, refusals, text } from './parts.ts';

const id = { name: 'id', in: 'path', required: true, schema: text };
const column = {
  type: 'object',
  required: ['name', 'field', 'measure', 'money', 'nameOf'],
  properties: {
    name: text,
    field: { type: ['string', 'null'] },
    measure: { type: ['string', 'null'] },
    money: { type: 'boolean' },
    nameOf: { type: ['string', 'null'], description: 'The column whose ids this one names' },
  },
};

export const reportPaths = {
  '/reports/{id}/answer': {
    parameters: [id],
    get: {
      summary: 'What a report found: its columns and its first 1,000 rows',
      description: 'Amounts are in whole units of the currency beside them.',
      tags: ['reports'],
      responses: {
        200: {
          description: 'The answer',
          ...json({
            type: 'object',
            required: ['columns', 'rows', 'total'],
            properties: {
              columns: { type: 'array', items: column },
              rows: { type: 'array', items: { type: 'array', items: {} } },
              total: { type: 'integer' },
            },
          }),
        },
        ...refusals,
      },
    },
  },
  '/reports/{id}/content': {
    parameters: [
      id,
      { name: 'format', in: 'query', required: true, schema: { enum: formatCodes } },
      {
        name: 'language',
        in: 'query',
        description: 'Of the words in a PDF or Excel file',
        schema: { enum: languages, default: 'en' },
      },
    ],
    get: {
      summary: 'All of what a report found, as a file',
      description:
        'CSV and JSON are sent part by part. A file that breaks off is not whole: ask for it again.',
      tags: ['reports'],
      responses: {
        200: {
          description: 'The file',
          content: Object.fromEntries(
            Object.values(fileFormats).map(({ media }) => [media.replace(/;.*/, ''), {}]),
          ),
        },
        ...refusals,
      },
    },
  },
};
