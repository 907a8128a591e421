import { randomBytes } from 'node:crypto';
import type { Secrets } from '../configuration/secrets.ts';

/**
 * The webhook address of a service and the signing key. The address is a secret too: anyone who has it can
 * post there.
 */
export type HookSecrets = { url: string; secret: string };
type Kept = HookSecrets & { integrationId: string; formerSecret?: string | null };
/** The keys that messages are signed with, the newest first. */
type Opened = HookSecrets & { keys: string[] };

const prefix = 'whsec_';

/** A signing key in the form of Standard Webhooks. */
export const newKey = (): string => prefix + randomBytes(32).toString('base64');

/** Keys from before Standard Webhooks are 24 bytes in base64url without the prefix. Node decodes both alphabets. */
export const keyBytes = (secret: string): Buffer =>
  Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64');

const about = (integrationId: string, field: keyof HookSecrets) => `webhooks ${integrationId} ${field}`;

export const sealHook = (secrets: Secrets, { integrationId, url, secret }: Kept): HookSecrets => ({
  url: secrets.seal(url, about(integrationId, 'url')),
  secret: secrets.seal(secret, about(integrationId, 'secret')),
});

/** Null if they were encrypted with another key. */
export const openHook = (
  secrets: Secrets,
  { integrationId, formerSecret = null, ...sealed }: Kept,
): Opened | null => {
  const url = secrets.open(sealed.url, about(integrationId, 'url'));
  const [secret = null, former = null] = [sealed.secret, formerSecret].map(
    (key) => key && secrets.open(key, about(integrationId, 'secret')),
  );
  return url === null || secret === null ? null : { url, secret, keys: former ? [secret, former] : [secret] };
};
