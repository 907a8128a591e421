import { z } from 'zod';

export type Json = Record<string, unknown>;
/** Metadata of the contract's schemas: how a value is stored and entered. */
type Notes = { label?: string; money?: true; references?: string };
const internal = [
  ...['$schema', 'label', 'column', 'values', 'long', 'money', 'references', 'whenGone', 'offers', 'uses'],
  'picture',
];

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input') => {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { label, money, references } = jsonSchema as Notes;
      if (label) jsonSchema.title ??= label;
      if (money) jsonSchema.description ??= 'In minor units of the currency, such as cents';
      if (references) jsonSchema.description ??= `The id of one of the ${references}`;
      // Zod adds a pattern for the calendar, which the format already covers.
      if (jsonSchema.format) delete jsonSchema.pattern;
      for (const word of internal) delete jsonSchema[word];
    },
  });
  delete made.$schema;
  return made as Json;
};
export const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
export const query = (name: string, example: string) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  example,
});
export const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
  description,
});
export const retry = header('Idempotency-Key', false, 'A retry with the same key gets the first answer');
export const refusals = Object.fromEntries(
  [400, 401, 403, 404, 409, 412, 422, 428, 429].map((status) => [
    status,
    { $ref: '#/components/responses/Refusal' },
  ]),
);

export const text = { type: 'string' };
export const refusalFields = {
  success: { const: false },
  code: text,
  message: text,
  errors: { type: 'object', additionalProperties: text },
  details: {},
  requestId: text,
};
export const envelope = {
  type: 'object',
  properties: { success: { const: true }, data: {}, message: text, timestamp: text },
};
/** The envelope with data of a named schema. */
export const envelopeOf = (name: string): Json => ({
  ...envelope,
  properties: { ...envelope.properties, data: { $ref: `#/components/schemas/${name}` } },
});
export const posted = (
  summary: string,
  fields: string[],
  isPublic = true,
  optional: string[] = [],
  answer: Json = envelope,
) => ({
  post: {
    summary,
    tags: ['auth'],
    ...(isPublic && { security: [] }),
    ...(fields.length && {
      requestBody: json({
        type: 'object',
        required: fields,
        properties: Object.fromEntries([...fields, ...optional].map((field) => [field, text])),
        additionalProperties: false,
      }),
    }),
    responses: { 200: { description: 'Done', ...json(answer) }, ...refusals },
  },
});
const gone = { 410: { $ref: '#/components/responses/Refusal' } };
export const withLink = (path: ReturnType<typeof posted>) => ({
  post: { ...path.post, responses: { ...path.post.responses, ...gone } },
});
export const ofIntegration = <P extends object>(path: P) => ({
  parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
  ...path,
});
