import { createHash } from 'node:crypto';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { visitor } from '../../../../domain/access/can.ts';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import type { Code } from '../../../../domain/messages/message.ts';
import { isCopied } from '../../../../domain/security/passkeys.ts';
import type { Assertion } from '../../../../operations/webAuthn.ts';
import { record, tellOwner } from '../../../store/change.ts';
import { findRow } from '../../../store/rows.ts';
import type { Transaction } from '../../../store/transaction.ts';
import { writeSignIn } from '../signIn.ts';
import { type For, library, makeChallenge, type RelyingParty, takeChallenge, timeout } from './challenge.ts';

type Stored = {
  id: string;
  userId: string;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: string;
  deviceBound: boolean;
};

/** The name of an account in its passkeys: opaque, the same for ever, and no personal data. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkeys ${userId}`).digest());

/** Options for a signature by a passkey: by one of this user, or by any that the device offers. */
export const askForPasskey = async (
  transaction: Transaction,
  { rpId }: RelyingParty,
  asked: For,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await library();
  const known = await transaction.query<{ id: string; transports: string[] }>(
    'select "credentialId" as "id", "transports" from "passkeys" where "userId" = $1 order by "createdAt"',
    [asked.userId],
  );
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: await makeChallenge(transaction, asked),
    allowCredentials: known as { id: string; transports: never[] }[],
    userVerification: 'required',
    timeout,
  });
};

type Given = For & { response: Assertion; ip: string };
type Taken = { userId: string } | { refused: Code };

/**
 * The user whose passkey signed this response. The transaction has to be committed either way: the challenge is used up, and
 * what is wrong with a known passkey is noted. Refusals do not say whether a passkey is known.
 */
export const takePasskey = async (
  transaction: Transaction,
  party: RelyingParty,
  given: Given,
): Promise<Taken> => {
  const { response, userId, now } = given;
  const challenge = await takeChallenge(transaction, response.response.clientDataJSON, given);
  if (challenge === null) return { refused: 'passkeys.expired' };
  const [stored] = await transaction.query<Stored>(
    `select "id", "userId", "name", "credentialId", "publicKey", "counter", "deviceBound" from "passkeys"
     where "credentialId" = $1 and "userId" = coalesce($2::text, "userId") for update`,
    [response.id, userId],
  );
  if (!stored) return { refused: 'passkeys.refused' };
  const signed = await signatureOf(party, challenge, response, stored);
  if (!signed) {
    await noteFailure(transaction, stored, given);
    return { refused: 'passkeys.refused' };
  }
  const { newCounter: received, credentialBackedUp: synced } = signed;
  if (isCopied({ stored: Number(stored.counter), received, deviceBound: stored.deviceBound })) {
    await noteCopy(transaction, stored, given);
    return { refused: 'passkeys.refused' };
  }
  await transaction.query(
    'update "passkeys" set "counter" = $2, "synced" = $3, "lastUsedAt" = $4 where "id" = $1',
    [stored.id, received, synced, now],
  );
  return { userId: stored.userId };
};

/** What the authenticator signed, if it signed this challenge for this site and this user, whom it has verified. */
const signatureOf = async (
  { origin, rpId }: RelyingParty,
  challenge: string,
  response: Assertion,
  { userId, credentialId, publicKey }: Stored,
) => {
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(handleOf(userId)).toString('base64url'))
    return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The counter is compared by `isCopied`, which reports what it finds.
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0,
      },
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
};

const noteFailure = async (transaction: Transaction, { userId }: Stored, at: Given): Promise<void> => {
  if (at.purpose !== 'sign in') return;
  const { companyId, fullName } = await ownerOf(transaction, userId);
  await writeSignIn(transaction, at, userId, companyId, fullName, 'Failed');
};

const noteCopy = async (
  transaction: Transaction,
  { userId, name }: Stored,
  { now, ip }: Given,
): Promise<void> => {
  const user = await ownerOf(transaction, userId);
  const { companyId, fullName } = user;
  const change = { transaction, now, ip, actor: visitor, name: fullName };
  await record(change, {
    action: 'refuse copied passkey',
    noun: 'users',
    target: userId,
    companyId,
    after: { name },
  });
  await tellOwner(change, user, 'passkeyCopied', { name });
};

const ownerOf = async (transaction: Transaction, userId: string): Promise<User> =>
  (await findRow(transaction, 'users', userId)) as User;
