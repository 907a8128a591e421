import type { FastifyInstance } from 'fastify';
import { siteOperations } from '../../../operations/site.ts';
import type { Database } from '../../database/connect.ts';
import { operateOpenly } from '../../requests/operate.ts';
import { reading } from '../../store/reading.ts';
import type { AppOptions } from '../options.ts';

/** Size of the market: active companies, listed candidates, and jobs with a public page. */
type MarketCounts = { companies: number; profiles: number; jobs: number };

/** Milliseconds for which a process caches the counts, as they are on public pages and need not be exact. */
const keptFor = 5 * 60_000;

/** Figures about the market on the public page of an installation with its own data. */
export const marketCountRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { database, clock } = options;
  let last: { at: number; counts: Promise<MarketCounts> } | null = null;
  const current = (): Promise<MarketCounts> => {
    const now = clock().getTime();
    if (!last || now - last.at >= keptFor) {
      const counts = countMarket(database);
      last = { at: now, counts };
      counts.catch(() => {
        last = null;
      });
    }
    return last.counts;
  };
  operateOpenly(app, options, siteOperations.marketCounts, current);
};

const countMarket = (database: Database): Promise<MarketCounts> =>
  reading(database, 0, async (transaction) => {
    const [counts] = await transaction.as('system').query<MarketCounts>(
      `select (select count(*)::int from "companies" where "status" = 'Active') as "companies",
         (select count(*)::int from "candidates" where "listed") as "profiles",
         (select count(*)::int from "jobs" where "listed") as "jobs"`,
    );
    return counts ?? { companies: 0, profiles: 0, jobs: 0 };
  });
