import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { visitor } from '../../../../domain/access/can.ts';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { Conflict, ConflictAt, NotFound } from '../../../../domain/errors.ts';
import { mostPasskeys, type Passkey } from '../../../../domain/security/passkeys.ts';
import type { Attestation } from '../../../../operations/webAuthn.ts';
import { KeptRefusal } from '../../../requests/envelope.ts';
import type { Work } from '../../../requests/work.ts';
import { record, tellOwner } from '../../../store/change.ts';
import { findRow } from '../../../store/rows.ts';
import {
  library,
  makeChallenge,
  type RelyingParty,
  supportedAlgorithmIDs,
  takeChallenge,
  timeout,
} from './challenge.ts';
import { handleOf } from './take.ts';

export const showPasskeys = ({ transaction, actor }: Work): Promise<Passkey[]> =>
  transaction.as('session').query<Passkey>(
    `select "id", "name", "createdAt", "lastUsedAt", "synced" from "passkeys" where "userId" = $1
     order by "createdAt" desc, "id"`,
    [actor.userId],
  );

export const beginPasskey = async (
  work: Work,
  { rpId }: RelyingParty,
  name: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { actor, now } = work;
  const transaction = work.transaction.as('session');
  const user = await ownerOf(work);
  checkRoom(await showPasskeys(work), name);
  const known = await transaction.query<{ id: string; transports: string[] }>(
    'select "credentialId" as "id", "transports" from "passkeys" where "userId" = $1',
    [actor.userId],
  );
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'TalentBench',
    rpID: rpId,
    userID: handleOf(user.id),
    userName: user.email,
    userDisplayName: user.fullName,
    challenge: await makeChallenge(transaction, { purpose: 'add', userId: user.id, now }),
    attestationType: 'none',
    // A device that has one is not asked for another.
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
    supportedAlgorithmIDs,
  });
};

type Added = { name: string; response: Attestation };

/** Removes all passkeys of an account that may be in other hands, and notifies its owner of each. */
export const endPasskeys = async (work: Work, person: User): Promise<void> => {
  const transaction = work.transaction.as('session');
  await transaction.query('delete from "passkeyChallenges" where "userId" = $1', [person.id]);
  const removed = await transaction.query<{ name: string }>(
    'delete from "passkeys" where "userId" = $1 returning "name"',
    [person.id],
  );
  for (const { name } of removed) await tellOwner(work, person, 'passkeyRemoved', { name });
};

/** Adds a passkey, if it was made for this challenge, site and user. A refusal uses up the challenge. */
export const addPasskey = async (
  work: Work,
  { origin, rpId }: RelyingParty,
  { name, response }: Added,
): Promise<Passkey[] | KeptRefusal> => {
  const { actor, now } = work;
  const transaction = work.transaction.as('session');
  // One of a person at a time, so that two at once are not both within the limit.
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `passkeys ${actor.userId}`,
  ]);
  const challenge = await takeChallenge(transaction, response.response.clientDataJSON, {
    purpose: 'add',
    userId: actor.userId,
    now,
  });
  if (challenge === null) return new KeptRefusal({ response: 'passkeys.expired' });
  checkRoom(await showPasskeys(work), name);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return new KeptRefusal({ response: 'passkeys.not-added' });
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  const added = await transaction.query(
    `insert into "passkeys" ("userId", "name", "credentialId", "publicKey", "counter", "transports", "deviceBound", "synced", "createdAt")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict ("credentialId") do nothing returning 1 as added`,
    [
      actor.userId,
      name,
      credential.id,
      Buffer.from(credential.publicKey).toString('base64url'),
      credential.counter,
      response.response.transports,
      credentialDeviceType === 'singleDevice',
      credentialBackedUp,
      now,
    ],
  );
  if (added.length === 0) return new KeptRefusal({ response: 'passkeys.not-added' });
  await note(work, 'add passkey', 'passkeyAdded', name);
  return showPasskeys(work);
};

export const renamePasskey = async (
  work: Work,
  { id, name }: { id: string; name: string },
): Promise<Passkey[]> => {
  const own = await showPasskeys(work);
  const passkey = own.find((one) => one.id === id);
  if (!passkey) throw NotFound('passkeys.missing');
  if (passkey.name === name) return own;
  checkName(own, name);
  await work.transaction
    .as('session')
    .query('update "passkeys" set "name" = $3 where "userId" = $1 and "id"::text = $2', [
      work.actor.userId,
      id,
      name,
    ]);
  await note(work, 'rename passkey', null, name);
  return showPasskeys(work);
};

export const removePasskey = async (work: Work, id: string): Promise<Passkey[]> => {
  const [removed] = await work.transaction
    .as('session')
    .query<{ name: string }>(
      'delete from "passkeys" where "userId" = $1 and "id"::text = $2 returning "name"',
      [work.actor.userId, id],
    );
  if (!removed) throw NotFound('passkeys.missing');
  await note(work, 'remove passkey', 'passkeyRemoved', removed.name);
  return showPasskeys(work);
};

const checkRoom = (own: readonly Passkey[], name: string): void => {
  if (own.length >= mostPasskeys)
    throw Conflict({ code: 'passkeys.too-many', values: { max: mostPasskeys } });
  checkName(own, name);
};

const checkName = (own: readonly Passkey[], name: string): void => {
  if (own.some((one) => one.name === name)) throw ConflictAt('name', 'passkeys.same-name');
};

const ownerOf = async ({ transaction, actor }: Work): Promise<User> =>
  (await findRow(transaction.as('session'), 'users', actor.userId)) as User;

/** An entry of the audit log and, for what opens or closes the account to a device, a notice to its owner. */
const note = async (
  work: Work,
  action: string,
  notice: 'passkeyAdded' | 'passkeyRemoved' | null,
  name: string,
): Promise<void> => {
  const { userId, companyId } = work.actor;
  await record(work, { action, noun: 'users', target: userId, companyId, after: { name } });
  // The owner is told of it also as the author.
  if (notice) await tellOwner({ ...work, actor: visitor }, await ownerOf(work), notice, { name });
};
