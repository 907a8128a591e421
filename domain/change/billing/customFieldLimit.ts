import { CustomFieldsFull } from '../../errors.ts';
import type { Reader, Values } from '../context.ts';
import { findPlan, planOf } from './benchLimit.ts';

export const countCustomFields = async (companyId: string, reader: Reader): Promise<number> =>
  (await reader.findAll('customFields', { companyId, status: 'Active' })).length;

/** Refuses a new or restored custom field that the plan has no room for, also if another one is added meanwhile. */
export const checkCustomFields = async (
  before: Values | null,
  { companyId: owner, status }: Values,
  reader: Reader,
): Promise<void> => {
  if (status !== 'Active' || before?.status === 'Active') return;
  const companyId = String(owner);
  await reader.hold(planOf(companyId), 'shared');
  const plan = await findPlan(companyId, reader);
  if (plan?.customFields == null) return;
  await reader.hold(`number of custom fields ${companyId}`, 'alone');
  const fields = await countCustomFields(companyId, reader);
  if (fields >= plan.customFields)
    throw CustomFieldsFull({ plan: plan.tier, limit: plan.customFields, fields });
};
