import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../requests/session.ts';
import type { Transaction } from '../../../store/transaction.ts';
import { type AppOptions, publicUrlOf } from '../../options.ts';

/** Loaded at the first use, as few processes need it at their start. */
export const library = () => import('@simplewebauthn/server');

/** Kinds of signatures (COSE) that authenticators make today: Ed25519, ECDSA with P-256, RSA. */
export const supportedAlgorithmIDs = [-8, -7, -257];

/** The site for which passkeys are made: its origin, and the host name that is part of each. */
export type RelyingParty = { origin: string; rpId: string };
export const relyingPartyOf = (options: AppOptions): RelyingParty => {
  const { origin, hostname } = new URL(publicUrlOf(options));
  return { origin, rpId: hostname };
};

const minutes = 5;
/** Milliseconds that the browser waits for the person. */
export const timeout = minutes * 60_000;

export type Purpose = 'add' | 'prove' | 'sign in';
/** What a challenge is for, and for whom; without a user, any passkey may sign it. */
export type For = { purpose: Purpose; userId: string | null; now: Date };

export const makeChallenge = async (
  transaction: Transaction,
  { purpose, userId, now }: For,
): Promise<Uint8Array<ArrayBuffer>> => {
  const challenge = new Uint8Array(randomBytes(32));
  await transaction.query(
    'insert into "passkeyChallenges" ("hash", "purpose", "userId", "expiresAt") values ($1, $2, $3, $4)',
    [
      hashToken(Buffer.from(challenge).toString('base64url')),
      purpose,
      userId,
      new Date(now.getTime() + timeout),
    ],
  );
  return challenge;
};

/** The challenge in this response, if it waits for one like it. It is used up, whatever comes of the response. */
export const takeChallenge = async (
  transaction: Transaction,
  clientDataJSON: string,
  { purpose, userId, now }: For,
): Promise<string | null> => {
  const challenge = challengeIn(clientDataJSON);
  const taken = await transaction.query(
    `delete from "passkeyChallenges" where "hash" = $1 and "purpose" = $2 and "userId" is not distinct from $3 and "expiresAt" > $4
     returning 1 as taken`,
    [hashToken(challenge), purpose, userId, now],
  );
  return taken.length === 1 ? challenge : null;
};

const challengeIn = (clientDataJSON: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return String(challenge);
  } catch {
    return '';
  }
};
