import type { ComplianceFramework } from '../contract/security/complianceFrameworks.ts';
import { daysBetween, utcDay } from '../time/days.ts';

type Dated = Pick<ComplianceFramework, 'status' | 'nextAudit'>;

/** Whole days until the next audit, negative if it is overdue; null if none is planned or required. */
export const daysToAudit = ({ status, nextAudit }: Dated, now: Date): number | null => {
  if (status === 'Not Applicable' || nextAudit === null) return null;
  return daysBetween(utcDay(now), nextAudit);
};

export const isAuditOverdue = (framework: Dated, now: Date): boolean =>
  (daysToAudit(framework, now) ?? 0) < 0;
