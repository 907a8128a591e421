import type { AuditVerification } from '../../domain/contract/auditVerifications.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { afterPart } from '../../domain/security/verification.ts';
import { fakerestRound } from './fakerestRound.ts';
import type { WorldStore } from './worldStore.ts';

type Seal = { id: string; hash: string };

/**
 * What the server does with the audit log's chain, for the rows of a browser: sealed when a verification is asked for, in
 * this tab's memory, and read again from the rows by the next one.
 */
export const verificationRounds = (store: WorldStore, clock: () => Date) => {
  const seals: Seal[] = [];
  return fakerestRound({
    store,
    clock,
    every: 0,
    async act(now) {
      const asked = (store.rows('auditVerifications') as unknown as AuditVerification[]).filter(
        ({ status }) => status === 'Running',
      );
      for (const verification of asked) await verify(store, verification, seals, now);
    },
  });
};

const verify = async (store: WorldStore, { id }: AuditVerification, seals: Seal[], now: Date) => {
  const rows = store.rows('auditLogs');
  const first = await firstAltered(rows, seals);
  const waiting = first ? 0 : await sealNew(rows, seals);
  const checked = seals.length - waiting;
  const part = { checked, head: seals.at(-1)?.hash ?? beginning, ended: true, first };
  store.write((writer) =>
    writer.touch('auditVerifications', id, { ...afterPart(part, now), total: checked, waiting }),
  );
};

const beginning = '0'.repeat(64);

const firstAltered = async (rows: readonly Row[], seals: readonly Seal[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let hash = beginning;
  for (const seal of seals) {
    const row = byId.get(seal.id);
    if (!row) return { id: seal.id, fault: 'removed' as const };
    hash = await linkOf(row, hash);
    if (hash !== seal.hash) return { id: seal.id, fault: 'altered' as const };
  }
  return null;
};

/** Seals the rows that have come since; says how many. */
const sealNew = async (rows: readonly Row[], seals: Seal[]): Promise<number> => {
  const known = new Set(seals.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id));
  for (const row of fresh)
    seals.push({ id: row.id, hash: await linkOf(row, seals.at(-1)?.hash ?? beginning) });
  return fresh.length;
};

const linkOf = async (row: Row, before: string): Promise<string> => {
  const { id, companyId, userId, user, action, noun, target, before: from, after, ip, status, at } = row;
  const words = JSON.stringify([
    before,
    id,
    companyId,
    userId,
    user,
    action,
    noun,
    target,
    from,
    after,
    ip,
    status,
    at,
  ]);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
