import { EventEmitter } from 'node:events';
import pg from 'pg';
import { trustSearchOperators } from './leakproof.ts';
import { alone, migrate } from './migrate.ts';
import { roleName } from './roles.ts';

const { Client, Pool, types } = pg;

/** PostgreSQL's `2026-11-21 03:00:00.5+00` as the contract's ISO 8601 with milliseconds. */
const isoInstant = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
const parsers: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.DATE]: (text) => text,
  [types.builtins.TIMESTAMPTZ]: isoInstant,
};
const parse = {
  getTypeParser: ((id: number, format: never) => parsers[id] ?? types.getTypeParser(id, format)) as never,
};

export type Database = {
  kind: 'embedded' | 'postgresql';
  name: string;
  /** Connections of the application's own account: neither owner nor superuser. */
  pool: pg.Pool;
  /** Tells of rows that this process has just committed: an event named after their noun. */
  committed: EventEmitter;
  close(): Promise<void>;
};
export type Owner = pg.Client;
type Options = {
  url: string;
  kind: Database['kind'];
  connections?: number;
  /** Fills an empty database; runs as its owner while nobody else starts. */
  fill?: (owner: Owner) => Promise<void>;
  onError?: (error: Error) => void;
};

/** Migrates the database behind `url` (its owner's address) and opens it for the application. */
export const openDatabase = async ({
  url,
  kind,
  connections = 10,
  fill,
  onError,
}: Options): Promise<Database> => {
  const owner = await connectOwner(url);
  try {
    const name = owner.database ?? 'talentbench';
    const password = await migrate(owner, name);
    if (kind === 'embedded') await alone(owner, () => trustSearchOperators(owner));
    if (fill) await alone(owner, () => fill(owner));
    const pool = new Pool({
      ...parseUrl(owner),
      user: roleName(name, 'app'),
      password,
      max: connections,
      pipeline: true,
      types: parse,
      options: '-c TimeZone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
      application_name: 'talentbench',
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 10_000,
    } as pg.PoolConfig);
    pool.on('error', (error) => onError?.(error));
    return { kind, name, pool, committed: new EventEmitter(), close: () => pool.end() };
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

const parseUrl = ({ host, port, database, ssl }: Owner): pg.PoolConfig => ({ host, port, database, ssl });
