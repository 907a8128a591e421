import type { Secrets } from '../secrets.ts';

/** Where notifications to a service go, and the key it is signed with. The address alone lets anybody post there. */
export type HookSecrets = { url: string; secret: string };
type Kept = HookSecrets & { integrationId: string };

const about = (integrationId: string, field: keyof HookSecrets) => `webhooks ${integrationId} ${field}`;

export const sealHook = (secrets: Secrets, { integrationId, url, secret }: Kept): HookSecrets => ({
  url: secrets.seal(url, about(integrationId, 'url')),
  secret: secrets.seal(secret, about(integrationId, 'secret')),
});

/** Null where they were encrypted with another key. */
export const openHook = (secrets: Secrets, { integrationId, url, secret }: Kept): HookSecrets | null => {
  const opened = {
    url: secrets.open(url, about(integrationId, 'url')),
    secret: secrets.open(secret, about(integrationId, 'secret')),
  };
  return opened.url === null || opened.secret === null ? null : { url: opened.url, secret: opened.secret };
};
