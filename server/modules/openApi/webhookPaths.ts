import { envelope, header, json, ofIntegration, posted, refusals, text } from './parts.ts';

export const webhookPaths = {
  '/integrations/{id}/connect': ofIntegration(
    posted('Send news to the webhook of a service', ['url'], false),
  ),
  '/integrations/{id}/disconnect': ofIntegration(posted('Send no more news to a service', [], false)),
  '/integrations/{id}/test': ofIntegration(posted('Send a test to a service', [], false)),
  '/integrations/{id}/deliveries': ofIntegration({
    get: {
      summary: 'What was sent to a service of late',
      tags: ['integrations'],
      responses: { 200: { description: 'The deliveries', ...json(envelope) }, ...refusals },
    },
  }),
};

/** The payload of webhooks, for services without a format of their own (Slack, Microsoft Teams). */
export const hookEvent = {
  post: {
    operationId: 'receiveEvent',
    summary: 'Something happened that a connected service is told about',
    description:
      'Sent to the address of the integration. A delivery without a 2xx response is tried again with increasing delays.',
    tags: ['integrations'],
    security: [],
    parameters: [
      header(
        'X-TalentBench-Signature',
        true,
        '`t=<seconds>,v1=<hex>`: HMAC-SHA256 of the time, a period and the body, with the secret of the integration',
      ),
    ],
    requestBody: {
      required: true,
      ...json({
        type: 'object',
        required: ['id', 'event', 'title', 'link', 'createdAt'],
        properties: { id: { type: 'integer' }, event: text, title: text, link: text, createdAt: text },
      }),
    },
    responses: { '2XX': { description: 'Received' }, '4XX': { description: 'Refused, and tried again' } },
  },
};
