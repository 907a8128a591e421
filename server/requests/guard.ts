import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, can, visitor } from '../../domain/access/can.ts';
import { checkAdmission } from '../../domain/access/checkAdmission.ts';
import { ClientGone, NotAllowed, ViewOnly } from '../../domain/errors.ts';
import { checkFeature } from '../../domain/settings/checkFeature.ts';
import type { Access, Operation } from '../../operations/operation.ts';
import type { Secrets } from '../configuration/secrets.ts';
import type { Database } from '../database/connect.ts';
import type { Matching } from '../matching/matching.ts';
import { reading } from '../store/reading.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import { rememberAnswer } from './idempotency.ts';
import { isKeyToken } from './keySecret.ts';
import { KeyRefused, openKey } from './openKey.ts';
import { platformOf } from './platform.ts';
import { type Allowance, allowanceOf, countRequest, settleRequests } from './requestLimit.ts';
import { countWrite, isViewToken, openSession, type Session, takeUp, tokenOf } from './session.ts';
import { countFailedKey } from './slowdown.ts';
import { openTurns } from './turns.ts';
import type { Answer, VisitorWork, Work } from './work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the API key with which the request was made. */
    allowance?: Allowance;
  }
  interface FastifyContextConfig {
    access?: Access;
    endsView?: Operation['endsView'];
    /** Also for lists, by the length of the page. */
    large?: Operation['large'] | ((request: FastifyRequest) => boolean);
    byKey?: Operation['byKey'];
    freshProof?: Operation['freshProof'];
    onlyReads?: Operation['onlyReads'];
    duringMaintenance?: Operation['duringMaintenance'];
    feature?: Operation['feature'];
    streams?: Operation['streams'];
  }
}

export type Handler = (work: Work, request: FastifyRequest) => Promise<Answer>;
export type VisitorHandler = (work: VisitorWork, request: FastifyRequest) => Promise<Answer>;

export type GuardOptions = {
  database: Database;
  clock: () => Date;
  /** Encrypts secrets that are stored in the database. */
  secrets: Secrets;
  /** Without it, matching is unavailable. */
  matching?: Matching;
  /** Session lookup. Replaced only by a test that relies on the database policies alone. */
  actorOf?: (session: Session) => Actor;
};

/** A route without declared access stops the server at start. */
export const requireAccess = (app: FastifyInstance) => {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.startsWith('/api/') && !config?.access)
      throw new Error(`${String(method)} ${url} names no access`);
  });
  app.addHook('onRequest', async (request) => {
    checkPresence(request);
    const { access, endsView } = request.routeOptions.config;
    if (access && !isOpen(access)) tokenOf(request.headers.authorization);
    if (!endsView && !reads(request) && isViewToken(bearerOf(request))) throw ViewOnly();
  });
};

/** Tells programs how many requests their key has left. */
export const tellAllowance = (app: FastifyInstance) => {
  app.addHook('onSend', async ({ allowance }, reply) => {
    if (!allowance) return;
    const { limit, remaining, reset } = allowance;
    reply.headers({
      'ratelimit-limit': limit,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': reset,
    });
  });
};

/** Checks session and permissions of a route that is not open, before the body is read. */
export const admit = async (options: GuardOptions, request: FastifyRequest): Promise<Actor> => {
  const { database, clock, actorOf } = options;
  const token = tokenOf(request.headers.authorization);
  return countingKeys(options, request, () =>
    inTransaction(database, async (transaction) => {
      const found = await openCaller(transaction, token, { now: clock(), ip: request.ip });
      const actor = actorOf ? actorOf(found) : found.actor;
      const { access, byKey, freshProof } = request.routeOptions.config;
      checkAdmission(actor, { access, byKey, freshProof, reads: reads(request) });
      return actor;
    }),
  );
};

/** The person of an access token, or of an API key. */
const openCaller: typeof openSession = (transaction, token, how) =>
  isKeyToken(token) ? openKey(transaction, token, how) : openSession(transaction, token, how);

/** Counts a refused key after its transaction, of which nothing is stored. */
export const countingKeys = async <T>(
  { database, clock }: Pick<GuardOptions, 'database' | 'clock'>,
  { ip }: FastifyRequest,
  act: () => Promise<T>,
): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof KeyRefused) await countFailedKey(database, { ip, now: clock() });
    throw error;
  }
};

const reads = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
const bearerOf = ({ headers }: FastifyRequest): string =>
  headers.authorization?.slice('Bearer '.length) ?? '';

/** Whether it may be called without a session. */
export const isOpen = (access: Access): boolean =>
  access === 'public' || (typeof access === 'object' && can(visitor, access.verb, access.noun));

/**
 * Turns a handler into a route: token, access and transaction first; the response is sent after the commit.
 */
export const guarded =
  (options: GuardOptions, handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await inSession(options, request, (work) =>
      rememberAnswer(work, request, () => handler(work, request)),
    );
    return send(reply, answer);
  };

/**
 * One transaction of a route with several, which waits for something in between. Each checks token and access
 * again.
 */
export const inSession = async <T>(
  options: GuardOptions,
  request: FastifyRequest,
  act: (work: Work) => Promise<T>,
): Promise<T> => {
  const token = tokenOf(request.headers.authorization);
  const work = () => countingKeys(options, request, () => workInSession(options, request, token, act));
  // A long import does not block the same session's reads.
  return isLarge(request) ? turns(`${reads(request)} ${token}`, work) : work();
};

const turns = openTurns({ atOnce: 4, timeLimit: 5000 });
/** Body size in bytes from which a request counts as large work. */
const largeBody = 64 * 1024;

const isLarge = (request: FastifyRequest): boolean => {
  const { large = false } = request.routeOptions.config;
  if (Number(request.headers['content-length'] ?? 0) > largeBody) return true;
  return typeof large === 'function' ? large(request) : large;
};

const workInSession = async <T>(
  { database, clock, secrets, matching, actorOf }: GuardOptions,
  request: FastifyRequest,
  token: string,
  act: (work: Work) => Promise<T>,
): Promise<T> => {
  const { access, byKey, freshProof, large, onlyReads, feature } = request.routeOptions.config;
  // A key has no session that says how current a replica must be.
  const monitor = isKeyToken(token) ? undefined : database.replica?.monitor;
  const platform = await platformOf(database);
  let caller: Parameters<typeof countRequest>[0] | undefined;
  try {
    const done = await inTransaction(database, async (transaction) => {
      checkPresence(request);
      const now = clock();
      const found = await openCaller(transaction, token, { now, ip: request.ip, withPosition: !!monitor });
      const session = actorOf ? { ...found, actor: actorOf(found) } : found;
      const { key, viewedBy, userId } = session.actor;
      caller = {
        database,
        clock,
        ...(key ? { kind: 'keyRequests', who: key.id } : { kind: 'requests', who: viewedBy ?? userId }),
      };
      if (platform.features.rateLimiting) {
        try {
          countRequest(caller);
        } finally {
          if (key) request.allowance = allowanceOf(caller);
        }
      }
      checkAdmission(session.actor, { access, byKey, freshProof, reads: reads(request) });
      if (feature) checkFeature(platform.features, feature);
      const under = { now, ip: request.ip, platform, secrets, ...(matching && { matching }) };
      const work = (on: Transaction) => {
        if (large === true) on.allow(30);
        return act({ ...session, ...under, transaction: on.as(session.rights) });
      };
      const { writes = 0, position = 0 } = found;
      const behind = monitor?.positionOf({ ...found, writes, position }) ?? 0;
      if (onlyReads && monitor) {
        if (monitor.boundFor(behind) !== null) return { elsewhere: { behind, found, work } };
        monitor.reads.primary++;
      }
      const result = await work(transaction);
      if (monitor && !reads(request)) await countWrite(transaction, found);
      return { result };
    });
    if (!done.elsewhere) return done.result;
    const { behind, found, work } = done.elsewhere;
    return await reading(database, behind, async (transaction) => {
      await takeUp(transaction, found);
      return work(transaction);
    });
  } finally {
    if (caller !== undefined && platform.features.rateLimiting)
      await settleRequests(caller).catch((error: Error) =>
        request.log.warn({ err: error }, 'could not count requests'),
      );
  }
};

/**
 * The same for a route open to visitors: the caller is a visitor, with or without a session. `paced` may
 * delay the response after the commit.
 */
export const visited =
  (
    { database, clock, secrets }: GuardOptions,
    handler: VisitorHandler,
    paced: (answer: Promise<Answer>) => Promise<Answer> = (answer) => answer,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const access = request.routeOptions.config.access;
    if (!access || !isOpen(access)) throw NotAllowed();
    const platform = await platformOf(database);
    const visit = inTransaction(database, async (transaction) => {
      checkPresence(request);
      const who = { name: 'Visitor', actor: visitor, rights: 'visitor' as const };
      const work = {
        ...who,
        transaction: transaction.as('visitor'),
        now: clock(),
        ip: request.ip,
        platform,
        secrets,
      };
      return rememberAnswer(work, request, () => handler(work, request));
    });
    const answer = await paced(visit);
    return send(reply, answer);
  };

/** Skips requests whose client has disconnected, as many do while waiting for a busy server. */
const checkPresence = ({ raw }: FastifyRequest) => {
  if (raw.socket.destroyed) throw ClientGone();
};

export const send = (reply: FastifyReply, { status = 200, body, headers = {} }: Answer) => {
  reply.code(status).headers(headers);
  if (body === undefined || body instanceof Uint8Array) return reply.send(body);
  return reply
    .type('application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body));
};
