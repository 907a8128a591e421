import type { Plan } from '../../contract/billing/plans.ts';
import { BenchTooFull, CustomFieldsTooMany, UsersTooMany } from '../../errors.ts';
import type { Reader } from '../context.ts';
import { countCustomFields } from './customFieldLimit.ts';

/** Refuses a plan with fewer candidates, users or custom fields than the company has. */
export const checkFits = async (companyId: string, plan: Plan, reader: Reader): Promise<void> => {
  const { tier, benchEmployees, users: seats } = plan;
  const [onBench, users] = await Promise.all([reader.countBench(companyId), reader.countUsers(companyId)]);
  if (benchEmployees != null && onBench > benchEmployees)
    throw BenchTooFull({ plan: tier, limit: benchEmployees, onBench });
  if (seats != null && users > seats) throw UsersTooMany({ plan: tier, limit: seats, users });
  if (plan.customFields == null) return;
  const fields = await countCustomFields(companyId, reader);
  if (fields > plan.customFields) throw CustomFieldsTooMany({ plan: tier, limit: plan.customFields, fields });
};
