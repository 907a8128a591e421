import type { Integration } from '../contract/platform/integrations.ts';
import { healthOf, type Sent } from './serviceHealth.ts';

/** How a service receives notifications: in its own format, or as JSON signed with a key. */
export type HookFormat = 'slack' | 'teams' | 'googleChat' | 'signed';

export type Service = {
  name: string;
  description: string;
  category: string;
  format: HookFormat;
  /** The page of the service that says how to get a webhook URL. */
  help?: string;
};

/**
 * In place of a webhook URL: the test inbox, which keeps what a service would have received. Messages to it
 * never leave the server.
 */
export const testInbox = 'talentbench:test-inbox';

const slackHelp = 'https://api.slack.com/messaging/webhooks';
const teamsHelp = 'https://learn.microsoft.com/connectors/teams/#microsoft-teams-webhook';

/** Services for providers. */
export const providerServices: readonly Service[] = [
  {
    name: 'Slack',
    description: 'New requests and contract updates in a channel of your choice',
    category: 'Collaboration',
    format: 'slack',
    help: slackHelp,
  },
  {
    name: 'Microsoft Teams',
    description: 'New requests and contract updates in a team’s channel',
    category: 'Collaboration',
    format: 'teams',
    help: teamsHelp,
  },
  {
    name: 'Zapier',
    description: 'Posts new requests and contract updates as signed JSON to a Zapier webhook',
    category: 'Automation',
    format: 'signed',
    help: 'https://help.zapier.com/hc/en-us/articles/8496288690317',
  },
  {
    name: 'Google Workspace',
    description:
      'New requests and contract updates in a Google Chat space, or as signed JSON at your webhook URL',
    category: 'Productivity',
    format: 'googleChat',
    help: 'https://developers.google.com/workspace/chat/quickstart/webhooks',
  },
  {
    name: 'Salesforce',
    description:
      'Posts new requests and contract updates as signed JSON to a webhook URL you set up for Salesforce',
    category: 'Sales',
    format: 'signed',
  },
];

/**
 * Services for recruiters. Those without an API of their own receive signed notifications at a URL the
 * company chooses.
 */
export const recruiterServices: readonly Service[] = [
  {
    name: 'LinkedIn',
    description:
      'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for LinkedIn',
    category: 'Sourcing',
    format: 'signed',
  },
  {
    name: 'Indeed',
    description: 'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for Indeed',
    category: 'Sourcing',
    format: 'signed',
  },
  {
    name: 'Glassdoor',
    description:
      'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for Glassdoor',
    category: 'Employer Brand',
    format: 'signed',
  },
  {
    name: 'Slack',
    description: 'New and withdrawn applications in a channel of your choice',
    category: 'Collaboration',
    format: 'slack',
    help: slackHelp,
  },
  {
    name: 'Microsoft Teams',
    description: 'New and withdrawn applications in a team’s channel',
    category: 'Collaboration',
    format: 'teams',
    help: teamsHelp,
  },
];

/** Google Chat alone understands its messages; other addresses of Google Workspace get signed JSON. */
export const formatOf = (name: string, url: string): HookFormat => {
  const format = [...providerServices, ...recruiterServices].find((service) => service.name === name)?.format;
  const isOther = format === 'googleChat' && url !== testInbox && new URL(url).hostname !== googleChat;
  return isOther ? 'signed' : (format ?? 'signed');
};
const googleChat = 'chat.googleapis.com';

/** New values of a service when its address is stored. It is connected once a delivery has arrived. */
export const connected = (name: string, url: string) =>
  ({
    status: 'Pending',
    health: null,
    lastError: null,
    testInbox: url === testInbox,
    signed: url !== testInbox && formatOf(name, url) === 'signed',
    formerKeyUntil: null,
  }) satisfies Partial<Integration>;

/**
 * New values of a service when its address is deleted, together with the log that its health was computed
 * from.
 */
export const disconnected = {
  status: 'Not Connected',
  health: null,
  lastError: null,
  testInbox: false,
  signed: false,
  formerKeyUntil: null,
} satisfies Partial<Integration>;

const hour = 3_600_000;
/** Hours for which the previous signing key stays valid after a rotation. */
export const keyOverlap = 24;

/** Whether messages are signed with the previous key too. */
export const hasFormerKey = ({ formerKeyUntil }: Pick<Integration, 'formerKeyUntil'>, now: Date): boolean =>
  formerKeyUntil !== null && Date.parse(formerKeyUntil) > now.getTime();

/** New values of a service when it gets another signing key. */
export const rotated = (now: Date) =>
  ({
    formerKeyUntil: new Date(now.getTime() + keyOverlap * hour).toISOString(),
  }) satisfies Partial<Integration>;

/** New values of a service when its previous signing key ends before its time. */
export const formerKeyEnded = { formerKeyUntil: null } satisfies Partial<Integration>;

/**
 * What changes in a service after an attempt, which failed with `lastError` or arrived. `sent` is its log,
 * newest first.
 */
export const attempted = (
  before: Pick<Integration, 'status' | 'health' | 'lastError'>,
  { lastError, sent }: { lastError: string | null; sent: readonly Sent[] },
): Partial<Integration> => {
  const health = healthOf(sent);
  return {
    ...(health !== before.health && { health }),
    ...(lastError !== before.lastError && { lastError }),
    ...(lastError === null && before.status === 'Pending' && { status: 'Connected' }),
  };
};

/** Whether its last delivery failed, so that "Connected" alone would be untrue. */
export const isFailing = ({ status, lastError }: Pick<Integration, 'status' | 'lastError'>): boolean =>
  status !== 'Not Connected' && lastError !== null;

/** Log entry for one notification to one service. */
export type Delivery = {
  id: number;
  event: string;
  title: string;
  status: 'Queued' | 'Delivered' | 'Failed';
  attempts: number;
  /** HTTP status of the service's response, if there was one. */
  answer: number | null;
  lastError: string | null;
  /** What the test inbox received; null for other services. */
  received: string | null;
  createdAt: string;
};
