import { statfs } from 'node:fs/promises';
import type { ServerMeasured } from '../../domain/health/health.ts';
import { apiKinds, type Tally } from '../../domain/measures/meter.ts';
import { addTimes, quantile } from '../../domain/measures/times.ts';
import type { Database } from '../database/connect.ts';
import type { ReplicaMonitor } from '../database/replicaMonitor.ts';
import type { Matching } from '../matching/matching.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';

type Options = { database: Database; dataDir?: string | undefined; matching?: Matching | undefined };

/** Measures the server's current state. Failed measurements are null; nothing is thrown. */
export const measureHealth = async (
  { database, dataDir, matching }: Options,
  now: Date,
): Promise<ServerMeasured> => {
  const orNull = <T>(asking: Promise<T>): Promise<T | null> => asking.catch(() => null);
  const read = <T>(role: 'delivery' | 'system', work: (transaction: Transaction) => Promise<T>) =>
    orNull(inTransactionAs(database, role, work));
  const roundTripMs = await orNull(roundTrip(database));
  const [queue, answers, processes, databaseBytes, freeShare] = await Promise.all([
    read('delivery', (transaction) => readQueue(transaction, now)),
    read('system', (transaction) => readAnswers(transaction, now)),
    read('system', (transaction) => readProcesses(transaction, now)),
    read('system', readSize),
    dataDir === undefined ? null : orNull(freeOf(dataDir)),
  ]);
  const disk = { freeShare, databaseBytes };
  const monitor = database.replica?.monitor;
  return {
    roundTripMs,
    queue,
    disk,
    answers,
    matching: matching?.state() ?? 'off',
    processes,
    ...(monitor && { replica: readReplica(monitor) }),
  };
};

const roundTrip = async ({ pool }: Database): Promise<number> => {
  const begun = performance.now();
  await pool.query('select 1');
  return performance.now() - begun;
};

const freeOf = async (folder: string): Promise<number> => {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
};

const readSize = async (transaction: Transaction): Promise<number> => {
  const [found] = await transaction.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(found?.bytes ?? 0);
};

const readReplica = (monitor: ReplicaMonitor): ServerMeasured['replica'] => {
  const { primary, replica } = monitor.reads;
  const readShare = primary + replica === 0 ? null : replica / (primary + replica);
  return { inUse: monitor.isRead(), delayMs: monitor.delay(), readShare };
};

/** Mails that wait on purpose are not late. */
const heldBack = `"heldUntil" > $1::timestamptz`;
type Waiting = { waiting: number; oldest: string | null; givenUp: number };

/** Waiting mails and webhooks, the time of the oldest, and those given up in the last 24 hours. */
const readQueue = async (transaction: Transaction, now: Date): Promise<ServerMeasured['queue']> => {
  const queued = (table: string, left = 'false') =>
    transaction.query<Waiting>(
      `select count(*) filter (where "status" = 'Queued' and (${left}) is not true) as waiting,
         min(case when "status" = 'Queued' and (${left}) is not true then "createdAt" end) as oldest,
         count(*) filter (where "status" = 'Failed') as "givenUp"
       from "${table}" where "status" = 'Queued' or ("status" = 'Failed' and "updatedAt" > $1::timestamptz - interval '24 hours')`,
      [now],
    );
  const found = [...(await queued('mails', heldBack)), ...(await queued('webhookDeliveries'))];
  const sum = (field: 'waiting' | 'givenUp') => found.reduce((all, one) => all + Number(one[field]), 0);
  const ages = found.flatMap(({ oldest }) =>
    oldest === null ? [] : (now.getTime() - Date.parse(String(oldest))) / 60_000,
  );
  return {
    waiting: sum('waiting'),
    oldestMinutes: ages.length ? Math.max(0, ...ages) : null,
    givenUp: sum('givenUp'),
  };
};

const readAnswers = async (transaction: Transaction, now: Date): Promise<ServerMeasured['answers']> => {
  const rows = await transaction.query<Tally>(
    `select * from "serverMinutes" where "minute" > $1::timestamptz - interval '15 minutes'`,
    [now],
  );
  const of = (kinds: readonly string[]) => rows.filter(({ kind }) => kinds.includes(kind));
  const p95 = (kinds: readonly string[]) =>
    quantile(addTimes(of(kinds).map(({ times }) => times.map(Number))), 0.95);
  const sum = (field: 'count' | 'failures') => of(apiKinds).reduce((all, one) => all + Number(one[field]), 0);
  return {
    count: sum('count'),
    failures: sum('failures'),
    p95Ms: p95(apiKinds),
    queryP95Ms: p95(['database']),
  };
};

/** Processes seen in the last two minutes, and those that disappeared in the last hour without stopping. */
const readProcesses = async (transaction: Transaction, now: Date): Promise<ServerMeasured['processes']> => {
  const [found] = await transaction.query<{ living: number; lost: number; since: string | null }>(
    `select count(*) filter (where "seenAt" > $1::timestamptz - interval '2 minutes') as living,
       count(*) filter (where "seenAt" <= $1::timestamptz - interval '2 minutes') as lost,
       min(case when "seenAt" > $1::timestamptz - interval '2 minutes' then "startedAt" end) as since
     from "serverProcesses" where "endedAt" is null and "seenAt" > $1::timestamptz - interval '1 hour'`,
    [now],
  );
  const since = found?.since ? Date.parse(String(found.since)) : now.getTime();
  return {
    living: Number(found?.living ?? 0),
    lost: Number(found?.lost ?? 0),
    upSeconds: Math.max(0, Math.round((now.getTime() - since) / 1000)),
  };
};
