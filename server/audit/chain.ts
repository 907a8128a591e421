import { createHash, randomBytes } from 'node:crypto';
import type { AuditLog } from '../../domain/contract/security/auditLogs.ts';

/** The fields of an audit log row that its seal covers, both permanent and personal ones. */
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
/** `salt` is null after the row's personal data was erased. */
export type Seal = { position: number; salt: Buffer | null; personal: Buffer; hash: Buffer };

/** The hash that precedes the first seal. */
export const beginning = Buffer.alloc(32);

/**
 * Personal data enters the chain only as a salted hash. If a person must be erased, their data and the salt
 * can be deleted without breaking the chain.
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

/**
 * SHA-256 of the previous link, the position, the permanent fields in this order, and the hash of the
 * personal data.
 */
export const linkOf = (row: Sealed, personal: Buffer, position: number, before: Buffer): Buffer => {
  const { id, companyId, userId, action, noun, target, status, at } = row;
  const lasting = [position, id, companyId, userId, action, noun, target, status, new Date(at).toISOString()];
  return createHash('sha256').update(before).update(JSON.stringify(lasting)).update(personal).digest();
};
