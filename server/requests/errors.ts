import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerOf,
  Conflict,
  DatabaseAway,
  Invalid,
  LastSuperAdmin,
  NotAllowed,
  Refusal,
  ViewOnly,
} from '../../domain/errors.ts';
import { asksForProblem, problemOf, problemType } from './problem.ts';
import { isViewToken } from './session.ts';

type DatabaseError = Error & { code: string; constraint?: string; column?: string; table?: string };

/** Converts every error to a response. A 5xx reveals nothing but its request id. */
export const answerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = asRefusal(error, request);
  if (refusal.status >= 500) logFailure(error, refusal, request);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const wait = retryAfterOf(refusal);
  if (wait) reply.header('retry-after', wait);
  const current = (refusal.details as { current?: { version?: number } } | undefined)?.current;
  if (current?.version) reply.header('etag', `"${current.version}"`);
  const answer = { ...answerOf(refusal), requestId: request.id };
  reply.code(refusal.status);
  if (!asksForProblem(request)) return reply.send(answer);
  return reply.type(problemType).send(JSON.stringify(problemOf(refusal.status, answer)));
};

/** Seconds after which a refused request can be sent again. */
export const retryAfterOf = ({ details }: Refusal): number | undefined =>
  (details as { retryAfter?: number } | undefined)?.retryAfter;

/**
 * A lasting outage, overload or full disk fails many requests, so each is logged in one line without a stack
 * trace.
 */
export const logFailure = (error: Error, { code, status }: Refusal, request: FastifyRequest) => {
  if (code === 'maintenance.read-only') return;
  if (status === 500) return request.log.error({ err: error }, 'request failed');
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  request.log.warn({ code, cause }, 'request failed');
};

/** A refusal for any error, which says nothing of the server's own. */
export const asRefusal = (error: FastifyError | Error, request: FastifyRequest): Refusal => {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as FastifyError;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
    return fromDatabase(error as DatabaseError, request);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, 'request.not-json-type');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, 'files.upload-too-large');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, 'request.malformed', { message: error.message });
  return new Refusal(500, 'server.unexpected');
};

/** Errors of PostgreSQL constraints, which are the last line of defense. */
const fromDatabase = (error: DatabaseError, { method, headers }: FastifyRequest): Refusal => {
  const field = error.column ?? error.constraint?.split('_')[1] ?? 'body';
  switch (error.code) {
    case '42501':
      return NotAllowed();
    case '23505':
      return Invalid({ [field]: 'value.in-use' });
    case '23503':
      return method === 'DELETE' ? Conflict('row.referred-to') : Invalid({ [field]: 'value.missing' });
    case '23502':
    case '23514':
      return Invalid({ [field]: 'value.invalid' });
    case '40001':
    case '40P01':
      return Conflict('row.conflict');
    case '25006':
      // A view's transactions are read-only. Any other one is where the database takes no writes, as during a failover.
      return isViewToken(headers.authorization?.replace('Bearer ', '') ?? '')
        ? ViewOnly()
        : DatabaseAway(error);
    case 'TB001':
      return LastSuperAdmin();
    case '57014':
      return new Refusal(503, 'server.too-slow');
    default:
      // Class 22: data exceptions of any kind.
      return error.code.startsWith('22')
        ? Invalid({ [field]: 'value.invalid' })
        : new Refusal(500, 'server.unexpected');
  }
};
