import { createHmac } from 'node:crypto';
import { type HookEvent, hookBodyOf } from '../../domain/settings/hookBody.ts';
import type { HookFormat } from '../../domain/settings/services.ts';
import { keyBytes } from './hookSecrets.ts';
import type { HookRequest } from './sendHook.ts';

type To = { format: HookFormat; url: string; keys: readonly string[] };

/**
 * A message in the service's format. Signed ones carry the headers of Standard Webhooks, and the signature
 * from before them: the HMAC-SHA256 of the time, a period and the body, in hex, with the key as text. During a
 * rotation, each key signs.
 */
export const hookRequestOf = (event: HookEvent, { format, url, keys }: To, now: Date): HookRequest => {
  const body = hookBodyOf(format, event);
  if (format !== 'signed') return { url, body, headers: {} };
  const id = `msg_${event.id}`;
  const at = Math.floor(now.getTime() / 1000);
  const before = keys.map((key) => createHmac('sha256', key).update(`${at}.${body}`).digest('hex'));
  return {
    url,
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': keys.map((key) => standardSignature(key, { id, at, body })).join(' '),
      'x-talentbench-signature': [`t=${at}`, ...before.map((signature) => `v1=${signature}`)].join(','),
    },
  };
};

/** The signature of https://www.standardwebhooks.com, with a symmetric key. */
export const standardSignature = (
  secret: string,
  { id, at, body }: { id: string; at: number; body: string },
): string => `v1,${createHmac('sha256', keyBytes(secret)).update(`${id}.${at}.${body}`).digest('base64')}`;
