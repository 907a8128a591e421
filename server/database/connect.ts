import { EventEmitter } from 'node:events';
import pg from 'pg';
import { Meter } from '../../domain/measures/meter.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { onceBack } from './faults.ts';
import { cutter, follow, followWrites, type Host, type Hosts, urlsOf, writableUrl } from './hosts.ts';
import { trustSearchOperators } from './leakproof.ts';
import { alone, migrate } from './migrate.ts';
import { offerFeatures } from './offerFeatures.ts';
import { openClient } from './openClient.ts';
import { monitorReplica, type ReplicaMonitor } from './replicaMonitor.ts';
import { roleName } from './roles.ts';
import { isSeeded } from './seed.ts';
import type { LockWait } from './tableLocks.ts';
import { parse } from './types.ts';

const { Pool } = pg;

export type Database = {
  kind: 'embedded' | 'postgresql';
  name: string;
  /** Whether the market is the sample one, whose accounts have a password that everybody knows. */
  sampleData: boolean;
  /** Connections of the application's own account: neither owner nor superuser. */
  pool: pg.Pool;
  /** Milliseconds after which the database ends a statement by itself. */
  statement: number;
  /** Milliseconds without an answer after which a statement's connection is given up. */
  timeLimit: number;
  /** Requests that may wait for a connection at a time; more are turned away at once. */
  mostWaiting: number;
  /** The same database for work beside the requests: connections of its own, and more time for a statement. */
  background: Database;
  /** How a thread of this process connects as that account. */
  account: Account;
  /** A streaming replica, and what is known of how far it has got. */
  replica?: Replica | undefined;
  /** Transactions here only read. */
  readOnly?: true;
  /** Tells of rows that this process has just committed: an event named after their noun. */
  committed: EventEmitter;
  /** Where this process counts what it does. */
  meter: Meter;
  /** Records what this process does, where traces are wanted. */
  tracer?: Tracer;
  /** Where a test moves the clock: what day it is in the database. Without it, the database's own. */
  clock?: () => Date;
  close(): Promise<void>;
};
/** `hosts` are all that may take the writes, where there are several. */
export type Account = Pick<pg.PoolConfig, 'host' | 'port' | 'database' | 'ssl' | 'user' | 'password'> & {
  hosts?: Host[];
};
/** `account` is how a thread of this process connects to it. */
type Replica = { pool: pg.Pool; monitor: ReplicaMonitor; account: Account };
export type Owner = pg.Client;
type Options = {
  url: string;
  kind: Database['kind'];
  /** Where the application connects, if not where the owner does. Only the host, the port and the database count. */
  applicationUrl?: string;
  /** A streaming replica to read from. Only the host, the port and the database count. */
  readUrl?: string | undefined;
  connections?: number;
  /** The address of the superuser, where the cluster is our own. */
  superuserUrl?: string;
  /** Fills an empty database; runs as its owner while nobody else starts. */
  fill?: (owner: Owner) => Promise<void>;
  onError?: (error: Error) => void;
  tracer?: Tracer | undefined;
  /** Told each time the migration finds a table locked and tries again later. */
  onWait?: (wait: LockWait) => void;
  /** Told of the host that takes writes from now on, where the address names several. */
  onMove?: (host: Host) => void;
  /** Told when reads begin to go to the replica, and when they no longer do. */
  onReplica?: ((change: { isRead: boolean; reason: string }) => void) | undefined;
};

/**
 * Migrates the database behind `url` (its owner's address) and opens it for the application. One that goes away
 * meanwhile is waited for; one that was never there ends the start.
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
    ...(tracer && { tracer }),
  };
  const open = (one: PoolOptions) => openPool(account, one, onError, hosts);
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

/** It is optional at any time, so that nothing of it is waited for at the start, and a connection to it only briefly. */
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
 * In milliseconds: after `statement` the database itself ends a statement, after `timeLimit` without an answer its
 * connection is given up, as the database may be frozen.
 */
const limits = {
  request: { statement: 4500, timeLimit: 5000 },
  background: { statement: 30_000, timeLimit: 45_000 },
};
/** About half a second's work of a connection. */
const waitingPerConnection = 20;

type PoolOptions = { connections: number; wait: number; timeLimit: number };

/**
 * No connection that is lost, idle or in use, ends the process: it is replaced when the next one is needed. It is opened
 * without settings, as a pooler in between hands it on from one transaction to the next: each transaction makes its own.
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
  // The pool repeats what a connection said while it was idle.
  pool.on('error', () => {});
  if (hosts) follow(pool, hosts);
  return pool;
};

export const connectOwner = async (url: string): Promise<Owner> =>
  openClient({
    connectionString: await writableUrl(url),
    types: parse,
    options: '-c TimeZone=UTC',
    application_name: 'talentbench-owner',
  });

/** Where an address leads, without whom it signs in: the first of its hosts, and all of them if there are several. */
const addressOf = (url: string) => {
  const [first, ...others] = urlsOf(url).map((one) => new pg.Client({ connectionString: one }));
  const { host, port, database, ssl } = first as pg.Client;
  const hosts = [first as pg.Client, ...others].map((one) => ({ host: one.host, port: one.port }));
  return { host, port, database, ssl, ...(others.length > 0 && { hosts }) };
};
