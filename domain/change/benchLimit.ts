import { isOnBench } from '../contract/candidates.ts';
import type { Company } from '../contract/companies.ts';
import type { NounName } from '../contract/index.ts';
import { planInForce } from '../contract/planInForce.ts';
import type { Plan } from '../contract/plans.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { BenchFull } from '../errors.ts';
import type { Reader, Values } from './context.ts';

/** What a company's plan has room for, and how many are on the bench; null without a limit. */
export type BenchLimit = { plan: string; limit: number; onBench: number };

/** Words that whoever changes a company's plan holds alone, and whoever adds to its bench shares. */
export const planOf = (companyId: string) => `plan ${companyId}`;

/**
 * Counts a bench so that the count still holds when the change is stored: the plan stays what it is meanwhile, and
 * where it has a limit nobody else adds to the same bench.
 */
export const readBenchLimit = async (companyId: string, reader: Reader): Promise<BenchLimit | null> => {
  await reader.hold(planOf(companyId), 'shared');
  const plan = await findPlan(companyId, reader);
  if (!plan || plan.benchEmployees === null) return null;
  await reader.hold(`bench ${companyId}`, 'alone');
  return { plan: plan.tier, limit: plan.benchEmployees, onBench: await reader.countBench(companyId) };
};

/** The plan that holds for a company. */
export const findPlan = async (companyId: string, reader: Reader): Promise<Plan | null> => {
  const [company, running, plans] = await Promise.all([
    reader.find('companies', companyId),
    reader.findAll('subscriptions', { companyId, status: 'Active' }),
    reader.findAll('plans', {}),
  ]);
  if (!company) return null;
  return planInForce(company as Company, running.at(-1) as Subscription | undefined, plans as Plan[]);
};

/** One more on the bench, one fewer, or neither. `before` is null for a new row, `after` for one that goes. */
export const benchChange = (before: Values | null, after: Values | null): number =>
  Number(after !== null && isOnBench(after)) - Number(before !== null && isOnBench(before));

/** Refuses to put a person on a bench that has no room left. What the market does by itself is not asked about. */
export const checkBench = async (
  name: NounName,
  before: Values | null,
  after: Values,
  reader: Reader,
): Promise<void> => {
  if (name !== 'candidates' || benchChange(before, after) <= 0) return;
  const room = await readBenchLimit(String(after.companyId), reader);
  if (room && room.onBench >= room.limit) throw BenchFull(room);
};
