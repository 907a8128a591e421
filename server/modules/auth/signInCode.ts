import { NotSignedIn, SecondFactorWrong } from '../../../domain/errors.ts';
import type { Code } from '../../../domain/messages/message.ts';
import type { Database } from '../../database/connect.ts';
import { checkAddress, hashToken } from '../../requests/session.ts';
import { countAttempt } from '../../requests/slowdown.ts';
import { inTransactionAs, type Transaction } from '../../store/transaction.ts';
import { type KnownColumns, knownColumns, knownFrom, placeKeys } from './places.ts';
import { mintChallenge } from './secondFactor.ts';
import { type SignedIn, startSession, type Visit, writeSignIn } from './signIn.ts';

type Given = Omit<Visit, 'email'> & {
  challenge: string;
  /** Takes the code or the passkey of this user; returns why it is refused. */
  take(transaction: Transaction, userId: string): Promise<Code | null>;
};
type Waiting = KnownColumns & {
  userId: string;
  email: string;
  fullName: string;
  companyId: string | null;
  expiresAt: string;
  ranges: string | null;
};

/**
 * Completes a sign-in with its second step. Each challenge is valid for one attempt; a wrong code or passkey returns the
 * next one.
 */
export const finishSignIn = async (database: Database, given: Given): Promise<SignedIn> => {
  const entered = await inTransactionAs(database, 'session', (transaction) => tryStep(transaction, given));
  if (entered === null) throw NotSignedIn('sign-in.too-slow');
  if ('refused' in entered) throw SecondFactorWrong(entered.next, entered.refused);
  return entered;
};

type Refused = { refused: Code; next: string };

const tryStep = async (transaction: Transaction, given: Given): Promise<SignedIn | Refused | null> => {
  const waiting = await useChallenge(transaction, given);
  if (!waiting) return null;
  const { userId, companyId, fullName, email } = waiting;
  checkAddress(waiting.ranges, given.ip);
  const attempt = { ...given, email };
  const known = knownFrom(waiting);
  await countAttempt(transaction, attempt, known);
  const refused = await given.take(transaction, userId);
  if (refused === null) return startSession(transaction, attempt, known, userId);
  const next = await mintChallenge(transaction, userId, waiting.expiresAt);
  await writeSignIn(transaction, attempt, userId, companyId, fullName, 'Failed');
  return { refused, next };
};

const useChallenge = async (transaction: Transaction, given: Given): Promise<Waiting | undefined> => {
  const { challenge, now } = given;
  const [waiting] = await transaction.query<Waiting>(
    `select h."userId", h."expiresAt", u."email", u."fullName", u."companyId", r."ranges", ${knownColumns(3, 4)} from "signInChallenges" h
     join "users" u on u."id" = h."userId" left join "companies" c on c."id" = u."companyId"
     left join lateral session_rules(u."companyId", u."userType") r on true
     where h."hash" = $1 and h."endedAt" is null and h."expiresAt" > $2
       and u."status" = 'Active' and (c."id" is null or c."status" = 'Active') for update of h`,
    [hashToken(challenge), now, ...placeKeys(given)],
  );
  if (waiting)
    await transaction.query('update "signInChallenges" set "endedAt" = $2 where "hash" = $1', [
      hashToken(challenge),
      now,
    ]);
  return waiting;
};
