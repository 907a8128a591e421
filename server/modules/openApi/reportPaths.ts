import { languages } from '../../../domain/contract/languages.ts';
import { fileFormats, formatCodes } from '../../../domain/reports/fileFormats.ts';
import { refusals, text } from './parts.ts';

const id = { name: 'id', in: 'path', required: true, schema: text };
export const reportPaths = {
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
