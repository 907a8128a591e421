import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { type Limit, type LimitName, limits } from '../../operations/limits.ts';
import { givenTo, type Operation, patternOf, routesOf, statusOf } from '../../operations/operation.ts';
import { readGiven } from '../../operations/readGiven.ts';
import { inTransaction } from '../store/transaction.ts';
import { callerAt, takeOne } from './allowance.ts';
import { enveloped, KeptRefusal } from './envelope.ts';
import { type GuardOptions, guarded, send, visited } from './guard.ts';
import type { Answer, VisitorWork, Work } from './work.ts';

type Read<I extends z.ZodObject> = () => z.output<I>;
type Sent<A> = Promise<A | KeptRefusal>;

/**
 * Registers the routes of an operation whose handler needs several transactions or none. `values` are the path
 * values that have a route of their own.
 */
export const route = <I extends z.ZodObject, A>(
  app: FastifyInstance,
  operation: Operation<I, A>,
  handle: (
    request: FastifyRequest,
    reply: FastifyReply,
    read: Read<I>,
    values: Record<string, string>,
  ) => unknown,
  more: Pick<RouteShorthandOptions, 'onRequest'> = {},
) => {
  const {
    method,
    byKey,
    freshProof,
    large,
    onlyReads,
    duringMaintenance,
    endsView,
    feature,
    streams,
    bodyLimit,
    input,
  } = operation;
  const shared = {
    ...(byKey !== undefined && { byKey }),
    ...(freshProof && { freshProof }),
    ...(large && { large }),
    ...(onlyReads && { onlyReads }),
    ...(duringMaintenance && { duringMaintenance }),
    ...(endsView && { endsView }),
    ...(feature && { feature }),
    ...(streams && { streams }),
  };
  for (const { path, access, values } of routesOf(operation))
    app.route({
      ...more,
      ...(bodyLimit && { bodyLimit }),
      method,
      url: `/api/v1${patternOf(path)}`,
      config: { access, ...shared },
      handler: (request, reply) => {
        const { params, query, body } = request as { params: object; query: object; body: object | null };
        const from = method === 'GET' ? query : (body ?? {});
        const read = () => readGiven(input, givenTo(operation, from, { ...params, ...values }));
        return handle(request, reply, read, values);
      },
    });
};

/** The response with the handler's result, as the operation declares. */
export const answerOf = <A>(operation: Operation<z.ZodObject, A>, answer: A, now: Date): Answer => {
  const { answer: schema, enveloped: message, secret } = operation;
  const status = statusOf(operation);
  if (!schema) return { status };
  return {
    status,
    body: message === undefined ? answer : enveloped(now, message, answer),
    ...(secret && { secret }),
  };
};

/** Registers the routes of an operation that needs a session and one transaction. */
export const operate = <I extends z.ZodObject, A>(
  app: FastifyInstance,
  options: GuardOptions,
  operation: Operation<I, A>,
  handle: (work: Work, input: z.output<I>, request: FastifyRequest) => Sent<A>,
) =>
  route(app, operation, (request, reply, read) =>
    guarded(options, async (work) => {
      const input = read();
      await takeLimits(work, operation);
      const answer = await handle(work, input, request);
      return answer instanceof KeptRefusal ? answer.answerTo(request) : answerOf(operation, answer, work.now);
    })(request, reply),
  );

/** Registers the routes of an operation that is open to visitors. `paced` may delay the response after the commit. */
export const operateForVisitors = <I extends z.ZodObject, A>(
  app: FastifyInstance,
  options: GuardOptions,
  operation: Operation<I, A>,
  handle: (work: VisitorWork, input: z.output<I>) => Promise<A>,
  paced?: Parameters<typeof visited>[2],
) =>
  route(app, operation, (request, reply, read) => {
    const handler = async (work: VisitorWork) => {
      const input = read();
      await takeLimits(work, operation);
      return answerOf(operation, await handle(work, input), work.now);
    };
    return visited(options, handler, paced)(request, reply);
  });

/** Registers the routes of an operation that is open to everyone and opens its own transactions. */
export const operateOpenly = <I extends z.ZodObject, A>(
  app: FastifyInstance,
  { clock, database }: GuardOptions,
  operation: Operation<I, A>,
  handle: (input: z.output<I>, now: Date, request: FastifyRequest) => Promise<A>,
) =>
  route(app, operation, async (request, reply, read) => {
    const input = read();
    const now = clock();
    for (const kind of limitsPer('address', operation))
      await inTransaction(database, (transaction) =>
        takeOne({ transaction, now }, kind, callerAt(request.ip)),
      );
    return send(reply, answerOf(operation, await handle(input, now, request), now));
  });

/** Applies the limits per address and per person. */
export const takeLimits = async (work: Work | VisitorWork, operation: Operation) => {
  const { ip, actor } = work;
  for (const kind of limitsPer('address', operation)) await takeOne(work, kind, callerAt(ip));
  if (actor.userId)
    for (const kind of limitsPer('person', operation))
      if (work.platform.features.rateLimiting || !isSwitchable(kind)) await takeOne(work, kind, actor.userId);
};

const isSwitchable = (kind: LimitName): boolean => 'switchable' in limits[kind];

const limitsPer = (per: Limit['per'], { limits: declared = [] }: Operation): LimitName[] =>
  declared.filter((kind) => limits[kind].per === per);
