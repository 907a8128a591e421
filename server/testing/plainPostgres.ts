import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseAccount } from '../database/embedded/account.ts';
import { findBinaries } from '../database/embedded/binaries.ts';
import { freePort } from './spawnServer.ts';

const run = promisify(execFile);

export type PlainPostgres = {
  /** URL of an owner that is not a superuser. */
  url: string;
  superuserUrl: string;
  /** A fast shutdown and a start, like `pg_ctl restart -m fast`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The packaged programs, or those in the folder named by POSTGRES_BIN. */
const findPrograms = async (account: Awaited<ReturnType<typeof chooseAccount>>) => {
  const folder = process.env.POSTGRES_BIN;
  if (!folder) return findBinaries(account);
  const programs = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  if (!existsSync(programs.initdb)) throw new Error(`There is no PostgreSQL in ${folder} (POSTGRES_BIN)`);
  return programs;
};

/** Nothing here outlives the tests, so fsync is off. Several databases are restored at once, of 2,800 locks each. */
const quick = [
  'max_locks_per_transaction=256',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

/** An empty cluster in a temporary folder, with the program and arguments to start it. */
export const makeCluster = async (prefix: string, folder: string) => {
  const home = await mkdtemp(join(tmpdir(), prefix));
  const account = await chooseAccount(home);
  const { initdb, postgres } = await findPrograms(account);
  if (account) await chown(home, account.uid, account.gid);
  const options = { ...account, cwd: home };
  const superuser = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(initdb, ['-D', join(home, folder), ...superuser], options);
  return { home, postgres, account, options };
};

/** A temporary cluster on loopback whose owner is not a superuser, as with a hosting provider. */
export const startPlainPostgres = async (): Promise<PlainPostgres> => {
  const { home, postgres, options } = await makeCluster('talentbench-pg-', 'data');
  const port = await freePort();
  const open = () =>
    spawn(
      postgres,
      [
        ...['-D', join(home, 'data'), '-p', String(port), '-k', home, '-h', '127.0.0.1'],
        ...quick.flatMap((setting) => ['-c', setting]),
      ],
      { ...options, stdio: 'ignore' },
    );
  let server = open();
  const shutDown = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await queryOnceUp(url, `create role "talentbench" login createrole createdb`);
  return {
    url: `postgres://talentbench@127.0.0.1:${port}/postgres`,
    superuserUrl: url,
    restart: async () => {
      await shutDown();
      server = open();
    },
    stop: async () => {
      await shutDown();
      await rm(home, { recursive: true });
    },
  };
};

/** Polls until the server responds. */
export const queryOnceUp = async (url: string, sql: string, tries = 200): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(sql);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return queryOnceUp(url, sql, tries - 1);
  } finally {
    await client.end().catch(() => {});
  }
};
