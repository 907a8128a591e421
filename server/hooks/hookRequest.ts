import { createHmac } from 'node:crypto';
import type { HookFormat } from '../../domain/settings/services.ts';
import type { WebhookEvent } from '../../operations/webhookEvent.ts';
import type { HookRequest } from './sendHook.ts';

export type HookNotification = { id: number; event: string; title: string; createdAt: string };
type To = { format: HookFormat; url: string; secret: string };

/**
 * The notification in each service's format. The signature is the HMAC-SHA256 of the time, a dot and the
 * body.
 */
export const hookRequestOf = (
  notification: HookNotification,
  link: string,
  { format, url, secret }: To,
  now: Date,
): HookRequest => {
  if (format === 'slack')
    return { url, headers: {}, body: JSON.stringify({ text: slackText(notification.title, link) }) };
  if (format === 'teams')
    return { url, headers: {}, body: JSON.stringify(teamsCard(notification.title, link)) };
  const { id, event, title, createdAt } = notification;
  const body = JSON.stringify({ id, event, title, link, createdAt } satisfies WebhookEvent);
  const at = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { url, body, headers: { 'x-talentbench-signature': `t=${at},v1=${signature}` } };
};

/** Slack treats these three characters as markup. */
const slackText = (title: string, link: string): string => {
  const plain = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `${plain}\n${link}`;
};

const teamsCard = (title: string, link: string) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        type: 'AdaptiveCard',
        version: '1.4',
        body: [{ type: 'TextBlock', text: title, wrap: true }],
        actions: [{ type: 'Action.OpenUrl', title: 'TalentBench', url: link }],
      },
    },
  ],
});
