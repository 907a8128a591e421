import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { chooseAccount } from '../database/embedded/account.ts';
import { findBinaries } from '../database/embedded/binaries.ts';
import { makeTemplate } from './makeTemplate.ts';

const run = promisify(execFile);

/** Runs the server's tests on the PostgreSQL of TEST_DATABASE_URL, or on one of the machine's that is started for it. */
export default async ({ provide }: TestProject) => {
  const given = process.env.TEST_DATABASE_URL;
  const started = given ? { url: given, stop: async () => {} } : await startPlainPostgres();
  provide('templateUrl', await makeTemplate(started, 'postgresql', new Date('2026-06-15T09:00:00.000Z')));
  provide('databaseKind', 'postgresql');
  return started.stop;
};

/** The system's own PostgreSQL where there is one (an older version than ours is welcome), else the package's. */
const programs = async (account: Awaited<ReturnType<typeof chooseAccount>>) => {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? (await readdir(root)).filter((version) => Number(version) >= 15).sort()
    : [];
  const folder = versions
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return folder
    ? { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
    : findBinaries(account);
};

/** A throwaway server on loopback whose owner is no superuser, as at a hosting company. */
const startPlainPostgres = async () => {
  const home = await mkdtemp(join(tmpdir(), 'talentbench-pg-'));
  const account = await chooseAccount(home);
  const { initdb, postgres } = await programs(account);
  if (account) await chown(home, account.uid, account.gid);
  const options = { ...account, cwd: home };
  await run(
    initdb,
    ['-D', join(home, 'data'), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    options,
  );
  const port = await freePort();
  const server = spawn(
    postgres,
    ['-D', join(home, 'data'), '-p', String(port), '-k', home, '-h', '127.0.0.1', '-c', 'fsync=off'],
    { ...options, stdio: 'ignore' },
  );
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
    await rm(home, { recursive: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await query(url, `create role "talentbench" login createrole createdb`);
  return { url: `postgres://talentbench@127.0.0.1:${port}/postgres`, stop };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Asks until the server answers. */
const query = async (url: string, sql: string, tries = 200): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(sql);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return query(url, sql, tries - 1);
  } finally {
    await client.end().catch(() => {});
  }
};
