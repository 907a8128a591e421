import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { scopesOf } from '../../domain/access/can.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { Conflict, Invalid, NotFound } from '../../domain/errors.ts';
import { type Delivery, formatOf } from '../../domain/settings/services.ts';
import { enveloped, readBody } from '../envelope.ts';
import { guarded, type Handler } from '../guard.ts';
import { publicAddressOf, Unreachable } from '../hooks/publicAddress.ts';
import type { AppOptions } from '../options.ts';
import { editRow } from '../store/change.ts';
import { showRow } from '../store/rows.ts';
import type { Answer, Work } from '../work.ts';

const connecting = z.strictObject({
  url: z
    .string('Enter a web address')
    .trim()
    .max(1000, 'At most 1000 characters')
    .refine(
      (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
      'Enter an address that begins with https://',
    ),
});
const url = '/api/v1/integrations/:id';
const shown = 20;

/** Connecting a service by the address it gives out, a test of it, and the log of what was brought there. */
export const webhookRoutes = (app: FastifyInstance, options: AppOptions) => {
  const edits = { config: { access: { noun: 'integrations', verb: 'edit' } as const } };
  const reads = { config: { access: { noun: 'integrations', verb: 'show' } as const } };
  const route = (
    act: (work: Work, integration: Row, request: FastifyRequest) => Promise<unknown>,
    answers: Pick<Answer, 'secret'> = {},
  ) => {
    const handler: Handler = async (work, request) => {
      const { id } = request.params as { id: string };
      const integration = await showRow(
        work.transaction,
        'integrations',
        scopesOf(work.actor, 'show', 'integrations'),
        id,
      );
      if (!integration) throw NotFound('Integration');
      return { ...answers, body: enveloped(work.now, 'Done', await act(work, integration, request)) };
    };
    return guarded(options, handler);
  };
  app.post(`${url}/connect`, edits, route(connect(options), { secret: true }));
  app.post(`${url}/disconnect`, edits, route(disconnect));
  app.post(`${url}/test`, edits, route(sendTest));
  app.get(`${url}/deliveries`, reads, route(deliveries));
};

const connect =
  ({ resolveHost }: AppOptions) =>
  async (work: Work, integration: Row, request: FastifyRequest) => {
    const { url } = readBody(connecting, request.body);
    await publicAddressOf(new URL(url), resolveHost).catch((error: Error) => {
      throw error instanceof Unreachable ? Invalid({ url: error.message }) : error;
    });
    const format = formatOf(String(integration.name));
    const secret = randomBytes(24).toString('base64url');
    // A platform's service counts as connected once something has arrived there.
    const first = integration.companyId === null ? 'Pending' : 'Connected';
    const row = await moveTo(work, integration, first);
    work.transaction.as('courier');
    await work.transaction.query(
      `insert into "webhooks" ("integrationId", "companyId", "format", "url", "secret", "createdAt") values ($1, $2, $3, $4, $5, $6)
       on conflict ("integrationId") do update set "url" = excluded."url", "secret" = excluded."secret", "format" = excluded."format"`,
      [integration.id, integration.companyId, format, url, secret, work.now],
    );
    if (integration.companyId === null) await sendTest(work, integration);
    return { integration: row, secret: format === 'signed' ? secret : null };
  };

const disconnect = async (work: Work, integration: Row) => {
  const row = await moveTo(work, integration, 'Not Connected');
  work.transaction.as('courier');
  await work.transaction.query('delete from "webhooks" where "integrationId" = $1', [integration.id]);
  return { integration: row };
};

const moveTo = (work: Work, integration: Row, status: string) =>
  editRow(work, 'integrations', integration.id, integration.version, { status });

/** The page of the settings that such a test comes from. */
const pageOf = ({ actor }: Work) =>
  `${actor.userType === 'admin' ? '/platform-admin' : `/${actor.userType}`}/settings/integrations`;

const sendTest = async (work: Work, integration: Row) => {
  work.transaction.as('courier');
  const [queued] = await work.transaction.query<Delivery>(
    `insert into "webhookDeliveries" ("integrationId", "event", "title", "link", "createdAt", "updatedAt")
     select "integrationId", 'test', 'This is a test from TalentBench', $3, $2, $2
     from "webhooks" where "integrationId" = $1 returning ${columns}`,
    [integration.id, work.now, pageOf(work)],
  );
  if (!queued) throw Conflict('No address is kept for this service. Disconnect it and connect it again.');
  work.transaction.announce('integrations');
  return queued;
};

const columns = `"id", "event", "title", "status", "attempts", "answer", "lastError", "createdAt"`;

const deliveries = (work: Work, integration: Row) => {
  work.transaction.as('courier');
  return work.transaction.query<Delivery>(
    `select ${columns} from "webhookDeliveries" where "integrationId" = $1 order by "id" desc limit ${shown}`,
    [integration.id],
  );
};
