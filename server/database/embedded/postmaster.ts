import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import { type Binaries, CLEAN_ENV } from './binaries.ts';
import { type Cluster, ownFolder } from './cluster.ts';
import { ifPresent } from './failure.ts';
import { isServing, servingProcesses } from './processes.ts';
import { SOCKET, settingArguments } from './settings.ts';

/** PostgreSQL's main process; its exit code is null if a signal ended it or an earlier server started it. */
export type Postmaster = { pid: number; isAlive(): Promise<boolean>; exitCode(): Promise<number | null> };

// End of the time limit. If a checkpoint takes longer, the next start recovers from the WAL.
const IMMEDIATE_STOP_MS = 600;

/** How a postmaster ended. */
type Stopped = 'orderly' | 'at once' | 'not yet';

/** A separate process group keeps Ctrl-C in the terminal from stopping it before the server has drained. */
export async function spawnPostmaster(
  cluster: Cluster,
  binaries: Binaries,
  account: Account | undefined,
  logFile: string,
): Promise<Postmaster> {
  const log = openSync(logFile, 'a', 0o600);
  try {
    const words = ['-D', ownFolder(cluster.data), ...settingArguments(cluster.mark, binaries)];
    const child = spawn(binaries.postgres, words, {
      ...account,
      cwd: cluster.data,
      env: CLEAN_ENV,
      stdio: ['ignore', log, log],
      detached: true,
    });
    const exit = new Promise<number | null>((done) => child.once('exit', done));
    await once(child, 'spawn');
    return started(child, exit, cluster);
  } finally {
    closeSync(log);
  }
}

function started(child: ChildProcess, exit: Promise<number | null>, { mark }: Cluster): Postmaster {
  const pid = child.pid as number;
  child.unref();
  const exitCode = () => {
    child.ref();
    return exit;
  };
  return { pid, isAlive: () => isServing(pid, mark), exitCode };
}

/** The postmaster already running on this cluster, if any. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const pid = await pidIn(lockFiles(cluster)[0]);
  const isAlive = () => isServing(pid, cluster.mark);
  return (await isAlive()) ? { pid, isAlive, exitCode: async () => null } : undefined;
}

/**
 * PostgreSQL removes a stale lock file itself, unless its process id now belongs to another process (as after
 * a container restart) or a zombie, or was never written.
 */
export async function clearMisleadingLocks(cluster: Cluster): Promise<void> {
  if ((await servingProcesses(cluster.mark)).length > 0) return;
  for (const file of lockFiles(cluster)) {
    if (misleads(await pidIn(file))) await rm(file, { force: true });
  }
}

function lockFiles({ home, data }: Cluster): [string, string] {
  return [join(data, 'postmaster.pid'), join(home, `${SOCKET}.lock`)];
}

async function pidIn(lockFile: string): Promise<number> {
  return Number.parseInt((await ifPresent(readFile(lockFile, 'utf8'))) ?? '', 10);
}

function misleads(pid: number): boolean {
  try {
    return !(pid > 0) || process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Ends backends whose postmaster was killed: busy ones do not notice, and hold the shared memory that the
 * next start needs.
 */
export async function stopOrphans(cluster: Cluster): Promise<void> {
  if (await findPostmaster(cluster)) return;
  for (const pid of await servingProcesses(cluster.mark)) send(pid, 'SIGQUIT');
}

/** A fast shutdown, or an immediate one if the checkpoint takes too long. */
export async function stopPostmaster(running: Postmaster, withinMs = 8_000): Promise<Stopped> {
  send(running.pid, 'SIGINT');
  if (await isGone(running, withinMs - IMMEDIATE_STOP_MS)) return 'orderly';
  send(running.pid, 'SIGQUIT');
  return (await isGone(running, IMMEDIATE_STOP_MS)) ? 'at once' : 'not yet';
}

async function isGone(running: Postmaster, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (await running.isAlive()) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended, as intended.
  }
}
