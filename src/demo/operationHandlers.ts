import { HttpResponse, http } from 'msw/http';
import { type OperationName, operationNames, operations } from '../../operations/index.ts';
import { inputOfQuery, namesIn, type Operation } from '../../operations/operation.ts';
import type { Calls } from '../dataProvider/rowCalls.ts';
import { answered, bodyOf } from './enveloped.ts';

/** All calls that are not about a row, from the same declarations as the server's routes. */
export const operationHandlers = (calls: () => Calls) => operationNames.map((name) => handlerOf(name, calls));

const handlerOf = (name: OperationName, calls: () => Calls) => {
  const operation: Operation = operations[name];
  const path = `*/api/v1${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const given = async (request: Request): Promise<object> =>
    operation.method === 'GET'
      ? inputOfQuery(operation, Object.fromEntries(new URL(request.url).searchParams))
      : ((await bodyOf(request)) as object);
  const inPath = namesIn(operation.path);
  return http[operation.method === 'GET' ? 'get' : 'post'](path, ({ request, params }) =>
    answered(async () => {
      const answer = await calls().operate(
        name,
        { ...(await given(request)), ...pick(params, inPath) },
        request.signal,
      );
      if (!operation.answer) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(operation.enveloped ? { success: true, data: answer } : (answer as object));
    }),
  );
};

/** A path that begins with `*` has a parameter for the wildcard. */
const pick = (params: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, params[name]]));
