import { type AuditEntry, auditOwnerOf, auditRow } from '../domain/change/audit.ts';
import type { Switch } from '../domain/settings/switches.ts';
import type { Verbs } from './rows.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Puts a entry into the audit log, with the change or not at all. */
export const record = async (work: UnitOfWork, entry: AuditEntry): Promise<void> => {
  const companyId = await auditedCompany(work.rows.system, entry);
  await work.rows.system.insert('auditLogs', auditRow(work, { ...entry, companyId }, work.ip ?? 'browser'));
};

/** The company whose audit log takes this in, or null for the platform's own record. */
export const auditedCompany = async (
  rows: Pick<Verbs, 'findAll'>,
  entry: Pick<AuditEntry, 'companyId' | 'noun'>,
): Promise<string | null> => {
  const { companyId } = entry;
  if (companyId === null) return null;
  const switches = await rows.findAll('preferences', { companyId, kind: 'security' });
  return auditOwnerOf(entry, switches as readonly unknown[] as Switch[]);
};
