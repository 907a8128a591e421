import { type AuditEntry, auditOwnerOf, auditRow } from '../domain/change/audit.ts';
import { switchFields } from '../domain/settings/switches.ts';
import type { Verbs } from './rows.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Writes an entry to the audit log, in the transaction of the change. */
export const record = async (work: UnitOfWork, entry: AuditEntry): Promise<void> => {
  const companyId = await auditedCompany(work.rows.system, entry);
  await work.rows.system.insert('auditLogs', auditRow(work, { ...entry, companyId }, work.ip ?? 'browser'));
};

/** The company whose audit log gets the entry, or null for the platform's log. */
export const auditedCompany = async (
  rows: Pick<Verbs, 'findFields'>,
  entry: Pick<AuditEntry, 'companyId' | 'noun'>,
): Promise<string | null> => {
  const { companyId } = entry;
  if (companyId === null) return null;
  return auditOwnerOf(
    entry,
    await rows.findFields('preferences', { companyId, kind: 'security' }, switchFields),
  );
};
