import type { FastifyInstance } from 'fastify';
import { monthlyPrice } from '../../domain/contract/planPrices.ts';
import type { PublicPlan } from '../../domain/contract/plans.ts';
import type { Database } from '../database/connect.ts';
import { enveloped } from '../envelope.ts';
import type { AppOptions } from '../options.ts';
import { inTransaction } from '../store/transaction.ts';

/**
 * Plans on offer with prices and limits, cheapest first, for the public page of an installation with its own
 * data.
 */
export const marketPlanRoutes = (app: FastifyInstance, { database, clock }: AppOptions) => {
  app.get('/api/v1/market/plans', { config: { access: 'public' } }, async () => {
    const plans = await findOffered(database);
    return enveloped(
      clock(),
      'Plans on offer',
      plans.toSorted((one, other) => monthlyPrice(one) - monthlyPrice(other)),
    );
  });
};

const findOffered = (database: Database): Promise<PublicPlan[]> =>
  inTransaction(database, (transaction) => {
    transaction.as('system');
    return transaction.query<PublicPlan>(
      `select "name", "price", "currency", "billingCycle", "users", "benchEmployees" from "plans"
       where "status" = 'Active' order by "seq" limit 12`,
    );
  });
