import { auditRow, type Deed, keeperOf } from '../domain/change/audit.ts';
import type { Switch } from '../domain/settings/switches.ts';
import type { Verbs } from './rows.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Puts a deed into the audit log, with the change or not at all. */
export const record = async (work: UnitOfWork, deed: Deed): Promise<void> => {
  const companyId = await auditedCompany(work.rows.system, deed);
  await work.rows.system.insert('auditLogs', auditRow(work, { ...deed, companyId }, work.ip ?? 'browser'));
};

/** The company whose audit log takes this in, or null for the platform's own record. */
export const auditedCompany = async (
  rows: Pick<Verbs, 'findAll'>,
  deed: Pick<Deed, 'companyId' | 'noun'>,
): Promise<string | null> => {
  const { companyId } = deed;
  if (companyId === null) return null;
  const switches = await rows.findAll('preferences', { companyId, kind: 'security' });
  return keeperOf(deed, switches as readonly unknown[] as Switch[]);
};
