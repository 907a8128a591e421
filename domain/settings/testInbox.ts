import type { Party } from '../access/can.ts';
import type { Integration } from '../contract/platform/integrations.ts';
import { type HookEvent, hookBodyOf } from './hookBody.ts';
import { type Delivery, formatOf, testInbox } from './services.ts';

/** Messages that the test inbox keeps for each service. */
export const inboxKeeps = 20;

/** Stored in the log of every service, whatever its people's languages. */
export const testMessage = { event: 'test', title: 'This is a test from TalentBench' } as const;

/** A message as the test inbox received it. */
export const inboxDelivery = (service: Pick<Integration, 'name'>, event: HookEvent): Delivery => {
  const { id, event: code, title, createdAt } = event;
  const received = hookBodyOf(formatOf(service.name, testInbox), event);
  return {
    id,
    event: code,
    title,
    status: 'Delivered',
    attempts: 1,
    answer: 200,
    lastError: null,
    received,
    createdAt,
  };
};

/** What a service of the sample world, which was connected to the test inbox before, received: one test message. */
export const firstDeliveries = (
  { name, testInbox: isAtInbox, lastSync }: Pick<Integration, 'name' | 'testInbox' | 'lastSync'>,
  link: string,
): Delivery[] =>
  isAtInbox && lastSync
    ? [inboxDelivery({ name }, { id: 1, ...testMessage, link, createdAt: lastSync })]
    : [];

/** The settings page from which a test is sent. */
export const pageOf = ({ userType }: Party): string =>
  `${userType === 'admin' ? '/platform-admin' : `/${userType}`}/settings/integrations`;
