import {
  isSealed,
  type KeySource,
  openSecrets,
  type Secrets,
  whereKeyIs,
} from '../../configuration/secrets.ts';
import type { Owner } from '../../database/connect.ts';
import { openHook } from '../../hooks/hookSecrets.ts';
import { aboutIdentity } from '../../signing/identity.ts';
import { aboutFactor } from './secondFactor.ts';

/** Row of "secrets" with the fingerprint of the key that this database's secrets are encrypted with. */
const row = 'secretsKey';

/** A keyed hash, from which the key cannot be found. */
export const fingerprintOf = (secrets: Secrets): string => secrets.sign('fingerprint', 'secrets key');

/** Null in a database that has not seen a key yet; empty if the key was given up and the next one is taken. */
export const knownFingerprint = async (owner: Owner): Promise<string | null> => {
  const { rows } = await owner.query<{ value: string }>('select "value" from "secrets" where "name" = $1', [
    row,
  ]);
  return rows[0]?.value ?? null;
};

const sameForAll = 'Every process of a database needs the same key, in SECRETS_KEY or SECRETS_KEY_FILE';
const ifLost = 'If that key is lost, docs/operations.md (Secrets key) says how to go on without it.';

/**
 * The secrets of this process, once its key is the one that the database knows. The first process makes a key
 * if there is none, and makes its own known; one without the known key does not start.
 */
export const openKnownSecrets = async (owner: Owner, source: KeySource): Promise<Secrets> => {
  const known = await knownFingerprint(owner);
  const { place, isThere } = whereKeyIs(source);
  if (known && !isThere)
    throw new Error(
      `The secrets in this database are encrypted with a key that this process does not have: neither SECRETS_KEY nor ${place} exists. ${sameForAll}. ${ifLost}`,
    );
  const secrets = openSecrets(source);
  const isOther = known
    ? known !== fingerprintOf(secrets)
    : known === null && (await opensNone(owner, secrets));
  if (isOther)
    throw new Error(
      `The key in ${place} is not the one that the secrets in this database are encrypted with. ${sameForAll}. ${ifLost}`,
    );
  if (!known)
    await owner.query(
      'insert into "secrets" ("name", "value") values ($1, $2) on conflict ("name") do update set "value" = excluded."value"',
      [row, fingerprintOf(secrets)],
    );
  return secrets;
};

/** Gives up the known key: the next process makes its own known. */
export const forgetKey = async (owner: Owner): Promise<void> => {
  await owner.query(
    `insert into "secrets" ("name", "value") values ($1, '') on conflict ("name") do update set "value" = ''`,
    [row],
  );
  // A key that cannot be read would keep all further contracts from being sealed.
  await owner.query('delete from "signingIdentities"');
};

/** Whether a database from before fingerprints has encrypted secrets, and this key can decrypt none of them. */
const opensNone = async (owner: Owner, secrets: Secrets): Promise<boolean> => {
  const factors = await owner.query<{ userId: string; secret: string }>('select * from "secondFactors"');
  const hooks = await owner.query<Parameters<typeof openHook>[1]>('select * from "webhooks"');
  const identities = await owner.query<{ sealedKey: string }>('select * from "signingIdentities"');
  const opened = [
    ...factors.rows
      .filter(({ secret }) => isSealed(secret))
      .map(({ userId, secret }) => secrets.open(secret, aboutFactor(userId))),
    ...hooks.rows.filter(({ secret }) => isSealed(secret)).map((hook) => openHook(secrets, hook)),
    ...identities.rows.map(({ sealedKey }) => secrets.open(sealedKey, aboutIdentity)),
  ];
  return opened.length > 0 && opened.every((one) => one === null);
};
