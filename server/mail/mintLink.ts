import { randomBytes } from 'node:crypto';
import type { LinkPurpose } from '../../domain/contract/platform/mails.ts';
import { hashToken } from '../requests/session.ts';
import type { Transaction } from '../store/transaction.ts';

const minutes: Record<LinkPurpose, number> = { invitation: 7 * 24 * 60, reset: 60 };

/**
 * Creates a single-use token for the link in this mail and revokes the user's earlier ones for this purpose.
 */
export const mintLink = async (
  transaction: Transaction,
  { id, userId, purpose }: { id: string; userId: string; purpose: LinkPurpose },
  now: Date,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [`passwordLinks ${userId}`]);
  await transaction.query(
    'update "passwordLinks" set "endedAt" = $3 where "userId" = $1 and "purpose" = $2 and "endedAt" is null',
    [userId, purpose, now],
  );
  await transaction.query(
    'insert into "passwordLinks" ("hash", "userId", "mailId", "purpose", "createdAt", "expiresAt") values ($1, $2, $3, $4, $5, $6)',
    [hashToken(token), userId, id, purpose, now, new Date(now.getTime() + minutes[purpose] * 60_000)],
  );
  return token;
};
