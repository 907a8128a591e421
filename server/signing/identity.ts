import type { Secrets } from '../configuration/secrets.ts';
import type { Transaction } from '../store/transaction.ts';
import { makeIdentity, type SigningIdentity } from './cms.ts';

export const aboutIdentity = 'signing identity';

/** The certificates of the platform’s own key; null before its first use. */
export const knownCertificates = async (transaction: Transaction): Promise<string | null> => {
  const [known] = await transaction
    .as('system')
    .query<{ certificates: string }>('select "certificates" from "signingIdentities"');
  return known?.certificates ?? null;
};

/**
 * The key and certificate that seal signed contracts: the operator's own, or those of the platform, made at
 * first use and stored encrypted.
 */
export const signingIdentity = async (
  transaction: Transaction,
  { secrets, own, now }: { secrets: Secrets; own?: SigningIdentity | undefined; now: Date },
): Promise<SigningIdentity> => {
  if (own) return own;
  const system = transaction.as('system');
  await system.query('select pg_advisory_xact_lock(hashtext($1))', [aboutIdentity]);
  const [known] = await system.query<{ sealedKey: string; certificates: string }>(
    'select "sealedKey", "certificates" from "signingIdentities"',
  );
  if (known) {
    const key = secrets.open(known.sealedKey, aboutIdentity);
    if (key === null) throw new Error('The signing key cannot be decrypted with this SECRETS_KEY');
    return { key, certificates: known.certificates };
  }
  const made = await makeIdentity('TalentBench', now);
  await system.query(
    'insert into "signingIdentities" ("sealedKey", "certificates", "createdAt") values ($1, $2, $3)',
    [secrets.seal(made.key, aboutIdentity), made.certificates, now],
  );
  return made;
};
