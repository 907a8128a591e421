import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AnswerOf,
  type InputOf,
  type OperationName,
  operations,
  readInput,
} from '../operations/index.ts';
import { inputOfQuery, type Operation, routesOf } from '../operations/operation.ts';
import { enveloped } from './envelope.ts';
import { type GuardOptions, guarded, send } from './guard.ts';
import type { Answer, Work } from './work.ts';

type Read<N extends OperationName> = () => InputOf<N>;

/** Registers the routes of an operation whose handler needs several transactions or none. */
export const route = <N extends OperationName>(
  app: FastifyInstance,
  name: N,
  handle: (request: FastifyRequest, reply: FastifyReply, read: Read<N>) => unknown,
) => {
  const operation: Operation = operations[name];
  const { method, large, onlyReads } = operation;
  for (const { path, access, values } of routesOf(operation))
    app.route({
      method,
      url: `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { access, ...(large && { large }), ...(onlyReads && { onlyReads }) },
      handler: (request, reply) => {
        const { params, query, body } = request as { params: object; query: object; body: object | null };
        const given = method === 'GET' ? inputOfQuery(operation, { ...query }) : (body ?? {});
        return handle(request, reply, () => readInput(name, { ...given, ...params, ...values }));
      },
    });
};

/** Sends the handler's result as the operation declares. */
const answerOf = <N extends OperationName>(name: N, answer: AnswerOf<N>, now: Date): Answer => {
  const { answer: schema, enveloped: isEnveloped }: Operation = operations[name];
  if (!schema) return { status: 204 };
  return { body: isEnveloped ? enveloped(now, name, answer) : answer };
};

/** Registers the routes of an operation that needs a session and one transaction. */
export const operate = <N extends OperationName>(
  app: FastifyInstance,
  options: GuardOptions,
  name: N,
  handle: (work: Work, input: InputOf<N>) => Promise<AnswerOf<N>>,
) =>
  route(app, name, (request, reply, read) =>
    guarded(options, async (work) => answerOf(name, await handle(work, read()), work.now))(request, reply),
  );

/** Registers the routes of an operation that is open to everyone. */
export const operateOpenly = <N extends OperationName>(
  app: FastifyInstance,
  { clock }: GuardOptions,
  name: N,
  handle: (now: Date) => Promise<AnswerOf<N>>,
) =>
  route(app, name, async (_request, reply) => {
    const now = clock();
    return send(reply, answerOf(name, await handle(now), now));
  });
