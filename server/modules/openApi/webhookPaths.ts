import { envelope, json, ofIntegration, posted, refusals } from './parts.ts';

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
