import type { FastifyInstance } from 'fastify';
import { plansOnOffer } from '../../../domain/contract/billing/planPrices.ts';
import type { Plan, PublicPlan } from '../../../domain/contract/billing/plans.ts';
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
    return plansOnOffer(await findOffered(options.database));
  });
};

const findOffered = (database: Database): Promise<(PublicPlan & Pick<Plan, 'status'>)[]> =>
  inTransactionAs(database, 'system', (transaction) => {
    return transaction.query<PublicPlan & Pick<Plan, 'status'>>(
      `select "name", "price", "currency", "billingCycle", "users", "benchEmployees", "customFields", "status" from "plans"
       where "status" = 'Active' order by "seq" limit 12`,
    );
  });
