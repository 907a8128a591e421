import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { DATABASE, OWNER, openCluster, removePartialClusters } from './cluster.ts';
import { EmbeddedDatabaseError } from './failure.ts';
import { giveDatabaseToOwner } from './owner.ts';
import { stopPostmaster } from './postmaster.ts';
import { bringUp, type Installation } from './running.ts';
import { clusterUrl, isListening, openSocketFolder } from './socket.ts';
import { type EmbeddedLog, keepRunning, type Supervisor } from './supervisor.ts';

export type { EmbeddedLog } from './supervisor.ts';
export { EmbeddedDatabaseError };

/** `url` is the owner's, including the password: never log it. It stays valid until `stop`. */
export type EmbeddedDatabase = {
  url: string;
  /** For the few things that need a superuser. As secret as the owner's. */
  superuserUrl: string;
  version: string;
  /** Call when a stop is near: starts a checkpoint while other work ends. */
  prepareStop(): void;
  /** Stops PostgreSQL within this many milliseconds; false if it could not shut down cleanly. */
  stop(withinMs?: number): Promise<boolean>;
};

/**
 * Starts the PostgreSQL of DATA_DIR, or takes over one left by a killed server. Fails with an
 * EmbeddedDatabaseError.
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: EmbeddedLog;
}): Promise<EmbeddedDatabase> {
  const installation = await install(resolve(options.dataDir));
  const running = await bringUp(installation, new AbortController().signal);
  const version = await prepareDatabase(running.lock, installation);
  await removePartialClusters(installation.dataDir);
  const supervisor = keepRunning(installation, running, options.log);
  options.log.info({ version, pid: running.postmaster.pid }, 'embedded PostgreSQL is ready');
  let stopped: Promise<boolean> | undefined;
  return {
    url: clusterUrl(installation.cluster, installation.socket, DATABASE, OWNER),
    superuserUrl: clusterUrl(installation.cluster, installation.socket, DATABASE),
    version,
    prepareStop: () => supervisor.checkpoint(),
    stop(withinMs) {
      stopped ??= shutDown(installation, supervisor, options.log, withinMs);
      return stopped;
    },
  };
}

/** URL of the database in DATA_DIR while a server has it open, for reading beside it; otherwise undefined. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  const installation = await install(resolve(dataDir));
  if (!(await isListening(installation.socket))) return undefined;
  return clusterUrl(installation.cluster, installation.socket, DATABASE, OWNER);
}

async function install(dataDir: string): Promise<Installation> {
  const home = join(dataDir, 'postgres');
  await makeFolder(dataDir);
  const account = await chooseAccount(home);
  const binaries = await findBinaries(account);
  const cluster = await openCluster(dataDir, binaries, account);
  return { dataDir, account, binaries, cluster, socket: openSocketFolder(home) };
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedDatabaseError(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
}

async function prepareDatabase(superuser: Client, { cluster, socket }: Installation): Promise<string> {
  await giveDatabaseToOwner(superuser, cluster, socket);
  const { rows } = await superuser.query('show server_version');
  return rows[0].server_version;
}

/** The lock is held until PostgreSQL has stopped, so that no other server finds it half stopped. */
async function shutDown(
  installation: Installation,
  supervisor: Supervisor,
  log: EmbeddedLog,
  withinMs?: number,
): Promise<boolean> {
  const { lock, postmaster } = await supervisor.release();
  const stopped = await stopPostmaster(postmaster, withinMs);
  void lock.end().catch(() => {});
  installation.socket.close();
  if (stopped === 'at once')
    log.warn({}, 'PostgreSQL was stopped without a checkpoint; the next start recovers');
  if (stopped === 'not yet')
    log.warn({ pid: postmaster.pid }, 'PostgreSQL is still stopping; the next start waits for it');
  return stopped === 'orderly';
}
