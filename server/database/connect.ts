import { EventEmitter } from 'node:events';
import pg from 'pg';
import { Meter } from '../../domain/measures/meter.ts';
import { trustSearchOperators } from './leakproof.ts';
import { alone, migrate } from './migrate.ts';
import { offerFeatures } from './offerFeatures.ts';
import { roleName } from './roles.ts';
import { parse } from './types.ts';

const { Client, Pool } = pg;

export type Database = {
  kind: 'embedded' | 'postgresql';
  name: string;
  /** Connections of the application's own account: neither owner nor superuser. */
  pool: pg.Pool;
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
  connections?: number;
  /** The address of the superuser, where the cluster is our own. */
  superuserUrl?: string;
  /** Fills an empty database; runs as its owner while nobody else starts. */
  fill?: (owner: Owner) => Promise<void>;
  onError?: (error: Error) => void;
};

/** Migrates the database behind `url` (its owner's address) and opens it for the application. */
export const openDatabase = async ({
  url,
  kind,
  superuserUrl,
  connections = 10,
  fill,
  onError,
}: Options): Promise<Database> => {
  const owner = await connectOwner(url);
  try {
    const name = owner.database ?? 'talentbench';
    const password = await migrate(owner, name);
    if (superuserUrl) await alone(owner, () => trustSearchOperators(superuserUrl));
    if (fill) await alone(owner, () => fill(owner));
    await alone(owner, () => offerFeatures(owner));
    const account = { ...parseUrl(owner), user: roleName(name, 'app'), password };
    const pool = new Pool({
      ...account,
      max: connections,
      pipeline: true,
      types: parse,
      options: '-c TimeZone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
      application_name: 'talentbench',
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 10_000,
    } as pg.PoolConfig);
    pool.on('error', (error) => onError?.(error));
    return {
      kind,
      name,
      pool,
      account,
      committed: new EventEmitter(),
      meter: new Meter(),
      close: () => pool.end(),
    };
  } finally {
    await owner.end();
  }
};

export const connectOwner = async (url: string): Promise<Owner> => {
  const owner = new Client({
    connectionString: url,
    types: parse,
    options: '-c TimeZone=UTC',
    application_name: 'talentbench-owner',
  });
  await owner.connect();
  return owner;
};

const parseUrl = ({ host, port, database, ssl }: Owner) => ({ host, port, database, ssl });
