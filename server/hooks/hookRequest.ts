import { createHmac } from 'node:crypto';
import { type HookEvent, hookBodyOf } from '../../domain/settings/hookBody.ts';
import type { HookFormat } from '../../domain/settings/services.ts';
import { keyBytes } from './hookSecrets.ts';
import type { HookRequest } from './sendHook.ts';

type To = { format: HookFormat; url: string; secret: string };

/**
 * A message in the service's format. Signed ones carry the headers of Standard Webhooks, and the signature
 * from before them: the HMAC-SHA256 of the time, a period and the body, in hex, with the key as text.
 */
export const hookRequestOf = (event: HookEvent, { format, url, secret }: To, now: Date): HookRequest => {
  const body = hookBodyOf(format, event);
  if (format !== 'signed') return { url, body, headers: {} };
  const id = `msg_${event.id}`;
  const at = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return {
    url,
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': standardSignature(secret, { id, at, body }),
      'x-talentbench-signature': `t=${at},v1=${signature}`,
    },
  };
};

/** The signature of https://www.standardwebhooks.com, with a symmetric key. */
export const standardSignature = (
  secret: string,
  { id, at, body }: { id: string; at: number; body: string },
): string => `v1,${createHmac('sha256', keyBytes(secret)).update(`${id}.${at}.${body}`).digest('base64')}`;
