import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Spawned } from './spawnServer.ts';
import { until } from './until.ts';

type Gate = {
  /** Resolves as soon as a transaction is waiting at each of its places. */
  reached(): Promise<void>;
  /** Releases the remaining transactions, and removes the gate once none is left. */
  open(): Promise<void>;
};

export type Place = { table: string; before: 'insert' | 'update'; when: string };

const key = 4711;

/**
 * Blocks every transaction at these places of the embedded database in this DATA_DIR, so that a process can
 * be killed at a defined point.
 */
export const openGate = async (dataDir: string, ...places: Place[]): Promise<Gate> => {
  const home = join(dataDir, 'postgres');
  const supervisor = new pg.Client({
    host: home,
    user: 'talentbench',
    database: 'talentbench',
    password: readFileSync(join(home, 'password'), 'utf8'),
  });
  await supervisor.connect();
  await supervisor.query(`create or replace function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${key}, tg_argv[0]::int); return new; end $$`);
  try {
    for (const [at, { table, before, when }] of places.entries())
      await supervisor.query(`
        select pg_advisory_lock(${key}, ${at});
        create trigger "gate ${at}" before ${before} on "${table}" for each row when (${when}) execute function wait_at_gate(${at})`);
  } catch (error) {
    await supervisor.end();
    throw error;
  }
  const isReached = async () =>
    (
      await supervisor.query(
        `select distinct "objid" from pg_locks where "locktype" = 'advisory' and "classid" = ${key} and not "granted"`,
      )
    ).rows.length === places.length;
  const open = async () => {
    await supervisor.query('select pg_advisory_unlock_all()');
    for (const [at, { table }] of places.entries())
      await supervisor.query(`drop trigger "gate ${at}" on "${table}"`);
    await supervisor.end();
  };
  return {
    reached: async () => {
      try {
        await until(isReached, 60_000);
      } catch {
        await open();
        throw new Error(`Nobody came to ${places.map(({ table }) => table).join(' or ')}`);
      }
    },
    open,
  };
};

/** Starts a server, and kills it as soon as it is blocked at each of these places. */
export const killAtGate = async (
  dataDir: string,
  start: () => Promise<Spawned>,
  ...places: Place[]
): Promise<void> => {
  const gate = await openGate(dataDir, ...places);
  const server = await start();
  await gate.reached();
  await server.kill();
  await gate.open();
};
