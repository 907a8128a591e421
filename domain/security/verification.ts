import type { AuditVerification } from '../contract/auditVerifications.ts';

type Fault = NonNullable<AuditVerification['fault']>;

/** What one part of the chain showed: how far it was read, its last seal, and the first row that is not as it was sealed. */
export type PartRead = {
  checked: number;
  head: string;
  /** No link is left. */
  ended: boolean;
  first: { id: string; fault: Fault } | null;
  /** The first earlier record that the whole chain no longer agrees with. */
  contradiction?: Contradiction | null;
};

type Progress = Pick<
  AuditVerification,
  'status' | 'checked' | 'head' | 'firstAltered' | 'fault' | 'contradicts' | 'finishedAt'
>;

/** A verification after a further part: it ends with the chain, or with the first fault. */
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

/** A head written down earlier: after `checked` entries the last seal was `head`, a SHA-256 hash in hexadecimal. */
export type RecordedHead = { record: string; checked: number; head: string };
export type Contradiction = { record: string; fault: Extract<Fault, 'rewritten' | 'cut off'> };

/**
 * The first recorded head that the chain no longer agrees with: another seal stands at its position (entries up to there
 * were sealed again), or none does (the newest entries were cut off).
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
