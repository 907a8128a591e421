import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyLength } from './bodyLength.ts';

const longestSilence = 10_000;
const timeLimit = 15_000;
/** Slower than any connection used for uploads: 13.9 MB may take 14 minutes. */
const bytesPerSecond = 16 * 1024;

/**
 * Ends requests whose body stalls: after ten seconds of silence, or below 16 KB a second. Slow uploads that
 * make progress are accepted.
 */
export const timeBodies = (app: FastifyInstance) => {
  const stops = new WeakMap<FastifyRequest, () => void>();
  const stop = (request: FastifyRequest) => stops.get(request)?.();
  app.addHook('onRequest', async (request) => {
    const length = bodyLength(request);
    if (length > 0 && request.raw.socket instanceof Socket)
      stops.set(request, cutOffWhenSlow(request, timeLimit + (length / bytesPerSecond) * 1000));
  });
  // The body has been read, or will not be read.
  app.addHook('preValidation', async (request) => stop(request));
  app.addHook('onResponse', async (request) => stop(request));
  app.addHook('onRequestAbort', async (request) => stop(request));
};

const cutOffWhenSlow = ({ raw }: FastifyRequest, longest: number) => {
  const { socket } = raw;
  let read = -1;
  let quietSince = Date.now();
  const begun = Date.now();
  const check = () => {
    const now = Date.now();
    if (socket.bytesRead !== read) quietSince = now;
    read = socket.bytesRead;
    if (raw.complete || socket.destroyed) return end();
    if (now - quietSince < longestSilence && now - begun < longest) return;
    end();
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  };
  const timer = setInterval(check, 1000);
  timer.unref();
  const end = () => clearInterval(timer);
  return end;
};
