import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, EmbeddedDatabaseError } from './failure.ts';
import type { Postmaster } from './postmaster.ts';

// PostgreSQL releases an advisory lock with its connection, which ends with its process, even after kill -9.
const LOCK_KEY = 8_253_681;
const READY_WITHIN_MS = 120_000;
const FORMER_HOLDER_MS = 2_000;
const HOPELESS = ['28P01', '28000', '3D000', 'EACCES'];

/**
 * Waits until the postmaster accepts connections, then takes the lock that makes this process the data
 * directory's only server. Undefined if the postmaster ended first; fails if another server holds the lock.
 */
export async function claim(
  url: string,
  postmaster: Postmaster,
  signal: AbortSignal,
): Promise<Client | undefined> {
  const client = await connect(url, postmaster, signal);
  if (!client) return undefined;
  let held: boolean;
  try {
    held = await lock(client);
  } catch {
    return undefined;
  }
  if (held) return client;
  const holder = await holderOf(client).finally(() => client.end().catch(() => {}));
  throw new EmbeddedDatabaseError(
    `Another server (${holder}) is already using this DATA_DIR. Stop it first, or choose another DATA_DIR.`,
  );
}

async function connect(
  url: string,
  postmaster: Postmaster,
  signal: AbortSignal,
): Promise<Client | undefined> {
  const begun = Date.now();
  for (;;) {
    const { client, error } = await attempt(url);
    if (client) return client;
    signal.throwIfAborted();
    if (!(await postmaster.isAlive())) return undefined;
    if (Date.now() > begun + READY_WITHIN_MS || HOPELESS.includes(codeOf(error) ?? '')) throw notReady(error);
    await pause(pollEvery(Date.now() - begun));
  }
}

// PostgreSQL logs each refused connection, so a long recovery is polled less often.
function pollEvery(waitedMs: number): number {
  if (waitedMs < 500) return 20;
  return waitedMs < 5_000 ? 100 : 500;
}

async function attempt(url: string): Promise<{ client?: Client; error?: unknown }> {
  const client = new Client({
    connectionString: url,
    application_name: `process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return { client };
  } catch (error) {
    void client.end().catch(() => {});
    return { error };
  }
}

function notReady(error: unknown): Error {
  return new EmbeddedDatabaseError(
    `The embedded PostgreSQL is running but refuses connections: ${(error as Error).message}. See postgres.log in DATA_DIR.`,
  );
}

/** A server killed just now may hold the lock until PostgreSQL notices the broken connection. */
async function lock(client: Client): Promise<boolean> {
  const deadline = Date.now() + FORMER_HOLDER_MS;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK_KEY]);
    if (rows[0].held) return true;
    if (Date.now() > deadline) return false;
    await pause(50);
  }
}

async function holderOf(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and granted and objid = $1`,
    [LOCK_KEY],
  );
  return rows[0]?.application_name ?? 'ending now';
}
