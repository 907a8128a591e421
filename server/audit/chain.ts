import { createHash, randomBytes } from 'node:crypto';
import type { AuditLog } from '../../domain/contract/auditLogs.ts';

/** A row of the audit log as the chain takes it: what it must hold for ever, and what tells of people. */
export type Sealed = Pick<
  AuditLog,
  | 'id'
  | 'companyId'
  | 'userId'
  | 'user'
  | 'action'
  | 'noun'
  | 'target'
  | 'before'
  | 'after'
  | 'ip'
  | 'status'
  | 'at'
>;
/** Without salt once the words were emptied, because a person had to be forgotten. */
export type Seal = { position: number; salt: Buffer | null; personal: Buffer; hash: Buffer };

/** What the first seal follows. */
export const beginning = Buffer.alloc(32);

/**
 * What tells of people goes into the chain by a salted hash of its own: should a person have to be forgotten, the
 * words and the salt can go while the chain stays whole.
 */
export const sealOf = (row: Sealed, before: Pick<Seal, 'position' | 'hash'>): Seal => {
  const salt = randomBytes(16);
  const personal = personalOf(row, salt);
  const position = before.position + 1;
  return { position, salt, personal, hash: linkOf(row, personal, position, before.hash) };
};

export const personalOf = ({ user, ip, before, after }: Sealed, salt: Buffer): Buffer =>
  createHash('sha256')
    .update(salt)
    .update(JSON.stringify([user, ip, before, after]))
    .digest();

/** SHA-256 over the link before, the place in the chain, the lasting fields in this order, and the personal hash. */
export const linkOf = (row: Sealed, personal: Buffer, position: number, before: Buffer): Buffer => {
  const { id, companyId, userId, action, noun, target, status, at } = row;
  const lasting = [position, id, companyId, userId, action, noun, target, status, new Date(at).toISOString()];
  return createHash('sha256').update(before).update(JSON.stringify(lasting)).update(personal).digest();
};
