import { EventEmitter } from 'node:events';
import pg from 'pg';
import { Meter } from '../../domain/measures/meter.ts';
import { onceBack } from './faults.ts';
import { trustSearchOperators } from './leakproof.ts';
import { alone, migrate } from './migrate.ts';
import { offerFeatures } from './offerFeatures.ts';
import { openClient } from './openClient.ts';
import { roleName } from './roles.ts';
import { isSeeded } from './seed.ts';
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
  patience: number;
  /** Requests that may wait for a connection at a time; more are turned away at once. */
  mostWaiting: number;
  /** The same database for work beside the requests: connections of its own, and more time for a statement. */
  background: Database;
  /** How a thread of this process connects as that account. */
  account: Account;
  /** Tells of rows that this process has just committed: an event named after their noun. */
  committed: EventEmitter;
  /** Where this process counts what it does. */
  meter: Meter;
  /** Where a test moves the clock: what day it is in the database. Without it, the database's own. */
  clock?: () => Date;
  close(): Promise<void>;
};
export type Account = Pick<pg.PoolConfig, 'host' | 'port' | 'database' | 'ssl' | 'user' | 'password'>;
export type Owner = pg.Client;
type Options = {
  url: string;
  kind: Database['kind'];
  /** Where the application connects, if not where the owner does. Only the host, the port and the database count. */
  applicationUrl?: string;
  connections?: number;
  /** The address of the superuser, where the cluster is our own. */
  superuserUrl?: string;
  /** Fills an empty database; runs as its owner while nobody else starts. */
  fill?: (owner: Owner) => Promise<void>;
  onError?: (error: Error) => void;
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

const prepare = async (
  owner: Owner,
  { kind, applicationUrl, superuserUrl, connections = 10, fill, onError }: Options,
): Promise<Database> => {
  const name = owner.database ?? 'talentbench';
  const password = await migrate(owner, name);
  if (superuserUrl) await alone(owner, () => trustSearchOperators(superuserUrl));
  if (fill) await alone(owner, () => fill(owner));
  await alone(owner, () => offerFeatures(owner));
  const sampleData = await isSeeded(owner);
  const reached = applicationUrl ? new pg.Client({ connectionString: applicationUrl }) : owner;
  const account = { ...parseUrl(reached), user: roleName(name, 'app'), password };
  const shared = { kind, name, sampleData, account, committed: new EventEmitter(), meter: new Meter() };
  const requests = openPool(account, { connections, wait: 2000, patience: limits.request.patience }, onError);
  const beside = openPool(
    account,
    { connections: 4, wait: 10_000, patience: limits.background.patience },
    onError,
  );
  const background: Database = {
    ...shared,
    pool: beside,
    ...limits.background,
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
    mostWaiting: connections * waitingPerConnection,
    background,
    close: async () => {
      await Promise.all([requests.end(), beside.end()]);
    },
  };
};

/**
 * In milliseconds: after `statement` the database itself ends a statement, after `patience` without an answer its
 * connection is given up, as the database may be frozen.
 */
const limits = {
  request: { statement: 4500, patience: 5000 },
  background: { statement: 30_000, patience: 45_000 },
};
/** About half a second's work of a connection. */
const waitingPerConnection = 20;

type PoolOptions = { connections: number; wait: number; patience: number };

/**
 * No connection that is lost, idle or in use, ends the process: it is replaced when the next one is needed. It is opened
 * without settings, as a pooler in between hands it on from one transaction to the next: each transaction makes its own.
 */
const openPool = (
  account: Account,
  { connections, wait, patience }: PoolOptions,
  onError: Options['onError'],
): pg.Pool => {
  const pool = new Pool({
    ...account,
    max: connections,
    pipeline: true,
    types: parse,
    application_name: 'talentbench',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: wait,
    query_timeout: patience,
    keepAlive: true,
  } as pg.PoolConfig);
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  // The pool repeats what a connection said while it was idle.
  pool.on('error', () => {});
  return pool;
};

export const connectOwner = (url: string): Promise<Owner> =>
  openClient({
    connectionString: url,
    types: parse,
    options: '-c TimeZone=UTC',
    application_name: 'talentbench-owner',
  });

const parseUrl = ({ host, port, database, ssl }: pg.Client) => ({ host, port, database, ssl });
