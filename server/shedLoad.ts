import type { FastifyInstance } from 'fastify';
import { Overloaded } from '../domain/errors.ts';
import type { AppOptions } from './options.ts';
import { isBehind } from './store/transaction.ts';

const checkEvery = 100;

/**
 * Refuses requests to the API at once while the process or the database is behind, so that a refusal comes soon and
 * what was begun is finished. The health check is never refused. A request takes several turns of the process, each of
 * which comes `mostLate` milliseconds late at most.
 */
export const shedLoad = (app: FastifyInstance, { database, mostLate = 250 }: AppOptions) => {
  let late = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    let last = performance.now();
    let before = 0;
    timer = setInterval(() => {
      const now = performance.now();
      const here = now - last - checkEvery;
      // One long piece of work is soon over. Only what is late time after time is behind.
      late = Math.min(before, here);
      before = here;
      last = now;
    }, checkEvery).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ url }) => {
    if (late < mostLate && !isBehind(database)) return;
    if (url.startsWith('/api/') && !url.startsWith('/api/v1/health')) throw Overloaded();
  });
};
