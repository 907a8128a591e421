import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/access/can.ts';
import { consoleRoots } from '../../domain/contract/accounts/consoleAddresses.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { Invalid, RowMissing } from '../../domain/errors.ts';
import { addressOf, leadsElsewhere, namesIn } from '../../operations/address.ts';
import type { AnswerOf, GivenTo, OperationName } from '../../operations/index.ts';
import { operationNamed } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';

type Method = 'GET' | 'POST' | 'PUT';
type Sent = { query?: Record<string, unknown>; body?: object; headers?: Record<string, string> };
type Answered = { body: unknown; headers: Record<string, unknown> };

/** A call of the API that was refused, with the answer as any program gets it. */
export class CallRefused extends Error {
  readonly status: number;
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    super(`Refused with ${status}`);
    this.status = status;
    this.answer = answer;
  }
}

/** The person whose agent calls, and the API as this person's key uses it. */
export type McpSession = {
  actor: Actor;
  call(method: Method, path: string, sent?: Sent): Promise<Answered>;
  /** The address of a page of this person's console. */
  page(path: string): string;
  /** An `Idempotency-Key` for these arguments, so that an agent that repeats a call stores nothing twice. */
  onceFor(tool: string, given: object): string;
};

/**
 * Makes each call through the routes of the API, with the key and the address of the request: access, masks, limits and audit
 * are those of any program that uses the key.
 */
export const openMcpSession = (
  app: FastifyInstance,
  request: FastifyRequest,
  actor: Actor,
  publicUrl: string,
): McpSession => ({
  actor,
  call: async (method, path, { query = {}, body, headers = {} } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      query: asQuery(query),
      remoteAddress: request.ip,
      headers: {
        ...headers,
        authorization: request.headers.authorization ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const read = answer.body === '' ? null : JSON.parse(answer.body);
    if (answer.statusCode >= 400) throw new CallRefused(answer.statusCode, read);
    return { body: read, headers: answer.headers };
  },
  page: (path) => `${publicUrl}${consoleRoots[actor.userType]}/${path}`,
  onceFor: (tool, given) =>
    `mcp-${createHash('sha256')
      .update(JSON.stringify([tool, given]))
      .digest('base64url')}`,
});

const asQuery = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** Makes the call of an operation. */
export const callOperation = async <N extends OperationName>(
  session: McpSession,
  name: N,
  input: GivenTo<N>,
): Promise<AnswerOf<N>> => {
  const { method, path, enveloped }: Operation = operationNamed(name);
  const wrong = namesIn(path).find((name) => leadsElsewhere(String(Object(input)[name])));
  if (wrong) throw Invalid({ [wrong]: 'value.invalid' });
  const { address, values } = addressOf(path, input);
  if (method === 'DELETE') throw new Error(`No tool deletes: ${name}`);
  const sent = method === 'GET' ? { query: values } : { body: values };
  const { body } = await session.call(method, address, sent);
  return (enveloped === undefined ? body : (body as { data: unknown }).data) as AnswerOf<N>;
};

type ListAsked = {
  filter?: object;
  sort?: readonly [field: string, order: string];
  rows: number;
  after?: string | undefined;
};
export type Listed<R> = { rows: R[]; total: number; isMore: boolean };

/** A page of a list. */
export const callList = async <R extends object>(
  session: McpSession,
  noun: NounName,
  { filter = {}, sort, rows, after }: ListAsked,
): Promise<Listed<R>> => {
  const { body, headers } = await session.call('GET', noun, {
    query: {
      filter: JSON.stringify(filter),
      range: JSON.stringify([0, rows - 1]),
      ...(sort && { sort: JSON.stringify(sort) }),
      ...(after !== undefined && { after: JSON.stringify(after) }),
    },
  });
  const total = Number(/\/(\d+)/.exec(String(headers['content-range']))?.[1] ?? 0);
  return { rows: body as R[], total, isMore: headers.link !== undefined };
};

/**
 * One record, read from its list: opening its page would count as a view, which the other company may see, and an agent is no
 * reader.
 */
export const callOne = async <R extends object>(
  session: McpSession,
  noun: NounName,
  id: string,
): Promise<R> => {
  const { rows } = await callList<R>(session, noun, { filter: { id }, rows: 1 });
  const [row] = rows;
  if (!row) throw RowMissing(nounOf(noun));
  return row;
};
