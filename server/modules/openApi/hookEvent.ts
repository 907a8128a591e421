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
        'X-TalentBench-Signature',
        true,
        '`t=<seconds>,v1=<hex>`: HMAC-SHA256 of the time, a period and the body, with the secret of the integration',
      ),
    ],
    requestBody: { required: true, ...json(schemaOf(webhookEvent, 'output', components)) },
    responses: { '2XX': { description: 'Received' }, '4XX': { description: 'Refused, and retried' } },
  },
});
