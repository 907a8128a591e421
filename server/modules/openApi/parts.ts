import { z } from 'zod';
import messages from '../../../locales/en/messages.json' with { type: 'json' };

export type Json = Record<string, unknown>;
/** Metadata of the contract's schemas: how a value is stored and entered. */
type Notes = { label?: string; money?: true; references?: string };
/** The keywords of JSON Schema that the document uses; all others are internal metadata. */
const keywords = [
  ...['$ref', 'type', 'title', 'description', 'examples', 'default', 'enum', 'const', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'minItems', 'maxItems'],
  ...['anyOf', 'oneOf', 'allOf', 'not', 'contentEncoding', 'readOnly'],
];

/**
 * The JSON schema of a zod schema. Nested schemas with an id become references to `components`, to which they
 * are added.
 */
export const schemaOf = (
  schema: z.ZodType,
  io: 'input' | 'output' = 'input',
  components: Record<string, Json> = {},
): Json => {
  const {
    $defs = {},
    $schema,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { label, money, references } = jsonSchema as Notes;
      if (label) jsonSchema.title ??= label;
      if (money) jsonSchema.description ??= 'In minor units of the currency, such as cents';
      if (references) jsonSchema.description ??= `The id of one of the ${references}`;
      // Zod adds a pattern for the calendar, which the format already covers.
      if (jsonSchema.format) delete jsonSchema.pattern;
      for (const word of Object.keys(jsonSchema)) if (!keywords.includes(word)) delete jsonSchema[word];
    },
  });
  for (const [id, one] of Object.entries($defs)) components[id] = withComponents(one);
  return withComponents(made);
};

const withComponents = (schema: object): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
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
/** What a message says: a code with values, and its English text. */
export const message = {
  type: 'object',
  required: ['code', 'message', 'values'],
  properties: {
    code: { ...text, enum: Object.keys(messages) },
    message: { ...text, description: 'In English' },
    values: { type: 'object', description: 'Values of the placeholders in the texts of other languages' },
  },
};
export const refusal: Json = {
  type: 'object',
  required: ['success', 'code', 'message', 'values', 'requestId'],
  properties: {
    success: { const: false },
    ...message.properties,
    errors: { type: 'object', additionalProperties: refTo('Message') },
    details: {},
    requestId: text,
  },
};
/** A refusal with the members of RFC 9457. */
export const problem: Json = {
  allOf: [
    refTo('Refusal'),
    {
      type: 'object',
      required: ['type', 'title', 'status', 'detail'],
      properties: { type: { const: 'about:blank' }, title: text, status: { type: 'integer' }, detail: text },
    },
  ],
};
/** The envelope with this data. */
export const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'data', 'message', 'timestamp'],
  properties: { success: { const: true }, data, message: text, timestamp: text },
});
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
