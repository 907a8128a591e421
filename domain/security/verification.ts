import type { AuditVerification } from '../contract/security/auditVerifications.ts';

type Fault = NonNullable<AuditVerification['fault']>;

/** Result of verifying one part of the chain: its end position, its last hash, and the first altered row. */
export type PartRead = {
  checked: number;
  head: string;
  /** The end of the chain was reached. */
  ended: boolean;
  first: { id: string; fault: Fault } | null;
  /** The first earlier record that contradicts the whole chain. */
  contradiction?: Contradiction | null;
};

export type Progress = Pick<
  AuditVerification,
  'status' | 'checked' | 'head' | 'firstAltered' | 'fault' | 'contradicts' | 'finishedAt'
>;

/** Adds the result of another part; the verification ends at the end of the chain or at the first fault. */
export const afterPart = (
  { checked, head, ended, first, contradiction = null }: PartRead,
  now: Date,
): Progress => ({
  status: first || contradiction ? 'Altered' : ended ? 'Intact' : 'Running',
  checked,
  head,
  firstAltered: first?.id ?? null,
  fault: first?.fault ?? contradiction?.fault ?? null,
  contradicts: first ? null : (contradiction?.record ?? null),
  finishedAt: first || ended ? now.toISOString() : null,
});

/** A recorded head: after `checked` entries the last hash was `head`, SHA-256 in hexadecimal. */
export type RecordedHead = { record: string; checked: number; head: string };
export type Contradiction = { record: string; fault: Extract<Fault, 'rewritten' | 'cut off'> };

/**
 * The first recorded head that contradicts the chain: its position has another hash (entries up to it were
 * rewritten), or none (the newest entries were deleted).
 */
export const contradiction = (
  recorded: readonly RecordedHead[],
  headAt: (position: number) => string | undefined,
): Contradiction | null => {
  const [first] = recorded
    .filter(({ checked, head }) => checked > 0 && headAt(checked) !== head)
    .sort((a, b) => a.checked - b.checked);
  if (!first) return null;
  return { record: first.record, fault: headAt(first.checked) === undefined ? 'cut off' : 'rewritten' };
};
