import { open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError, ifPresent } from './failure.ts';
import { claim } from './lock.ts';
import {
  clearMisleadingLocks,
  findPostmaster,
  type Postmaster,
  spawnPostmaster,
  stopOrphans,
  stopPostmaster,
} from './postmaster.ts';
import { clusterName } from './settings.ts';
import { clusterUrl, isListening, type SocketFolder } from './socket.ts';

/** Properties of the machine and of DATA_DIR that a start needs. */
export type Installation = {
  dataDir: string;
  account: Account | undefined;
  binaries: Binaries;
  cluster: Cluster;
  socket: SocketFolder;
};

/** A postmaster, and the open connection whose lock makes it this server's. */
export type Running = { postmaster: Postmaster; lock: Client };

const RECOVER_WITHIN_MS = 20_000;
const VANISH_WITHIN_MS = 3_000;
const LARGEST_LOG = 10 * 1024 * 1024;
const PASSES = /shared memory block|lock file .* (already exists|is empty)/;

/** Takes over the running postmaster or starts one, retrying as long as an obstacle may be temporary. */
export async function bringUp(installation: Installation, signal: AbortSignal): Promise<Running> {
  const logFile = join(installation.dataDir, 'postgres.log');
  const deadline = Date.now() + RECOVER_WITHIN_MS;
  for (;;) {
    const logged = await logSize(logFile);
    const postmaster = await findOrSpawn(installation, logFile);
    const lock = await take(installation, postmaster, signal);
    if (lock) return { postmaster, lock };
    const failed = !(await postmaster.isAlive()) && Boolean(await postmaster.exitCode());
    if (failed || Date.now() > deadline) refuseUnlessPassing(await readFrom(logFile, logged), deadline);
    await stopOrphans(installation.cluster);
    await pause(100);
  }
}

async function findOrSpawn(installation: Installation, logFile: string): Promise<Postmaster> {
  const { cluster, binaries, account, socket } = installation;
  const found = await findPostmaster(cluster);
  if (found) return found;
  const listening = await findListening(cluster, socket);
  if (listening) return listening;
  await clearMisleadingLocks(cluster);
  return spawnPostmaster(cluster, binaries, account, logFile);
}

/** Undefined if the postmaster ended, or had to be ended because an older build had started it. */
async function take(
  { cluster, binaries, socket }: Installation,
  postmaster: Postmaster,
  signal: AbortSignal,
): Promise<Client | undefined> {
  try {
    const lock = await claim(clusterUrl(cluster, socket, 'postgres'), postmaster, signal);
    if (!lock || (await clusterNameOf(lock)) === clusterName(cluster.mark, binaries)) return lock;
  } catch (error) {
    if (signal.aborted) await stopPostmaster(postmaster);
    throw error;
  }
  await stopPostmaster(postmaster);
  return undefined;
}

async function clusterNameOf(lock: Client): Promise<string | undefined> {
  const shown = await lock.query('show cluster_name').catch(() => undefined);
  return shown?.rows[0].cluster_name;
}

/**
 * A postmaster that responds but cannot be found was just slow to appear, or its killed processes have not yet closed
 * the socket, or it runs where its processes are invisible.
 */
async function findListening(cluster: Cluster, socket: SocketFolder): Promise<Postmaster | undefined> {
  const deadline = Date.now() + VANISH_WITHIN_MS;
  while (await isListening(socket)) {
    const found = await findPostmaster(cluster);
    if (found) return found;
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(
        'A PostgreSQL outside this container is already using this DATA_DIR. Stop it first, or choose another DATA_DIR.',
      );
    await pause(50);
  }
  return undefined;
}

function refuseUnlessPassing(logged: string, deadline: number): void {
  if (PASSES.test(logged) && Date.now() < deadline) return;
  const last = logged.trim().split('\n').slice(-5).join('\n');
  throw new EmbeddedDatabaseError(`PostgreSQL does not start. The end of postgres.log in DATA_DIR:\n${last}`);
}

/** Offset in the log from which new lines start. */
async function logSize(logFile: string): Promise<number> {
  const size = (await ifPresent(stat(logFile)))?.size ?? 0;
  if (size <= LARGEST_LOG) return size;
  await truncate(logFile);
  return 0;
}

async function readFrom(logFile: string, start: number): Promise<string> {
  const file = await ifPresent(open(logFile));
  if (!file) return '';
  return text(file.createReadStream({ start }));
}
