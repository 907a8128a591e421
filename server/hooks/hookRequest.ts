import { createHmac } from 'node:crypto';
import { type HookEvent, hookBodyOf } from '../../domain/settings/hookBody.ts';
import type { HookFormat } from '../../domain/settings/services.ts';
import type { HookRequest } from './sendHook.ts';

type To = { format: HookFormat; url: string; secret: string };

/**
 * A message in the service's format. The signature is the HMAC-SHA256 of the time, a dot and the
 * body.
 */
export const hookRequestOf = (event: HookEvent, { format, url, secret }: To, now: Date): HookRequest => {
  const body = hookBodyOf(format, event);
  if (format !== 'signed') return { url, body, headers: {} };
  const at = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { url, body, headers: { 'x-talentbench-signature': `t=${at},v1=${signature}` } };
};
