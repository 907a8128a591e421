import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound, Refusal, TooMany } from '../../domain/errors.ts';
import { admit, type GuardOptions, isOpen } from '../requests/guard.ts';
import { bodyLength } from './bodyLength.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** Bodies up to this size have arrived with the headers and use no significant memory. */
const small = 4 * kilobyte;
/** The longest public form is a quarter of this. */
const openBodyLimit = 64 * kilobyte;
/** Size from which a caller's bodies are counted. */
const large = 64 * kilobyte;
const mostOfOne = 4;
/** Two of the largest documents that an operator can allow. */
const mostInAll = 160 * megabyte;
const mostOfVisitors = 16 * megabyte;
const retryAfter = 5;

/**
 * Protects memory: a body is read only after session and permissions were checked, and bodies in progress are
 * limited per caller and in total.
 */
export const guardBodies = (app: FastifyInstance, options: GuardOptions) => {
  const ofCallers = new Room(mostInAll);
  const ofVisitors = new Room(mostOfVisitors);
  const taken = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRoute', (route) => {
    const { access } = route.config ?? {};
    if (access && isOpen(access)) route.bodyLimit ??= openBodyLimit;
  });
  app.addHook('onRequest', async (request, reply) => {
    const length = bodyLength(request);
    if (length <= small || length > (request.routeOptions.bodyLimit ?? megabyte)) return;
    const { access } = request.routeOptions.config;
    if (!access) throw NotFound('address.missing');
    const room = isOpen(access) ? ofVisitors : ofCallers;
    const caller = isOpen(access) ? null : (await admit(options, request)).userId;
    try {
      const release = room.take(caller, length);
      taken.set(request, release);
      reply.raw.once('close', release);
    } catch (error) {
      request.isRefused = true;
      throw error;
    }
  });
  app.addHook('onSend', async (request) => {
    // After a response, Node would read the rest of the body to discard it. This prevents that.
    if (isUnread(request)) Object.assign(request.raw, { _dump: () => {} });
  });
  app.addHook('onResponse', async (request) => {
    taken.get(request)?.();
    if (isUnread(request)) closeGently(request.raw.socket);
  });
};

/** Refused before its body arrived, which is then not read. */
const isUnread = (request: FastifyRequest): boolean =>
  request.raw.complete === false && request.raw.socket instanceof Socket && bodyLength(request) > small;

/**
 * Announces that nothing more is read, and gives the sender time to read the response before the connection
 * closes.
 */
const closeGently = (socket: Socket) => {
  socket.end();
  setTimeout(() => socket.destroy(), 2000).unref();
};

/** Counts the bytes of bodies in progress, and the number of large ones per caller. */
class Room {
  private bytes = 0;
  private readonly largeOf = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Admits one body and returns a function that releases it; throws if there is no room. */
  take(caller: string | null, length: number): () => void {
    const counted = caller !== null && length > large ? caller : null;
    const before = counted === null ? 0 : (this.largeOf.get(counted) ?? 0);
    if (before >= mostOfOne)
      throw TooMany('limits.own-uploads', {
        retryAfter,
      });
    if (this.bytes > 0 && this.bytes + length > this.most)
      throw new Refusal(503, 'limits.uploads', {
        details: { retryAfter },
      });
    this.bytes += length;
    if (counted !== null) this.largeOf.set(counted, before + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.bytes -= length;
      if (counted !== null) this.leave(counted);
    };
  }

  private leave(caller: string) {
    const others = (this.largeOf.get(caller) ?? 1) - 1;
    if (others > 0) this.largeOf.set(caller, others);
    else this.largeOf.delete(caller);
  }
}
