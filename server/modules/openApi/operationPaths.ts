import { type OperationName, operationNames, operations } from '../../../operations/index.ts';
import { namesIn, type Operation, routesOf } from '../../../operations/operation.ts';
import { envelope, type Json, json, refusals, retry, schemaOf } from './parts.ts';

/** OpenAPI descriptions of the declared operations. */
export const operationPaths = (): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const name of operationNames) {
    const operation: Operation = operations[name];
    for (const { path, values, access } of routesOf(operation))
      paths[path] = {
        ...paths[path],
        parameters: parametersOf(operation, 'path', namesIn(path)),
        [operation.method.toLowerCase()]: describe(name, operation, values, access === 'public'),
      };
  }
  return paths;
};

const describe = (
  name: OperationName,
  operation: Operation,
  values: Record<string, string>,
  isPublic: boolean,
): Json => {
  const { method, path, summary, description, tag, repeatable } = operation;
  const inPath = namesIn(path);
  const others = Object.keys(operation.input.shape).filter((one) => !inPath.includes(one));
  return {
    operationId: [name, ...Object.values(values).map(capitalized)].join(''),
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(isPublic && { security: [] }),
    parameters: [
      ...(method === 'GET' ? parametersOf(operation, 'query', others) : []),
      ...(repeatable ? [retry] : []),
    ],
    ...(method === 'POST' &&
      others.length > 0 && { requestBody: { required: true, ...json(bodyOf(operation, others)) } }),
    responses: { ...answersOf(operation), ...refusals },
  };
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Described = { properties?: Record<string, Json>; required?: string[] };

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
  const { properties = {}, required = [], ...rest } = schemaOf(operation.input) as Described & Json;
  return {
    ...rest,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: required.filter((name) => names.includes(name)),
  };
};

const answersOf = ({
  answer,
  enveloped,
  summary,
  statuses = { [answer ? 200 : 204]: summary },
}: Operation): Json => {
  const schema = answer && schemaOf(answer, 'output');
  const body =
    schema && (enveloped ? { ...envelope, properties: { ...envelope.properties, data: schema } } : schema);
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description]) => [
      status,
      Number(status) < 300
        ? { description, ...(body && json(body)) }
        : { $ref: '#/components/responses/Refusal' },
    ]),
  );
};
