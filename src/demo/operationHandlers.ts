import { HttpResponse, http } from 'msw/http';
import type { z } from 'zod';
import { NotFound } from '../../domain/errors.ts';
import { namesIn } from '../../operations/address.ts';
import { operationNamed, operationNames } from '../../operations/index.ts';
import { inputOfQuery, type Operation, patternOf, routesOf, statusOf } from '../../operations/operation.ts';
import type { Admit, CallsHere } from '../dataProvider/rowCalls.ts';
import { answered, bodyOf, envelopeWith } from './enveloped.ts';

type Given = Record<string, unknown>;

/** The operations of the consoles, from the same declarations as the server's routes. */
export const operationHandlers = (calls: () => CallsHere, names = operationNames()) =>
  names.flatMap((name) =>
    handlersOf<unknown>(operationNamed(name), (given, request) =>
      calls().operate(name, given, request.signal),
    ),
  );

/**
 * Handlers of Mock Service Worker for the routes of an operation, which respond as the operation declares.
 * Files are Blobs.
 */
export const handlersOf = <A>(
  operation: Operation<z.ZodObject, A>,
  act: (given: Given, request: Request) => A | Blob | Promise<A | Blob>,
  admit: Admit = () => {},
) => {
  const { method, nullIfMissing } = operation;
  const on = { GET: http.get, POST: http.post, DELETE: http.delete }[method];
  return routesOf(operation).map(({ path, values }) =>
    on(`*/api/v1${patternOf(path)}`, ({ request, params }) =>
      answered(async () => {
        const inPath = { ...pick(params, namesIn(path)), ...values };
        admit(operation as Operation, inPath);
        const answer = await act({ ...(await inputIn(operation, request)), ...inPath }, request);
        if (answer === null && nullIfMissing) throw NotFound('address.missing');
        return answer instanceof Blob ? fileOf(answer) : answerOf(operation, answer);
      }),
    ),
  );
};

const inputIn = async (operation: Operation, request: Request): Promise<Given> =>
  operation.method === 'GET'
    ? inputOfQuery(operation, Object.fromEntries(new URL(request.url).searchParams))
    : bodyOf(request);

const answerOf = <A>(operation: Operation<z.ZodObject, A>, answer: A): Response => {
  const { answer: schema, enveloped: message } = operation;
  const status = statusOf(operation);
  if (!schema) return new HttpResponse(null, { status });
  return Response.json(message === undefined ? answer : envelopeWith(message, answer), { status });
};

const fileOf = async (blob: Blob) =>
  HttpResponse.arrayBuffer(await blob.arrayBuffer(), { headers: { 'Content-Type': blob.type } });

/** A path that begins with `*` has a parameter for the wildcard. */
const pick = (params: Given, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, params[name]]));
