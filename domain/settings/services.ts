import type { Integration } from '../contract/platform/integrations.ts';

/** How a service receives notifications: in its own format, or as JSON signed with a key. */
export type HookFormat = 'slack' | 'teams' | 'signed';

export type Service = { name: string; description: string; category: string; format: HookFormat };

/** Services for providers. */
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
    description: 'Posts new requests and contract updates as signed JSON to a Zapier webhook',
    category: 'Automation',
    format: 'signed',
  },
  {
    name: 'Google Workspace',
    description:
      'Posts new requests and contract updates as signed JSON to a webhook URL, such as an Apps Script',
    category: 'Productivity',
    format: 'signed',
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
  },
  {
    name: 'Microsoft Teams',
    description: 'New and withdrawn applications in a team’s channel',
    category: 'Collaboration',
    format: 'teams',
  },
];

export const formatOf = (name: string): HookFormat =>
  [...providerServices, ...recruiterServices].find((service) => service.name === name)?.format ?? 'signed';

/**
 * New values of a service when its address is stored. A platform's service counts as connected after the
 * first delivery.
 */
export const connected = ({ companyId }: Record<string, unknown>) =>
  ({ status: companyId === null ? 'Pending' : 'Connected' }) satisfies Partial<Integration>;

/**
 * New values of a service when its address is deleted, together with the log that its health was computed
 * from.
 */
export const disconnected = { status: 'Not Connected', health: null } satisfies Partial<Integration>;

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
  createdAt: string;
};
