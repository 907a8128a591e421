import { webhookEvent } from '../../../operations/webhookEvent.ts';
import { header, type Json, json, schemaOf } from './parts.ts';

/** The messages to connected services, as their receivers see them. */
export const hookEvent = (components: Record<string, Json>): Json => ({
  post: {
    operationId: 'receiveEvent',
    summary: 'An event that a connected service is told about',
    description:
      'Sent to the URL of the integration. A delivery without a 2xx response is retried with increasing delays.',
    tags: ['integrations'],
    security: [],
    parameters: [
      header(
        'webhook-id',
        true,
        '`msg_<id>`: the same in every attempt of a message, so that a receiver can drop doubles',
      ),
      header('webhook-timestamp', true, 'When the attempt was signed, in seconds since 1970'),
      header(
        'webhook-signature',
        true,
        '`v1,<base64>`: HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` with the bytes of the secret, after https://www.standardwebhooks.com. Accept the message if one of several signatures, separated by spaces, is right',
      ),
      header(
        'X-TalentBench-Signature',
        true,
        '`t=<seconds>,v1=<hex>`: HMAC-SHA256 of the time, a period and the body, with the text of the secret of the integration; a `v1` for each key during a rotation. For receivers from before `webhook-signature`',
      ),
    ],
    requestBody: { required: true, ...json(schemaOf(webhookEvent, 'output', components)) },
    responses: { '2XX': { description: 'Received' }, '4XX': { description: 'Refused, and retried' } },
  },
});
