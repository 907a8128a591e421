import type { AuditVerification } from '../contract/auditVerifications.ts';

/** What one part of the chain told: how far it was read, its last seal, and the first row that is not as it was sealed. */
export type PartRead = {
  checked: number;
  head: string;
  /** No link is left. */
  ended: boolean;
  first: { id: string; fault: NonNullable<AuditVerification['fault']> } | null;
};

type Progress = Pick<
  AuditVerification,
  'status' | 'checked' | 'head' | 'firstAltered' | 'fault' | 'finishedAt'
>;

/** A verification after a further part: it ends with the chain, or with the first fault. */
export const afterPart = ({ checked, head, ended, first }: PartRead, now: Date): Progress => ({
  status: first ? 'Altered' : ended ? 'Intact' : 'Running',
  checked,
  head,
  firstAltered: first?.id ?? null,
  fault: first?.fault ?? null,
  finishedAt: first || ended ? now.toISOString() : null,
});
