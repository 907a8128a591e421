import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound, Refusal, TooMany } from '../../domain/errors.ts';
import { admit, type GuardOptions, isOpen } from '../guard.ts';
import { bodyLength } from './bodyLength.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** What is no longer than this has come along with the headers, and takes no room worth counting. */
const small = 4 * kilobyte;
/** The longest form of the public site takes a quarter of it. */
export const openBodyLimit = 64 * kilobyte;
/** From here on bodies of one caller are counted. */
const large = 64 * kilobyte;
const mostOfOne = 4;
/** Two of the largest documents that an operator can allow. */
const mostInAll = 160 * megabyte;
const mostOfVisitors = 16 * megabyte;
const retryAfter = 5;

/**
 * Keeps memory for those who may use it: before a body is read, its sender has a session and the right, and the bodies
 * under way of one caller and of all together have a limit.
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
    if (!access) throw NotFound('This address');
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
    // Once a request is answered, Node reads the rest of its body to drop it. So nothing of it is read.
    if (isUnread(request)) Object.assign(request.raw, { _dump: () => {} });
  });
  app.addHook('onResponse', async (request) => {
    taken.get(request)?.();
    if (isUnread(request)) closeGently(request.raw.socket);
  });
};

/** Refused before its body came, which is then not read any more. */
const isUnread = (request: FastifyRequest): boolean =>
  request.raw.complete === false && request.raw.socket instanceof Socket && bodyLength(request) > small;

/** Says that nothing more is read, and leaves the sender time to read the answer before the connection breaks. */
const closeGently = (socket: Socket) => {
  socket.end();
  setTimeout(() => socket.destroy(), 2000).unref();
};

/** Counts the bytes of bodies under way, and how many large ones each caller sends. */
class Room {
  private bytes = 0;
  private readonly largeOf = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Lets one more in, and returns what lets it out again; or throws while there is no room. */
  take(caller: string | null, length: number): () => void {
    const counted = caller !== null && length > large ? caller : null;
    const before = counted === null ? 0 : (this.largeOf.get(counted) ?? 0);
    if (before >= mostOfOne)
      throw TooMany('You are sending too much at once. Please wait for the other uploads to finish.', {
        retryAfter,
      });
    if (this.bytes > 0 && this.bytes + length > this.most)
      throw new Refusal(503, 'Busy', 'Too much is being uploaded right now. Please try again in a moment.', {
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
