import { describe } from '../../server/modules/openApi.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Body = { content?: Record<string, { schema?: Schema }> };
type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
} & Body;
type Call = {
  parameters?: Parameter[];
  requestBody?: Body & { required?: boolean };
  responses: Record<string, Body & { $ref?: string }>;
};
type Document = {
  paths: Record<string, Record<string, Call> & { parameters?: Parameter[] }>;
  components: { schemas: Record<string, Schema> };
};

const union = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'never';
const quoted = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));
const many = (type: string) => (/[|&]/.test(type) ? `(${type})[]` : `${type}[]`);

/** Lists of values that several fields share, such as currencies, by their text. */
type Shared = Map<string, number>;
const longest = 200;

/** Names the long lists of values that occur more than once. */
const shareLists = (text: string): string => {
  const lists: Shared = new Map();
  const list = /"[^"\n]*"(?: \| "[^"\n]*")+/g;
  for (const [found] of text.matchAll(list)) {
    if (found.length < longest) continue;
    lists.set(found, (lists.get(found) ?? 0) + 1);
  }
  const repeated = [...lists].filter(([, uses]) => uses > 1);
  const names = new Map(repeated.map(([values], index) => [values, `Values${index + 1}`]));
  return [
    text.replace(list, (found) => names.get(found) ?? found),
    ...[...names].map(([values, name]) => `type ${name} = ${values};\n`),
  ].join('');
};

/** A type of TypeScript for a JSON schema of our document. */
const typeOf = (schema: Schema | undefined): string => {
  if (!schema) return 'unknown';
  if (schema.$ref) return `Schemas[${JSON.stringify(schema.$ref.split('/').at(-1))}]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((one) => JSON.stringify(one)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return union(alternatives.map(typeOf));
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ');
  return union([schema.type ?? []].flat().map((type) => typeNamed(type, schema)));
};

const typeNamed = (type: string, schema: Schema): string => {
  if (type === 'integer') return 'number';
  if (type === 'array')
    return schema.prefixItems ? `[${schema.prefixItems.map(typeOf).join(', ')}]` : many(typeOf(schema.items));
  return type === 'object' ? objectOf(schema) : type;
};

const objectOf = ({ properties, required = [], additionalProperties }: Schema): string => {
  if (properties)
    return fields(
      Object.entries(properties).map(([name, one]) => [quoted(name), required.includes(name), typeOf(one)]),
    );
  const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  return `Record<string, ${values}>`;
};

type Field = readonly [name: string, required: boolean, type: string];
const fields = (all: readonly Field[]): string =>
  `{ ${all.map(([name, required, type]) => `${name}${required ? '' : '?'}: ${type};`).join(' ')} }`;

const contentOf = ({ content = {} }: Body): string =>
  `{ ${Object.entries(content)
    .map(([media, { schema }]) => `${JSON.stringify(media)}: ${schema ? typeOf(schema) : 'unknown'};`)
    .join(' ')} }`;

const parametersOf = (all: readonly Parameter[]): string =>
  fields(
    (['path', 'query', 'header'] as const).flatMap((place): Field[] => {
      const own = all.filter((one) => one.in === place);
      const isRequired = own.some(({ required }) => required);
      const type = fields(
        own.map(({ name, required = false, schema, content }) => [
          quoted(name),
          required,
          typeOf(schema ?? content?.['application/json']?.schema),
        ]),
      );
      return own.length > 0 ? [[place, isRequired, type]] : [];
    }),
  );

/** A call as openapi-fetch reads it. All refusals have one form. */
const callOf = ({ parameters = [], requestBody, responses }: Call, shared: readonly Parameter[]): string => {
  const answers = Object.entries(responses)
    .filter(([, { $ref }]) => !$ref)
    .map(([status, body]) => `${status}: { content: ${contentOf(body)} };`);
  const body = requestBody
    ? ` requestBody${requestBody.required ? '' : '?'}: { content: ${contentOf(requestBody)} };`
    : '';
  return `{ parameters: ${parametersOf([...shared, ...parameters])};${body} responses: { ${answers.join(' ')} default: Refused } }`;
};

/** The types of the client's calls, made from the OpenAPI document. */
export const clientTypes = (): string => {
  const { paths, components } = describe('') as Document;
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `  ${quoted(name)}: ${typeOf(schema)};`,
  );
  const calls = Object.entries(paths).map(([path, { parameters = [], ...methods }]) => {
    const own = Object.entries(methods as Record<string, Call>).map(
      ([method, call]) => `    ${method}: ${callOf(call, parameters)};`,
    );
    return `  ${JSON.stringify(path)}: {\n${own.join('\n')}\n  };`;
  });
  const text = [
    '// Written by `npm run client` from the OpenAPI document.',
    `export interface Schemas {\n${schemas.join('\n')}\n}`,
    'type Refused = { content: { "application/json": Schemas["Refusal"] } };',
    `export interface paths {\n${calls.join('\n')}\n}`,
    '',
  ].join('\n');
  return shareLists(text);
};
