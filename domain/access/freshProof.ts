import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { ProofNeeded } from '../errors.ts';
import type { Party } from './granted.ts';
import { PersonOnly } from './keyAdmission.ts';

/** Minutes for which a sign-in, or a later confirmation, proves who uses a session. */
export const proofMinutes = 10;

export const isFresh = (provenAt: Date, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < proofMinutes * 60_000;

type Changed = Partial<Record<'create' | 'edit', (changes: Partial<Row>) => boolean>>;

/** Changes of rows that take a fresh proof. Operations say so themselves (`freshProof`). */
export const provenChanges: Partial<Record<NounName, Changed>> = {
  companies: { edit: (changes) => 'bankDetails' in changes },
  // Who sends an envelope may sign it by sending.
  envelopes: { create: () => true },
  signers: { edit: ({ status }) => status === 'Signed' },
};

/** Refuses an act for which the session has not been proven lately. Jobs and the demo have no session to prove. */
export const checkProof = ({ isProven }: Party): void => {
  if (isProven === false) throw ProofNeeded();
};

/** A key proves no person, so it makes none of these changes. */
export const checkChangeProof = (
  actor: Party,
  noun: NounName,
  verb: keyof Changed,
  changes: Partial<Row>,
): void => {
  if (!provenChanges[noun]?.[verb]?.(changes)) return;
  if ('key' in actor && actor.key) throw PersonOnly();
  checkProof(actor);
};
