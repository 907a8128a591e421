import { randomBytes } from 'node:crypto';
import type { Secrets } from '../configuration/secrets.ts';

/**
 * The webhook address of a service and the signing key. The address is a secret too: anyone who has it can
 * post there.
 */
export type HookSecrets = { url: string; secret: string };
type Kept = HookSecrets & { integrationId: string };

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
export const openHook = (secrets: Secrets, { integrationId, url, secret }: Kept): HookSecrets | null => {
  const opened = {
    url: secrets.open(url, about(integrationId, 'url')),
    secret: secrets.open(secret, about(integrationId, 'secret')),
  };
  return opened.url === null || opened.secret === null ? null : { url: opened.url, secret: opened.secret };
};
