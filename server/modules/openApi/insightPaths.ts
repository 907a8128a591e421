import { mostRows } from '../../../domain/insight/insight.ts';
import { insightNames, insightOf } from '../../../domain/insight/insights.ts';
import { type Json, json, refusals, schemaOf, text } from './parts.ts';

/** Query parameters come from the report's own schema. */
export const insightPaths = Object.fromEntries(
  insightNames.map((name) => {
    const { asked, userType } = insightOf(name);
    const { properties = {}, required = [] } = schemaOf(asked) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return [
      `/insights/${name}`,
      {
        get: {
          summary: `The report ${name}`,
          description: `For ${userType ?? 'everyone signed in'}. Made of the newest ${mostRows} rows of each noun; \`cut\` names the nouns that have more.`,
          tags: ['insights'],
          parameters: Object.entries(properties).map(([key, schema]) => ({
            name: key,
            in: 'query',
            required: required.includes(key),
            schema,
          })),
          responses: {
            200: {
              description: 'The report',
              ...json({
                type: 'object',
                required: ['cut'],
                properties: { cut: { type: 'array', items: text } },
              }),
            },
            ...refusals,
          },
        },
      },
    ];
  }),
);
