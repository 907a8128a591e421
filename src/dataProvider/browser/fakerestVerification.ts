import { nothingLeftOut } from '../../../application/failures.ts';
import { type Verified, verifyPart } from '../../../application/verification.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { holds, type Seal, sealOf, sealsOf } from './browserSeals.ts';
import { fakerestJob } from './fakerestJob.ts';
import { transactionsAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/**
 * The audit log's hash chain for rows in the browser: sealed in this tab's memory when a verification is
 * requested, and verified against the rows by the next one.
 */
export const verificationJob = (store: WorldStore, clock: () => Date) => {
  const seals = sealsOf(store);
  return fakerestJob({
    name: 'auditVerifications',
    store,
    clock,
    every: 0,
    async act(now) {
      while (
        await transactionsAt(
          store,
          now,
        )((work) => verifyPart(work, nothingLeftOut, () => readChain(store, seals)))
      );
    },
  });
};

/** The whole chain at once. */
const readChain = async (store: WorldStore, seals: Seal[]): Promise<Verified> => {
  const rows = store.rows('auditLogs');
  const first = await firstAltered(rows, seals);
  const waiting = first ? 0 : await sealNew(rows, seals);
  const checked = seals.length - waiting;
  const head = seals.at(-1)?.hash ?? beginning;
  return { part: { checked, head, ended: true, first }, total: checked, waiting };
};

const beginning = '0'.repeat(64);

const firstAltered = async (rows: readonly Row[], seals: readonly Seal[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let hash = beginning;
  for (const seal of seals) {
    const row = byId.get(seal.id);
    if (!row) return { id: seal.id, fault: 'removed' as const };
    if (!(await holds(row, seal, hash))) return { id: seal.id, fault: 'altered' as const };
    hash = seal.hash;
  }
  return null;
};

/** Seals new rows; returns their number. */
const sealNew = async (rows: readonly Row[], seals: Seal[]): Promise<number> => {
  const known = new Set(seals.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id));
  for (const row of fresh) seals.push(await sealOf(row, seals.at(-1)?.hash ?? beginning));
  return fresh.length;
};
