import { namesIn } from '../../../operations/address.ts';
import { allOperations } from '../../../operations/all.ts';
import { limitText } from '../../../operations/limits.ts';
import { type Operation, routesOf, statusOf } from '../../../operations/operation.ts';
import { capitalized, envelopeOf, type Json, json, refTo, refusals, retry, schemaOf, text } from './parts.ts';

type Components = Record<string, Json>;
type Described = Json & { properties?: Record<string, Json>; required?: string[] };

/** OpenAPI descriptions of the declared operations. Their bodies are added to `components` by name. */
export const operationPaths = (components: Components): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries(allOperations())) {
    const described = describe(name, operation, components);
    for (const { path, values, access } of routesOf(operation))
      paths[path] = {
        ...paths[path],
        parameters: parametersOf(operation, 'path', namesIn(path)),
        [operation.method.toLowerCase()]: {
          operationId: [name, ...Object.values(values).map(capitalized)].join(''),
          ...described,
          ...(access === 'public' && { security: [] }),
        },
      };
  }
  return paths;
};

const describe = (name: string, operation: Operation, components: Components): Json => {
  const { method, path, input, summary, description, limits = [], tag, repeatable, freshProof } = operation;
  const others = Object.keys(input.shape).filter((one) => !namesIn(path).includes(one));
  const words = [
    ...(description ? [description] : []),
    ...(freshProof
      ? ['Takes a sign-in or a confirmation (`POST /auth/proof`) within the last ten minutes.']
      : []),
    ...limits.map(limitText),
  ].join(' ');
  const hasBody = method === 'POST' && others.length > 0;
  const body = () => named(`${name}Input`, bodyOf(operation, others), components);
  return {
    summary,
    ...(words && { description: words }),
    tags: [tag],
    parameters: [
      ...(method === 'GET' ? parametersOf(operation, 'query', others) : []),
      ...(repeatable ? [retry] : []),
    ],
    ...(hasBody && { requestBody: { required: true, ...json(body()) } }),
    responses: { ...refusals, ...answersOf(name, operation, components) },
  };
};

/** A reference to a schema, which is added to the components under this name; a reference stays as it is. */
const named = (name: string, schema: Json, components: Components): Json => {
  if (schema.$ref || schema.type === 'null') return schema;
  components[capitalized(name)] = schema;
  return refTo(capitalized(name));
};

const parametersOf = (operation: Operation, place: 'path' | 'query', names: readonly string[]): Json[] => {
  const { properties = {}, required = [] } = schemaOf(operation.input) as Described;
  return names.map((name) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name],
    ...(properties[name]?.type === 'array' && { style: 'form', explode: false }),
  }));
};

const bodyOf = (operation: Operation, names: readonly string[]): Json => {
  const { properties = {}, required = [], ...rest } = schemaOf(operation.input) as Described;
  return {
    ...rest,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: required.filter((name) => names.includes(name)),
  };
};

const answersOf = (name: string, operation: Operation, components: Components): Json => {
  const { summary, statuses = { [statusOf(operation)]: summary } } = operation;
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description]) => [
      status,
      answerAt(Number(status), description, contentOf(name, operation, components)),
    ]),
  );
};

/** The content of successful responses, and of refusals that are pages. */
const contentOf = (
  name: string,
  { answer, enveloped, media }: Operation,
  components: Components,
): { content?: Json; isPage: boolean } => {
  if (media)
    return {
      content: Object.fromEntries(
        media.map((type) => [type, type.startsWith('text/') ? { schema: text } : {}]),
      ),
      isPage: media.includes('text/html'),
    };
  if (!answer) return { isPage: false };
  const schema = named(`${name}Answer`, schemaOf(answer, 'output', components), components);
  return { ...json(enveloped === undefined ? schema : envelopeOf(schema)), isPage: false };
};

const answerAt = (status: number, description: string, { content, isPage }: ReturnType<typeof contentOf>) => {
  if (status >= 400 && !isPage) return { $ref: '#/components/responses/Refusal' };
  return { description, ...(content && (status < 300 || isPage) && { content }) };
};
