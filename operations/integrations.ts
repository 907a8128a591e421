import { z } from 'zod';
import type { Row } from '../domain/contract/noun.ts';
import { type Delivery, keyOverlap, testInbox } from '../domain/settings/services.ts';
import { id, ofRow, words } from './inputs.ts';
import { operation, rowOf } from './operation.ts';

const tag = 'integrations';
const edit = { access: { noun: 'integrations', verb: 'edit' }, enveloped: 'Done', tag } as const;
const integration = rowOf<Row>('integrations');

const delivery: z.ZodType<Delivery> = z
  .object({
    id: z.int(),
    event: words,
    title: words,
    status: z.enum(['Queued', 'Delivered', 'Failed']),
    attempts: z.int(),
    answer: z.int().nullable().describe('HTTP status of the service’s response, if there was one'),
    lastError: words.nullable(),
    received: words.nullable().describe('What the test inbox received; null for other services'),
    createdAt: words,
  })
  .meta({ id: 'Delivery' });

/** Connecting services by their webhook URL. */
export const integrationOperations = {
  connectIntegration: operation({
    ...edit,
    method: 'POST',
    path: '/integrations/{id}/connect',
    input: z.strictObject({
      id,
      url: z
        .string('web.address')
        .trim()
        .max(1000, 'text.too-long')
        .refine(
          (text) => text === testInbox || (URL.canParse(text) && new URL(text).protocol === 'https:'),
          'web.https',
        )
        .describe(`An https URL, or \`${testInbox}\` to try messages out: they stay on the server`),
    }),
    answer: z.object({
      integration,
      secret: words.nullable().describe('Signs the messages, for services that check it'),
    }),
    secret: true,
    summary: 'Send messages to the webhook of a service',
  }),
  rotateIntegrationKey: operation({
    ...edit,
    method: 'POST',
    path: '/integrations/{id}/rotate-key',
    input: ofRow,
    answer: z.object({ integration, secret: words.describe('Signs the messages from now on') }),
    secret: true,
    summary: 'Give a service a new signing key',
    description: `For ${keyOverlap} hours, messages are signed with the previous key too.`,
    statuses: { 200: 'The service with its new key', 409: 'Not signed, or the previous key is still valid' },
  }),
  endFormerIntegrationKey: operation({
    ...edit,
    method: 'POST',
    path: '/integrations/{id}/end-former-key',
    input: ofRow,
    answer: z.object({ integration }),
    summary: 'Stop signing messages to a service with its previous key',
  }),
  disconnectIntegration: operation({
    ...edit,
    method: 'POST',
    path: '/integrations/{id}/disconnect',
    input: ofRow,
    answer: z.object({ integration }),
    summary: 'Stop sending messages to a service',
  }),
  testIntegration: operation({
    ...edit,
    method: 'POST',
    path: '/integrations/{id}/test',
    input: ofRow,
    answer: delivery,
    summary: 'Send a test message to a service',
  }),
  deliveries: operation({
    method: 'GET',
    path: '/integrations/{id}/deliveries',
    access: { noun: 'integrations', verb: 'show' },
    input: ofRow,
    answer: z.array(delivery),
    enveloped: 'Done',
    tag,
    summary: 'The latest messages to a service, newest first',
  }),
};
