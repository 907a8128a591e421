import type { Plan } from '../contract/plans.ts';
import { BenchTooFull, UsersTooMany } from '../errors.ts';
import type { Reader } from './context.ts';

/** Refuses a plan that is smaller than what the company has: people on its bench, and people with an account. */
export const checkFits = async (companyId: string, plan: Plan, reader: Reader): Promise<void> => {
  const { tier, benchEmployees, users: seats } = plan;
  const [onBench, users] = await Promise.all([reader.countBench(companyId), reader.countUsers(companyId)]);
  if (benchEmployees != null && onBench > benchEmployees)
    throw BenchTooFull({ plan: tier, limit: benchEmployees, onBench });
  if (seats != null && users > seats) throw UsersTooMany({ plan: tier, limit: seats, users });
};
