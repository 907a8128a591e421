import type { FastifyInstance } from 'fastify';
import { monthlyPrice } from '../../../domain/contract/billing/planPrices.ts';
import type { PublicPlan } from '../../../domain/contract/billing/plans.ts';
import { siteOperations } from '../../../operations/site.ts';
import type { Database } from '../../database/connect.ts';
import { operateOpenly } from '../../requests/operate.ts';
import { inTransactionAs } from '../../store/transaction.ts';
import type { AppOptions } from '../options.ts';

/**
 * Plans on offer with prices and limits, cheapest first, for the public page of an installation with its own
 * data.
 */
export const marketPlanRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, siteOperations.marketPlans, async () => {
    const plans = await findOffered(options.database);
    return plans.toSorted((one, other) => monthlyPrice(one) - monthlyPrice(other));
  });
};

const findOffered = (database: Database): Promise<PublicPlan[]> =>
  inTransactionAs(database, 'system', (transaction) => {
    return transaction.query<PublicPlan>(
      `select "name", "price", "currency", "billingCycle", "users", "benchEmployees" from "plans"
       where "status" = 'Active' order by "seq" limit 12`,
    );
  });
