import type { Company } from '../../contract/accounts/companies.ts';
import { planInForce } from '../../contract/billing/planInForce.ts';
import type { Plan } from '../../contract/billing/plans.ts';
import type { Subscription } from '../../contract/billing/subscriptions.ts';
import { isOnBench } from '../../contract/candidates/candidates.ts';
import { BenchFull } from '../../errors.ts';
import type { Reader, Values } from '../context.ts';

/** The candidate limit of a company's plan, and how many are on the bench; null without a limit. */
type BenchLimit = { plan: string; limit: number; onBench: number };

/** Lock keys: a plan change takes the lock exclusively, additions to the bench share it. */
export const planOf = (companyId: string) => `plan ${companyId}`;

/**
 * Counts a bench so that the count still holds when the change is stored: the plan cannot change meanwhile,
 * and if it has a limit, no other change can add to the same bench.
 */
export const readBenchLimit = async (companyId: string, reader: Reader): Promise<BenchLimit | null> => {
  await reader.hold(planOf(companyId), 'shared');
  const plan = await findPlan(companyId, reader);
  if (!plan || plan.benchEmployees === null) return null;
  await reader.hold(`bench ${companyId}`, 'alone');
  return { plan: plan.tier, limit: plan.benchEmployees, onBench: await reader.countBench(companyId) };
};

/** The plan in force for a company. */
export const findPlan = async (companyId: string, reader: Reader): Promise<Plan | null> => {
  const [company, running, plans] = await Promise.all([
    reader.find('companies', companyId),
    reader.findAll('subscriptions', { companyId, status: 'Active' }),
    reader.findAll('plans', {}),
  ]);
  if (!company) return null;
  return planInForce(company as Company, running.at(-1) as Subscription | undefined, plans as Plan[]);
};

/** Change of the bench count: +1, -1 or 0. `before` is null for a new row, `after` for a deleted one. */
export const benchChange = (before: Values | null, after: Values | null): number =>
  Number(after !== null && isOnBench(after)) - Number(before !== null && isOnBench(before));

/** Refuses to add a candidate to a full bench. Automatic changes are exempt. */
export const checkBench = async (before: Values | null, after: Values, reader: Reader): Promise<void> => {
  if (benchChange(before, after) <= 0) return;
  const room = await readBenchLimit(String(after.companyId), reader);
  if (room && room.onBench >= room.limit) throw BenchFull(room);
};
