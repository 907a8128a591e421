import { hasSeat } from '../../contract/accounts/users.ts';
import { UsersFull } from '../../errors.ts';
import type { Reader, Values } from '../context.ts';
import { findPlan, planOf } from './benchLimit.ts';

/** The user limit of a company's plan, and its number of users; null without a limit. */
type UserLimit = { plan: string; limit: number; users: number };

/** Counts a company's users so that the count still holds when the change is stored. */
export const readUserLimit = async (companyId: string, reader: Reader): Promise<UserLimit | null> => {
  await reader.hold(planOf(companyId), 'shared');
  const plan = await findPlan(companyId, reader);
  if (plan?.users == null) return null;
  await reader.hold(`users ${companyId}`, 'alone');
  return { plan: plan.tier, limit: plan.users, users: await reader.countUsers(companyId) };
};

/** Change of the company's user count: +1, -1 or 0. */
export const userChange = (before: Values | null, after: Values | null): number =>
  Number(after !== null && isCounted(after)) - Number(before !== null && isCounted(before));

/** Operators belong to no company and have no plan. */
const isCounted = (row: Values) => row.companyId != null && hasSeat(row);

/** Refuses a new or reactivated account that the plan has no room for. */
export const checkUsers = async (before: Values | null, after: Values, reader: Reader): Promise<void> => {
  const moved = before !== null && before.companyId !== after.companyId;
  if (userChange(moved ? null : before, after) <= 0) return;
  const room = await readUserLimit(String(after.companyId), reader);
  if (room && room.users >= room.limit) throw UsersFull(room);
};
