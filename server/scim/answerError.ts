import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../domain/errors.ts';
import { inEnglish } from '../../domain/messages/english.ts';
import { ScimRefusal, type ScimType } from '../../domain/scim/refusals.ts';
import { asRefusal, logFailure, retryAfterOf } from '../requests/errors.ts';
import { schemaOf } from './schemas.ts';
import { sendScim } from './scimSession.ts';

const isTaken = (error: Error) => 'code' in error && error.code === '23505';

const typeOf = (refusal: Refusal): ScimType | null => {
  if (refusal instanceof ScimRefusal) return refusal.scimType;
  if (refusal.status !== 400) return null;
  return refusal.code.startsWith('request.') ? 'invalidSyntax' : 'invalidValue';
};

/** Every error as SCIM's clients read it; their logs show `detail`. */
export const answerScimError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const refusal = isTaken(error) ? new ScimRefusal('uniqueness', 'value.in-use') : asRefusal(error, request);
  if (refusal.status >= 500) logFailure(error, refusal, request);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const wait = retryAfterOf(refusal);
  if (wait) reply.header('retry-after', wait);
  const scimType = typeOf(refusal);
  return sendScim(reply, {
    status: refusal.status,
    body: {
      schemas: [schemaOf.error],
      status: String(refusal.status),
      ...(scimType && { scimType }),
      detail: inEnglish(refusal.reason),
    },
  });
};
