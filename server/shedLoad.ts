import type { FastifyInstance } from 'fastify';
import { Overloaded } from '../domain/errors.ts';
import type { AppOptions } from './modules/options.ts';
import { isBehind } from './store/transaction.ts';

const checkEvery = 100;

/**
 * Refuses API requests immediately while the process or the database is overloaded, so that refusals are fast
 * and running requests complete. The health check is never refused. A request takes several event loop turns,
 * each of which is at most `mostLate` milliseconds late. See docs/decisions/0059.
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
      // One long task is not an overload; only repeated delays are.
      late = Math.min(before, here);
      before = here;
      last = now;
    }, checkEvery).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ url }) => {
    if (late < mostLate && !isBehind(database)) return;
    if (/^\/(api\/|mcp\b)/.test(url) && !url.startsWith('/api/v1/health')) throw Overloaded();
  });
};
