import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { type Binaries, CLEAN_ENV } from './binaries.ts';
import { EmbeddedDatabaseError, ifPresent } from './failure.ts';
import { SYNC_METHOD } from './settings.ts';

const run = promisify(execFile);
const PARTIAL = 'postgres.partial-';

/** PostgreSQL's superuser, which prepares the cluster and holds its lock; the database has the same name. */
export const SUPERUSER = 'talentbench';
export const DATABASE = 'talentbench';
/** Owner of the database and its objects; not a superuser. */
export const OWNER = 'talentbench_owner';

/**
 * `home` is DATA_DIR/postgres: it contains the socket, the passwords and PostgreSQL's files in `data`. `mark`
 * is a string in
 * the process titles of this folder only, not of a copy of it.
 */
export type Cluster = { home: string; data: string; password: string; mark: string };

/**
 * Path of the data folder for PostgreSQL, whose working directory it is. This link lets it open its files
 * without access to parent folders, so DATA_DIR may be below a private one such as /root.
 */
export function ownFolder(data: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/** Opens the cluster below DATA_DIR, creating it if there is none. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  const data = join(home, 'data');
  if (!(await isThere(home, data))) await createCluster(dataDir, binaries, account);
  refuseOtherMajor(data, (await versionOf(data)) ?? '', binaries);
  const { dev, ino } = await stat(data);
  const mark = `talentbench-${dev.toString(36)}-${ino.toString(36)}-`;
  return { home, data, mark, password: await readFile(join(home, 'password'), 'utf8') };
}

/** Removes leftovers of starts that were killed; called by the server that holds the cluster. */
export async function removePartialClusters(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PARTIAL)) continue;
    // An initdb whose server was killed may still be writing there; the next start removes what it leaves.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** False if nothing exists. Existing files that are not a database are never touched. */
async function isThere(home: string, data: string): Promise<boolean> {
  const kind = await ifPresent(stat(home));
  if (!kind || (kind.isDirectory() && (await readdir(home)).length === 0)) return false;
  if (await versionOf(data)) return true;
  throw new EmbeddedDatabaseError(
    `${home} does not contain a complete database. Move it away, restore a backup, or choose another DATA_DIR.`,
  );
}

async function versionOf(data: string): Promise<string | undefined> {
  return (await ifPresent(readFile(join(data, 'PG_VERSION'), 'utf8')))?.trim();
}

function refuseOtherMajor(data: string, written: string, { major }: Binaries): void {
  if (written === major) return;
  throw new EmbeddedDatabaseError(
    `${data} was written by PostgreSQL ${written}, and this server brings PostgreSQL ${major}, which cannot read it. Move the data with pg_dumpall or pg_upgrade, or choose another DATA_DIR.`,
  );
}

/** Created in a temporary folder and renamed, so that a cluster is complete or absent. */
async function createCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const home = join(dataDir, 'postgres');
  const partial = await mkdtemp(join(dataDir, PARTIAL));
  try {
    await initialize(partial, binaries, account);
    await rename(partial, home);
    await syncFolder(dataDir);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // A server started at the same time may have been faster; its cluster is then used.
    if (!(await versionOf(join(home, 'data')))) throw explain(error, home);
  }
}

async function initialize(home: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const data = join(home, 'data');
  await mkdir(data, { mode: 0o700 });
  await writeFile(join(home, 'password'), randomBytes(32).toString('base64url'), {
    mode: 0o600,
    flush: true,
  });
  if (account) {
    for (const path of [join(home, 'password'), data, home]) await chown(path, account.uid, account.gid);
  }
  await run(binaries.initdb, initdbArguments(data), { ...account, cwd: data, env: CLEAN_ENV });
}

// PostgreSQL's built-in locale sorts the same on every machine, so system upgrades never corrupt an index.
function initdbArguments(data: string): string[] {
  const folder = ownFolder(data);
  return [
    ...[
      '-D',
      folder,
      '-U',
      SUPERUSER,
      `--pwfile=${folder}/../password`,
      '--auth=scram-sha-256',
      '--data-checksums',
    ],
    `--sync-method=${SYNC_METHOD}`,
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function explain(error: unknown, home: string): Error {
  const { stderr, message } = error as { stderr?: string; message: string };
  return new EmbeddedDatabaseError(
    `The database could not be created in ${home}: ${stderr?.trim() || message}`,
  );
}
