import { EventEmitter } from 'node:events';
import pg from 'pg';
import { Meter } from '../../domain/measures/meter.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { onceBack } from './faults.ts';
import {
  cutter,
  firstWritable,
  follow,
  followWrites,
  type Host,
  type Hosts,
  urlsOf,
  writableUrl,
} from './hosts.ts';
import { trustSearchOperators } from './leakproof.ts';
import { alone, migrate } from './migrate.ts';
import { offerFeatures } from './offerFeatures.ts';
import { openClient } from './openClient.ts';
import { refuseForgetfulPooler } from './refuseForgetfulPooler.ts';
import { monitorReplica, type ReplicaMonitor } from './replicaMonitor.ts';
import { roleName } from './roles.ts';
import { isSeeded } from './seed.ts';
import type { LockWait } from './tableLocks.ts';
import { parse } from './types.ts';

const { Pool } = pg;

export type Database = {
  kind: 'embedded' | 'postgresql';
  name: string;
  /** Whether the database has sample data, whose accounts have a well-known password. */
  sampleData: boolean;
  /** Connections of the application's own role: neither owner nor superuser. */
  pool: pg.Pool;
  /** Statement timeout in the database, in milliseconds. */
  statement: number;
  /** Milliseconds without a response after which a connection is closed. */
  timeLimit: number;
  /** Maximum number of requests waiting for a connection; more are refused at once. */
  mostWaiting: number;
  /** The same database for background work: separate connections, and a longer statement timeout. */
  background: Database;
  /** Connection settings of that role for a worker thread. */
  account: Account;
  /**
   * Opens a connection that no pooler shares, for LISTEN: to the address of migrations, and of several hosts to
   * the primary.
   */
  openDirect(): Promise<pg.Client>;
  /** A streaming replica and its known WAL position. */
  replica?: Replica | undefined;
  /** Transactions here are read-only. */
  readOnly?: true;
  /** Emits an event after this process commits rows, named after their noun. */
  committed: EventEmitter;
  /** Counters of this process. */
  meter: Meter;
  /** Tracer of this process, if tracing is on. */
  tracer?: Tracer;
  /** For tests that move the clock: the current date in the database. By default the database's own. */
  clock?: () => Date;
  close(): Promise<void>;
};
/** `hosts` are all hosts that may accept writes, if there are several. */
export type Account = Pick<pg.PoolConfig, 'host' | 'port' | 'database' | 'ssl' | 'user' | 'password'> & {
  hosts?: Host[];
};
/** `account` is the connection setting for worker threads. */
type Replica = { pool: pg.Pool; monitor: ReplicaMonitor; account: Account };
export type Owner = pg.Client;
type Options = {
  url: string;
  kind: Database['kind'];
  /** Where the application connects, if not the same as the owner. Only host, port and database are used. */
  applicationUrl?: string;
  /** A streaming replica to read from. Only host, port and database are used. */
  readUrl?: string | undefined;
  connections?: number;
  /** URL of the superuser, if the database is embedded. */
  superuserUrl?: string;
  /** Prepares the migrated database, such as by seeding an empty one; runs as its owner, in one process at a time. */
  fill?: (owner: Owner) => Promise<void>;
  onError?: (error: Error) => void;
  tracer?: Tracer | undefined;
  /** Called each time a migration finds a table locked and will retry. */
  onWait?: (wait: LockWait) => void;
  /** Called when another host becomes the primary, if the URL names several. */
  onMove?: (host: Host) => void;
  /** Called when reads start or stop going to the replica. */
  onReplica?: ((change: { isRead: boolean; reason: string }) => void) | undefined;
};

/**
 * Migrates the database at `url` (as its owner) and opens it for the application. If it becomes unavailable,
 * waits for it; if it was never available, the start fails.
 */
export const openDatabase = async (options: Options): Promise<Database> => {
  let owner: Owner | undefined = await connectOwner(options.url);
  return onceBack(async () => {
    const mine = owner ?? (await connectOwner(options.url));
    owner = undefined;
    try {
      return await prepare(mine, options);
    } finally {
      await mine.end();
    }
  });
};

const prepare = async (owner: Owner, options: Options): Promise<Database> => {
  const {
    kind,
    url,
    applicationUrl = url,
    superuserUrl,
    connections = 10,
    fill,
    onError,
    onWait,
    tracer,
  } = options;
  const name = owner.database ?? 'talentbench';
  const password = await migrate(owner, name, { onWait });
  if (superuserUrl) await alone(owner, () => trustSearchOperators(superuserUrl));
  if (fill) await alone(owner, () => fill(owner));
  await alone(owner, () => offerFeatures(owner));
  const sampleData = await isSeeded(owner);
  const account = { ...addressOf(applicationUrl), user: roleName(name, 'app'), password };
  const hosts = account.hosts && (await followWrites(account, account.hosts, options.onMove));
  const shared = {
    ...{ kind, name, sampleData, account, committed: new EventEmitter(), meter: new Meter() },
    openDirect: directTo({ ...addressOf(url), user: account.user, password }),
    ...(tracer && { tracer }),
  };
  const open = (one: PoolOptions) => openPool(account, one, onError, hosts);
  if (kind === 'postgresql') await probe(open({ connections: 2, ...checks }));
  const requests = open({ connections, wait: 2000, timeLimit: limits.request.timeLimit });
  const beside = open({ connections: 4, wait: 10_000, timeLimit: limits.background.timeLimit });
  const replica = openReplica(account, open, options);
  const background: Database = {
    ...shared,
    pool: beside,
    ...limits.background,
    ...(replica && { replica: { ...replica, pool: replica.beside } }),
    mostWaiting: Number.POSITIVE_INFINITY,
    get background() {
      return background;
    },
    close: () => beside.end(),
  };
  return {
    ...shared,
    pool: requests,
    ...limits.request,
    ...(replica && { replica }),
    mostWaiting: connections * waitingPerConnection,
    background,
    close: async () => {
      await Promise.all([replica?.close(), hosts?.close()]);
      await Promise.all([requests.end(), beside.end()]);
    },
  };
};

const checks = { wait: 5000, timeLimit: 5000 };

const probe = (pool: pg.Pool): Promise<void> => refuseForgetfulPooler(pool).finally(() => pool.end());

/**
 * The replica is always optional, so the start never waits for it, and connecting to it has a short timeout.
 */
const openReplica = (
  { user, password }: Account,
  openPrimary: (options: PoolOptions) => pg.Pool,
  { readUrl, connections = 10, onError, onReplica }: Options,
) => {
  if (!readUrl) return undefined;
  const account = { ...addressOf(readUrl), user, password };
  const check = { connections: 1, wait: 1000, timeLimit: 1000 };
  const pool = openPool(account, { connections, wait: 500, timeLimit: limits.request.timeLimit }, onError);
  const beside = openPool(
    account,
    { connections: 2, wait: 500, timeLimit: limits.background.timeLimit },
    onError,
  );
  const abandon = [pool, beside].map(cutter);
  const monitor = monitorReplica({
    primary: openPrimary(check),
    replica: openPool(account, check, onError),
    abandon: () => {
      for (const cut of abandon) cut();
    },
    onChange: onReplica,
  });
  const close = async () => {
    await monitor.close();
    await Promise.all([pool.end(), beside.end()]);
  };
  return { pool, beside, account, monitor, close };
};

/**
 * Milliseconds: `statement` is the database's own timeout; after `timeLimit` without a response the
 * connection is closed, as the database may be frozen.
 */
const limits = {
  request: { statement: 4500, timeLimit: 5000 },
  background: { statement: 30_000, timeLimit: 45_000 },
};
/** About half a second of work for one connection. */
const waitingPerConnection = 20;

type PoolOptions = { connections: number; wait: number; timeLimit: number };

/**
 * Losing a connection, idle or in use, never ends the process; it is replaced when needed. It is opened
 * without session settings, as a pooler may share it between transactions: each transaction sets its own.
 */
const openPool = (
  { hosts: _, ...account }: Account,
  { connections, wait, timeLimit }: PoolOptions,
  onError: Options['onError'],
  hosts?: Hosts,
): pg.Pool => {
  const pool = new Pool({
    ...account,
    max: connections,
    pipeline: true,
    types: parse,
    application_name: 'talentbench',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: wait,
    query_timeout: timeLimit,
    keepAlive: true,
  } as pg.PoolConfig);
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  // The pool re-emits errors of idle connections.
  pool.on('error', () => {});
  if (hosts) follow(pool, hosts);
  return pool;
};

const directTo =
  ({ hosts = [], ...account }: Account) =>
  async (): Promise<pg.Client> => {
    const all = hosts.length ? hosts.map((host) => ({ ...account, ...host })) : [account];
    const config = { types: parse, application_name: 'talentbench-live', keepAlive: true };
    return (await firstWritable(all.map((one) => ({ ...one, ...config })))).client;
  };

/** `pipeline`: statements may be sent before those in front are answered; there is no `copy` on such a connection. */
export const connectOwner = async (url: string, { pipeline = false } = {}): Promise<Owner> =>
  openClient({
    connectionString: await writableUrl(url),
    types: parse,
    options: '-c TimeZone=UTC',
    application_name: 'talentbench-owner',
    pipeline,
  } as pg.ClientConfig);

/**
 * Host, port and database of a URL without credentials: the first host, and all of them if there are several.
 */
export const addressOf = (url: string) => {
  const [first, ...others] = urlsOf(url).map((one) => new pg.Client({ connectionString: one }));
  const { host, port, database, ssl } = first as pg.Client;
  const hosts = [first as pg.Client, ...others].map((one) => ({ host: one.host, port: one.port }));
  return { host, port, database, ssl, ...(others.length > 0 && { hosts }) };
};
