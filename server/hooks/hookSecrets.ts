import type { Secrets } from '../configuration/secrets.ts';

/**
 * The webhook address of a service and the signing key. The address is a secret too: anyone who has it can
 * post there.
 */
export type HookSecrets = { url: string; secret: string };
type Kept = HookSecrets & { integrationId: string };

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
