import { NotSignedIn, SecondFactorWrong } from '../../../domain/errors.ts';
import type { Database } from '../../database/connect.ts';
import { checkAddress, hashToken } from '../../session.ts';
import { inTransaction, type Transaction } from '../../store/transaction.ts';
import { mintChallenge, takeCode } from './secondFactor.ts';
import { type SignedIn, welcome, writeSignIn } from './signIn.ts';
import { countAttempt } from './slowdown.ts';

type Given = { challenge: string; code: string; ip: string; now: Date };
type Waiting = {
  userId: string;
  email: string;
  fullName: string;
  companyId: string | null;
  expiresAt: string;
  ranges: string | null;
};

/** Finishes a sign-in with a code. Each challenge is good for one try; a wrong code is answered with the next. */
export const finishSignIn = async (database: Database, given: Given): Promise<SignedIn> => {
  const entered = await inTransaction(database, (transaction) => tryCode(transaction, given));
  if (entered === null) throw NotSignedIn('This sign-in took too long. Please start again.');
  if (typeof entered === 'string') throw SecondFactorWrong(entered);
  return entered;
};

const tryCode = async (
  transaction: Transaction,
  { challenge, code, ip, now }: Given,
): Promise<SignedIn | string | null> => {
  transaction.as('session');
  const waiting = await useChallenge(transaction, challenge, now);
  if (!waiting) return null;
  const { userId, companyId, fullName, email } = waiting;
  checkAddress(waiting.ranges, ip);
  const attempt = { email, ip, now };
  await countAttempt(transaction, attempt);
  if (await takeCode(transaction, userId, code, now)) return welcome(transaction, attempt, userId);
  const next = await mintChallenge(transaction, userId, waiting.expiresAt);
  await writeSignIn(transaction, attempt, userId, companyId, fullName, 'Failed');
  return next;
};

const useChallenge = async (
  transaction: Transaction,
  challenge: string,
  now: Date,
): Promise<Waiting | undefined> => {
  const [waiting] = await transaction.query<Waiting>(
    `select h."userId", h."expiresAt", u."email", u."fullName", u."companyId", r."ranges" from "signInChallenges" h
     join "users" u on u."id" = h."userId" left join "companies" c on c."id" = u."companyId"
     left join lateral session_rules(u."companyId", u."userType") r on true
     where h."hash" = $1 and h."endedAt" is null and h."expiresAt" > $2
       and u."status" = 'Active' and (c."id" is null or c."status" = 'Active') for update of h`,
    [hashToken(challenge), now],
  );
  if (waiting)
    await transaction.query('update "signInChallenges" set "endedAt" = $2 where "hash" = $1', [
      hashToken(challenge),
      now,
    ]);
  return waiting;
};
