import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { bringUp, type Installation, type Running } from './running.ts';

export type EmbeddedLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

/** Restarts PostgreSQL when it is lost; `release` ends that and returns the instance to stop. */
export type Supervisor = {
  release(): Promise<Running>;
  /** Runs a checkpoint now, so that stopping takes less time. */
  checkpoint(): void;
};

const RETRY_MS = 5_000;

/** The lock's connection ends with PostgreSQL, which detects the loss at once. */
export function keepRunning(installation: Installation, first: Running, log: EmbeddedLog): Supervisor {
  const releasing = new AbortController();
  let current = first;
  let reviving = Promise.resolve();
  const watch = () => {
    unref(current.lock);
    current.lock.once('end', () => {
      if (!releasing.signal.aborted) reviving = revive();
    });
  };
  const revive = async () => {
    log.warn({ pid: current.postmaster.pid }, 'PostgreSQL stopped and is being restarted');
    const running = await untilUp(installation, log, releasing.signal);
    if (!running) return;
    current = running;
    log.info({ pid: current.postmaster.pid }, 'PostgreSQL is running again');
    watch();
  };
  watch();
  return {
    checkpoint: () => void current.lock.query('checkpoint').catch(() => {}),
    async release() {
      releasing.abort();
      await reviving;
      return current;
    },
  };
}

/** This connection must not keep the process alive. */
function unref(lock: Client): void {
  (lock as Client & { unref(): void }).unref();
}

async function untilUp(
  installation: Installation,
  log: EmbeddedLog,
  signal: AbortSignal,
): Promise<Running | undefined> {
  while (!signal.aborted) {
    try {
      return await bringUp(installation, signal);
    } catch (error) {
      if (signal.aborted) break;
      log.warn({ reason: (error as Error).message }, 'PostgreSQL could not be restarted yet');
      await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  return undefined;
}
