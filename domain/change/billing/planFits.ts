import type { Plan } from '../../contract/billing/plans.ts';
import { BenchTooFull, UsersTooMany } from '../../errors.ts';
import type { Reader } from '../context.ts';

/** Refuses a plan with fewer candidates or users than the company has. */
export const checkFits = async (companyId: string, plan: Plan, reader: Reader): Promise<void> => {
  const { tier, benchEmployees, users: seats } = plan;
  const [onBench, users] = await Promise.all([reader.countBench(companyId), reader.countUsers(companyId)]);
  if (benchEmployees != null && onBench > benchEmployees)
    throw BenchTooFull({ plan: tier, limit: benchEmployees, onBench });
  if (seats != null && users > seats) throw UsersTooMany({ plan: tier, limit: seats, users });
};
