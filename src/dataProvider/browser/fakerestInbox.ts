import { changeByItself } from '../../../application/changeRow.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import { scopeFor, scopesOf } from '../../../domain/access/can.ts';
import { nounOf, type Rows } from '../../../domain/contract/index.ts';
import { Conflict, Refusal, RowMissing } from '../../../domain/errors.ts';
import {
  attempted,
  connected,
  type Delivery,
  disconnected,
  testInbox,
} from '../../../domain/settings/services.ts';
import {
  firstDeliveries,
  inboxDelivery,
  inboxKeeps,
  pageOf,
  testMessage,
} from '../../../domain/settings/testInbox.ts';
import type { integrationOperations } from '../../../operations/integrations.ts';
import type { OperationHandlers } from '../rowCalls.ts';
import type { Files } from './files.ts';

type Integration = Rows['integrations'];
type Kept = Pick<Files, 'write' | 'readRecord'>;
type Message = { event: string; title: string; link: string };
type InTurn = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

const logOf = (id: string) => `deliveries ${id}`;

/** The latest messages to the test inbox, newest first. */
const readLog = (files: Kept, service: Integration): Delivery[] => {
  const kept = files.readRecord(logOf(service.id));
  return kept ? JSON.parse(kept) : firstDeliveries(service, '');
};

/** Brings a message to the test inbox; returns it, and what it changes in the service. */
export const bringToInbox = (
  files: Kept,
  service: Integration,
  { event, title, link }: Message,
  now: Date,
) => {
  const log = readLog(files, service);
  const id = (log[0]?.id ?? 0) + 1;
  const url = new URL(link, globalThis.location?.origin ?? 'http://localhost').href;
  const delivery = inboxDelivery(service, { id, event, title, link: url, createdAt: now.toISOString() });
  const all = [delivery, ...log].slice(0, inboxKeeps);
  files.write(logOf(service.id), JSON.stringify(all));
  const sent = all.map(({ status, attempts }) => ({ status, attempts, ms: 0 }));
  return {
    delivery,
    changes: { ...attempted(service, { lastError: null, sent }), lastSync: now.toISOString() },
  };
};

/**
 * Connected services of the demo. A browser sends no messages to services, so only the test inbox can be
 * connected.
 */
export const fakerestInbox = (
  files: Kept,
  { changing, reading }: { changing: InTurn; reading: InTurn },
): Pick<OperationHandlers, keyof typeof integrationOperations> => {
  const serviceFor = async ({ rows, actor }: UnitOfWork, verb: 'edit' | 'show', id: string) => {
    const row = await rows.system.find('integrations', id);
    if (!row || !scopeFor(scopesOf(actor, verb, 'integrations'), row))
      throw RowMissing(nounOf('integrations'));
    return row;
  };
  const test = async (work: UnitOfWork, service: Integration) => {
    const message = { ...testMessage, link: pageOf(work.actor) };
    const { delivery, changes } = bringToInbox(files, service, message, work.now);
    const row = await changeByItself(work, 'integrations', service, changes);
    return { delivery, row };
  };
  const changed = async (work: UnitOfWork, service: Integration, changes: Partial<Integration>) => {
    await changeByItself(work, 'integrations', service, changes);
    files.write(logOf(service.id), '[]');
    return serviceFor(work, 'show', service.id);
  };
  return {
    connectIntegration: ({ id, url }) =>
      changing(async (work) => {
        if (url !== testInbox) throw new Refusal(409, 'demo.sends-nothing');
        const before = await serviceFor(work, 'edit', id);
        const service = await changed(work, before, connected(before.name, url));
        const { row } = await test(work, service);
        return { integration: structuredClone(row ?? service), secret: null };
      }),
    // Messages to the test inbox are not signed.
    rotateIntegrationKey: ({ id }) =>
      reading(async (work) => {
        await serviceFor(work, 'edit', id);
        throw Conflict('services.not-signed');
      }),
    endFormerIntegrationKey: ({ id }) =>
      reading(async (work) => ({ integration: structuredClone(await serviceFor(work, 'edit', id)) })),
    disconnectIntegration: ({ id }) =>
      changing(async (work) => {
        const service = await serviceFor(work, 'edit', id);
        return { integration: structuredClone(await changed(work, service, disconnected)) };
      }),
    testIntegration: ({ id }) =>
      changing(async (work) => {
        const service = await serviceFor(work, 'edit', id);
        if (!service.testInbox) throw Conflict('services.no-address');
        return (await test(work, service)).delivery;
      }),
    deliveries: ({ id }) => reading(async (work) => readLog(files, await serviceFor(work, 'show', id))),
  };
};
