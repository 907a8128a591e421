import type { HookFormat } from './services.ts';

/** Body of a message to a service without a format of its own. */
export type HookEvent = { id: number; event: string; title: string; link: string; createdAt: string };

/** What is posted to a service. */
export const hookBodyOf = (format: HookFormat, event: HookEvent): string => {
  const { id, event: code, title, link, createdAt } = event;
  const bodies = {
    slack: () => ({ text: `${slackText(title)}\n${link}` }),
    teams: () => teamsCard(title, link),
    googleChat: () => ({ text: `${title}\n${link}` }),
    signed: () => ({ id, event: code, title, link, createdAt }),
  };
  return JSON.stringify(bodies[format]());
};

/** Slack treats these three characters as markup. */
const slackText = (title: string): string =>
  title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
