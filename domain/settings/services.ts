/** How a service takes news: in its own words, or as JSON signed with a key. */
export type HookFormat = 'slack' | 'teams' | 'signed';

export type Service = { name: string; description: string; category: string; format: HookFormat };

/** The services a provider can connect. */
export const providerServices: readonly Service[] = [
  {
    name: 'Slack',
    description: 'New requests and contract updates in a channel of your choice',
    category: 'Collaboration',
    format: 'slack',
  },
  {
    name: 'Microsoft Teams',
    description: 'New requests and contract updates in a team’s channel',
    category: 'Collaboration',
    format: 'teams',
  },
  {
    name: 'Zapier',
    description: 'Start your own automations when something happens here',
    category: 'Automation',
    format: 'signed',
  },
  {
    name: 'Google Workspace',
    description: 'New requests and contract updates for your own scripts',
    category: 'Productivity',
    format: 'signed',
  },
  {
    name: 'Salesforce',
    description: 'Requests become opportunities, contracts become orders',
    category: 'Sales',
    format: 'signed',
  },
];

export const formatOf = (name: string): HookFormat =>
  providerServices.find((service) => service.name === name)?.format ?? 'signed';

/** What the log tells of one piece of news to one service. */
export type Delivery = {
  id: number;
  event: string;
  title: string;
  status: 'Queued' | 'Delivered' | 'Failed';
  attempts: number;
  /** The status of the service's answer, if there was one. */
  answer: number | null;
  lastError: string | null;
  createdAt: string;
};
