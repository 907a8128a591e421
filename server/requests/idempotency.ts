import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AnswerNotKept, Invalid, Refusal } from '../../domain/errors.ts';
import { isSealed } from '../configuration/secrets.ts';
import type { Answer, VisitorWork, Work } from './work.ts';

type Kept = { requestHash: string; status: number; body: string | null; version: number | null };
/** Encryption context of stored responses with a secret. */
const aboutAnswer = (holder: string, key: string) => `idempotencyKeys ${holder} ${key}`;

/**
 * Executes a write with an `Idempotency-Key` once: a retry gets the original response, and the same key with
 * another request is refused. The key is stored in the write's own transaction.
 */
export const rememberAnswer = async (
  work: Work | VisitorWork,
  request: FastifyRequest,
  carryOut: () => Promise<Answer>,
): Promise<Answer> => {
  const sent = request.headers['idempotency-key'];
  if (request.method === 'GET' || sent === undefined) return carryOut();
  if (typeof sent !== 'string' || !/^[\w-]{8,100}$/.test(sent))
    throw Invalid({ 'Idempotency-Key': 'request.key-form' });
  // The answers that an API key and its person's sessions get are apart: neither is handed one of the other.
  const key = work.actor.key ? `${work.actor.key.id} ${sent}` : sent;
  const requestHash = hash(request);
  const { secrets } = work;
  const system = work.transaction.as('system');
  const holder = holderOf(work);
  const fresh = await system.query(
    'insert into "idempotencyKeys" ("userId", "key", "requestHash", "createdAt") values ($1, $2, $3, $4) on conflict do nothing returning 1 as fresh',
    [holder, key, requestHash, work.now],
  );
  if (fresh.length === 0) return firstAnswer(work, key, requestHash);
  const answer = await carryOut();
  const body = answer.body === undefined ? undefined : JSON.stringify(answer.body);
  await system.query(
    'update "idempotencyKeys" set "status" = $3, "body" = $4, "version" = $5 where "userId" = $1 and "key" = $2',
    [
      holder,
      key,
      answer.status ?? 200,
      body === undefined || !answer.secret ? (body ?? null) : secrets.seal(body, aboutAnswer(holder, key)),
      (answer.body as { version?: number } | undefined)?.version ?? null,
    ],
  );
  return answer;
};

/** Visitors share one key space; keys are random, and responses contain no personal data. */
const holderOf = ({ actor }: Work | VisitorWork): string => actor.userId ?? actor.userType;

const firstAnswer = async (work: Work | VisitorWork, key: string, requestHash: string): Promise<Answer> => {
  const [kept] = await work.transaction
    .as('system')
    .query<Kept>(
      'select "requestHash", "status", "body", "version" from "idempotencyKeys" where "userId" = $1 and "key" = $2',
      [holderOf(work), key],
    );
  if (kept?.requestHash !== requestHash) throw new Refusal(422, 'request.key-reused');
  const body = kept.body === null ? null : opened(kept.body, work, key);
  return {
    status: kept.status,
    headers: { 'idempotent-replay': 'true', ...(kept.version && { etag: `"${kept.version}"` }) },
    ...(body !== null && { body }),
  };
};

const opened = (body: string, work: Work | VisitorWork, key: string): string => {
  if (!isSealed(body)) return body;
  const plain = work.secrets.open(body, aboutAnswer(holderOf(work), key));
  if (plain === null) throw AnswerNotKept();
  return plain;
};

const hash = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(
      `${request.method} ${request.url} ${request.headers['if-match'] ?? ''} ${JSON.stringify(request.body ?? null, withoutPasswords)}`,
    )
    .digest('hex');

/** A fast hash of a password would help an attacker. */
const withoutPasswords = (key: string, value: unknown) => (/password/i.test(key) ? undefined : value);
