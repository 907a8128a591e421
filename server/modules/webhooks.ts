import type { FastifyInstance } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import type { Values } from '../../domain/change/context.ts';
import { nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Integration } from '../../domain/contract/platform/integrations.ts';
import { Conflict, Invalid, RowMissing, Stale } from '../../domain/errors.ts';
import {
  connected,
  type Delivery,
  disconnected,
  formatOf,
  formerKeyEnded,
  hasFormerKey,
  rotated,
  testInbox,
} from '../../domain/settings/services.ts';
import { pageOf, testMessage } from '../../domain/settings/testInbox.ts';
import { integrationOperations } from '../../operations/integrations.ts';
import { newKey, sealHook } from '../hooks/hookSecrets.ts';
import { publicAddressOf, Unreachable } from '../hooks/publicAddress.ts';
import { operate } from '../requests/operate.ts';
import type { Work } from '../requests/work.ts';
import { changeByItself } from '../store/change.ts';
import { showRow } from '../store/rows.ts';
import type { AppOptions } from './options.ts';

const shown = 20;

/** Connecting a service by its webhook URL, a test message, and the delivery log. */
export const webhookRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { connectIntegration, rotateIntegrationKey, endFormerIntegrationKey } = integrationOperations;
  const { disconnectIntegration, testIntegration, deliveries } = integrationOperations;
  operate(app, options, connectIntegration, async (work, { id, url }) =>
    connect(work, await integrationFor(work, 'edit', id), url, options),
  );
  operate(app, options, rotateIntegrationKey, async (work, { id }) =>
    rotateKey(work, await integrationFor(work, 'edit', id)),
  );
  operate(app, options, endFormerIntegrationKey, async (work, { id }) =>
    endFormerKey(work, await integrationFor(work, 'edit', id)),
  );
  operate(app, options, disconnectIntegration, async (work, { id }) =>
    disconnect(work, await integrationFor(work, 'edit', id)),
  );
  operate(app, options, testIntegration, async (work, { id }) =>
    sendTest(work, await integrationFor(work, 'edit', id)),
  );
  operate(app, options, deliveries, async (work, { id }) =>
    latest(work, await integrationFor(work, 'show', id)),
  );
};

const integrationFor = async ({ transaction, actor }: Work, verb: 'edit' | 'show', id: string) => {
  const integration = await showRow(transaction, 'integrations', scopesOf(actor, verb, 'integrations'), id);
  if (!integration) throw RowMissing(nounOf('integrations'));
  return integration as Integration;
};

/** Stores the address and sends a test message there, which shows whether it works. */
const connect = async (work: Work, integration: Row, url: string, { resolveHost }: AppOptions) => {
  if (url !== testInbox)
    await publicAddressOf(new URL(url), resolveHost).catch((error: Error) => {
      throw error instanceof Unreachable ? Invalid({ url: error.reason }) : error;
    });
  const format = formatOf(String(integration.name), url);
  const secret = newKey();
  const row = await moveTo(work, integration, connected(String(integration.name), url));
  const sealed = sealHook(work.secrets, { integrationId: integration.id, url, secret });
  const delivery = work.transaction.as('delivery');
  await delivery.query(
    `insert into "webhooks" ("integrationId", "companyId", "format", "url", "secret", "createdAt") values ($1, $2, $3, $4, $5, $6)
       on conflict ("integrationId") do update set "url" = excluded."url", "secret" = excluded."secret", "format" = excluded."format", "formerSecret" = null, "formerUntil" = null`,
    [integration.id, integration.companyId, format, sealed.url, sealed.secret, work.now],
  );
  // What happened at another address says nothing of this one, which gets what still waits.
  await delivery.query(
    `with "gone" as (delete from "webhookDeliveries" where "integrationId" = $1 returning *)
     insert into "webhookDeliveries" ("integrationId", "event", "title", "link", "createdAt", "updatedAt")
     select "integrationId", "event", "title", "link", "createdAt", $2 from "gone" where "status" = 'Queued' order by "id"`,
    [integration.id, work.now],
  );
  await sendTest(work, integration);
  return { integration: row, secret: row.signed ? secret : null };
};

/**
 * The previous key signs too for a while, so that the receiver can change keys without losing messages. A second
 * rotation meanwhile would end the key that the receiver may still use.
 */
const rotateKey = async (work: Work, integration: Integration) => {
  if (!integration.signed) throw Conflict('services.not-signed');
  if (hasFormerKey(integration, work.now)) throw Conflict('services.former-key');
  const changes = rotated(work.now);
  const row = await moveTo(work, integration, changes);
  const secret = newKey();
  const sealed = sealHook(work.secrets, { integrationId: integration.id, url: '', secret });
  await work.transaction
    .as('delivery')
    .query(
      `update "webhooks" set "formerSecret" = "secret", "formerUntil" = $2, "secret" = $3 where "integrationId" = $1`,
      [integration.id, changes.formerKeyUntil, sealed.secret],
    );
  return { integration: row, secret };
};

const endFormerKey = async (work: Work, integration: Integration) => {
  const row = await moveTo(work, integration, formerKeyEnded);
  await work.transaction
    .as('delivery')
    .query(`update "webhooks" set "formerSecret" = null, "formerUntil" = null where "integrationId" = $1`, [
      integration.id,
    ]);
  return { integration: row };
};

const disconnect = async (work: Work, integration: Row) => {
  const row = await moveTo(work, integration, disconnected);
  await work.transaction
    .as('delivery')
    .query('delete from "webhooks" where "integrationId" = $1', [integration.id]);
  return { integration: row };
};

const moveTo = async (work: Work, integration: Row, changes: Values) => {
  if (Object.entries(changes).every(([field, value]) => integration[field] === value)) return integration;
  const after = await changeByItself(work, 'integrations', integration, changes);
  if (!after) throw Stale(integration);
  return after;
};

const sendTest = async (work: Work, integration: Row) => {
  const [queued] = await work.transaction.as('delivery').query<Delivery>(
    `insert into "webhookDeliveries" ("integrationId", "event", "title", "link", "createdAt", "updatedAt")
     select "integrationId", $4, $5, $3, $2, $2
     from "webhooks" where "integrationId" = $1 returning ${columns}`,
    [integration.id, work.now, pageOf(work.actor), testMessage.event, testMessage.title],
  );
  if (!queued) throw Conflict('services.no-address');
  work.transaction.announce('integrations');
  return queued;
};

const columns = `"id", "event", "title", "status", "attempts", "answer", "lastError", "received", "createdAt"`;

const latest = (work: Work, integration: Row) =>
  work.transaction
    .as('delivery')
    .query<Delivery>(
      `select ${columns} from "webhookDeliveries" where "integrationId" = $1 order by "id" desc limit ${shown}`,
      [integration.id],
    );
