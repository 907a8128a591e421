import { failedAt } from '../../application/failures.ts';
import { stored } from '../../domain/messages/english.ts';
import type { HookEvent } from '../../domain/settings/hookBody.ts';
import { type HookFormat, testInbox } from '../../domain/settings/services.ts';
import { inboxKeeps } from '../../domain/settings/testInbox.ts';
import type { Secrets } from '../configuration/secrets.ts';
import type { Database } from '../database/connect.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { type SpanOptions, traced } from '../tracing/tracer.ts';
import { hookRequestOf } from './hookRequest.ts';
import { type HookSecrets, openHook } from './hookSecrets.ts';
import { noteDelivery } from './noteDelivery.ts';
import { Unreachable } from './publicAddress.ts';
import type { HookRequest, SendHook } from './sendHook.ts';
import { tellGivenUp } from './tellGivenUp.ts';

const mostAttempts = 6;

type Log = { info(about: object, message: string): void; warn(about: object, message: string): void };
type Options = {
  database: Database;
  clock: () => Date;
  send: SendHook;
  secrets: Secrets;
  /** The public URL of the site, read for each delivery. */
  publicUrl: () => string;
  log?: Log | undefined;
};
type Taken = HookEvent &
  HookSecrets & {
    integrationId: string;
    formerSecret: string | null;
    attempts: number;
    format: HookFormat;
  };
/** The HTTP status, and what the test inbox received. */
type Answer = { answer: number; received: string | null };

/**
 * Delivers notifications to the services that companies have connected. Several processes share the work: a
 * delivery in progress is hidden from the others until its next attempt would be due, so that a crash loses
 * nothing.
 */
export const webhookJob = (options: Options): QueueJob =>
  queueJob(options.database, 'integrations', () => deliverNext(options));

const deliverNext = async (options: Options): Promise<boolean> => {
  const { database, clock, log } = options;
  const taken = await inTransactionAs(database, 'delivery', (transaction) => take(transaction, clock()));
  if (!taken) return false;
  const begun = performance.now();
  const outcome = await bring(taken, options).then(
    ({ answer, received }) => ({
      answer,
      received,
      error: answer >= 200 && answer < 300 ? null : refusedWith(answer),
    }),
    (error: Error) => ({
      answer: null,
      received: null,
      error: error instanceof Unreachable ? stored(error.reason) : error.message.replace(/\s+/g, ' '),
    }),
  );
  const ms = Math.round(performance.now() - begun);
  const status = outcome.error === null ? 'Delivered' : taken.attempts >= mostAttempts ? 'Failed' : 'Queued';
  const lastError = outcome.error?.slice(0, 300) ?? null;
  await inTransactionAs(database, 'delivery', async (transaction) => {
    const noted = await transaction.query(
      'update "webhookDeliveries" set "status" = $2, "answer" = $3, "lastError" = $4, "updatedAt" = $5, "ms" = $6, "received" = $7 where "id" = $1 returning 1 as "noted"',
      [taken.id, status, outcome.answer, lastError, clock(), ms, outcome.received],
    );
    // Its service was given another address, or none, meanwhile.
    if (noted.length === 0) return;
    if (outcome.received !== null) await clearInbox(transaction, taken);
    await noteDelivery(transaction, { ...taken, lastError }, clock());
    if (status === 'Failed') await tellGivenUp(transaction, taken, clock());
  }).catch((error) => failedAt(`webhookDeliveries ${taken.id}`, error));
  const about = { delivery: taken.id, attempts: taken.attempts, answer: outcome.answer };
  if (outcome.error) log?.warn(about, 'a service did not take its news');
  else log?.info(about, 'a service took its news');
  return true;
};

/** Deletes all but the latest messages of the test inbox. */
const clearInbox = (transaction: Transaction, { integrationId }: Taken) =>
  transaction.query(
    `delete from "webhookDeliveries" where "integrationId" = $1 and "status" <> 'Queued' and "id" not in (
       select "id" from "webhookDeliveries" where "integrationId" = $1 order by "id" desc limit ${inboxKeeps})`,
    [integrationId],
  );

const bring = async (
  taken: Taken,
  { database: { tracer }, send, secrets, publicUrl, clock }: Options,
): Promise<Answer> => {
  const opened = openHook(secrets, taken);
  if (!opened) throw new Unreachable('services.unreadable');
  const to = { ...opened, format: taken.format };
  const { id, event, title, createdAt } = taken;
  const hookEvent = { id, event, title, link: publicUrl() + taken.link, createdAt };
  const hookRequest = hookRequestOf(hookEvent, to, clock());
  // The test inbox has no network address, so it opens no way into this network.
  if (opened.url === testInbox) return { answer: 200, received: hookRequest.body };
  return traced(tracer, 'send webhook', aboutHook(taken, hookRequest), async (span) => {
    const headers = { ...hookRequest.headers, ...tracer?.headersFor(hookRequest.url) };
    const answer = await send({ ...hookRequest, headers });
    span?.set({ 'http.response.status_code': answer });
    if (answer >= 400) span?.fail();
    return { answer, received: null };
  });
};

/** The path of a webhook's address is secret; its host is not. */
const aboutHook = ({ id, event, attempts }: Taken, { url }: HookRequest): SpanOptions => ({
  kind: 'client',
  attributes: {
    'http.request.method': 'POST',
    'server.address': new URL(url).hostname,
    'talentbench.delivery': id,
    'talentbench.event': event,
    'talentbench.attempt': attempts,
  },
});

const refusedWith = (answer: number): string =>
  stored({ code: 'services.answered', values: { code: answer } });

/** Claims the oldest due delivery until its next attempt would be due. */
const take = async (transaction: Transaction, now: Date): Promise<Taken | undefined> => {
  const [taken] = await transaction.query<Taken>(
    `update "webhookDeliveries" d set "attempts" = d."attempts" + 1, "updatedAt" = $1 from "webhooks" w
     where w."integrationId" = d."integrationId" and d."id" = (
       select "id" from "webhookDeliveries" where "status" = 'Queued'
         and ("attempts" = 0 or "updatedAt" <= $1::timestamptz - interval '1 minute' * power(4, "attempts" - 1))
       order by "id" limit 1 for update skip locked
     ) returning d."id", d."integrationId", d."event", d."title", d."link", d."createdAt", d."attempts", w."format", w."url", w."secret",
       case when w."formerUntil" > $1 then w."formerSecret" end as "formerSecret"`,
    [now],
  );
  return taken;
};
