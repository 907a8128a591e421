import { STATUS_CODES } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { answerOf } from '../../domain/errors.ts';

/** The media type of errors by RFC 9457, for programs that name it in `Accept`. */
export const problemType = 'application/problem+json';

export const asksForProblem = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.toLowerCase().includes(problemType) ?? false;

/** A refusal with the members of RFC 9457. Its `code` tells problems apart, so the type says no more than the status. */
export const problemOf = (status: number, refusal: ReturnType<typeof answerOf>) => ({
  type: 'about:blank',
  title: STATUS_CODES[status],
  status,
  detail: refusal.message,
  ...refusal,
});
