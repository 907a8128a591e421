import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type MarketRow, marketFields } from '../../domain/matching/market/marketProfile.ts';
import type { responsesOf } from '../../domain/matching/market/responses.ts';
import type { Mapping } from '../../domain/matching/market/withMappings.ts';
import type { Account } from '../database/connect.ts';
import { follow, followWrites, type Hosts } from '../database/hosts.ts';
import { quote } from '../database/sql.ts';
import { parse } from '../database/types.ts';

export type AskedRequest = Parameters<typeof responsesOf>[0] extends Iterable<infer One> ? One : never;

/** What was committed between one look and the next; `snapshot` stands for the later look. */
export type Changes = {
  snapshot: string;
  candidates: string[];
  providers: string[];
  /** What names mean is not what it was. */
  mapped: boolean;
  /** The database is older than at the look before: it was put back. */
  restored: boolean;
};

export type MarketReader = ReturnType<typeof openMarketReader>;

const columns = marketFields.map(quote).join(', ');

/** How often, in milliseconds, and how many times a replica is asked whether it has come as far as the primary. */
const settling = { every: 100, times: 10 };

/**
 * Reads the market with an account that is shown what matching knows, and nothing more. A replica spares the primary the
 * reading of everybody; what has changed is always asked of the primary.
 */
export const openMarketReader = (account: Account, role: string, replica?: Account) => {
  const reader = readerAt(account, role);
  const copy = replica && readerAt(replica, role);
  return {
    ...reader,
    /** The reader of everybody: the replica's if it gets within a second to where the primary is now. */
    bulk: async (): Promise<BulkReader> => {
      if (!copy) return reader;
      const position = await reader.position();
      for (let time = 0; time < settling.times; time++) {
        const replayed = await copy.replayed().catch(() => null);
        if (replayed === null) return reader;
        if (replayed >= position) return copy;
        await pause(settling.every);
      }
      return reader;
    },
    isPrimary: (bulk: BulkReader): boolean => bulk === reader,
    close: async () => {
      await Promise.all([reader.close(), copy?.close()]);
    },
  };
};

/** What is read to make an index. */
export type BulkReader = Omit<ReturnType<typeof readerAt>, 'close'>;

const readerAt = (account: Account, role: string) => {
  /** Several replicas may share an address: what is read later must not be older. */
  let furthest = 0;
  const { hosts: all, ...address } = account;
  const pool = new pg.Pool({
    ...address,
    max: 1,
    pipeline: true,
    types: parse,
    application_name: 'talentbench-matching',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 300_000,
    query_timeout: 65_000,
    keepAlive: true,
  });
  // A connection that is lost shows in the query that needs it, or is replaced.
  pool.on('connect', (client) => client.on('error', () => {})).on('error', () => {});
  /** Where there are several hosts, the one that takes writes is looked for when the first question comes. */
  let following: Promise<Hosts> | undefined;
  const connect = async () => {
    if (all && !following) {
      following = followWrites(address, all);
      following
        .then((hosts) => follow(pool, hosts))
        .catch(() => {
          following = undefined;
        });
    }
    await following;
    return pool.connect();
  };
  const beginning = `begin read only; set local role ${quote(role)}; set local timezone = 'UTC'; set local statement_timeout = 60000`;
  /** Every statement in a transaction of its own, which says by which role: a pooler may stand in between. */
  const rowsOf = async <R>(sql: string, values: unknown[] = []): Promise<R[]> => {
    const client = await connect();
    let broken: Error | undefined;
    try {
      // Its failure surfaces in the statement that follows.
      client.query(beginning).catch(() => {});
      const [at, { rows }] = await Promise.all([
        client.query<{ position: number | null }>(replayedSql),
        client.query(sql, values),
      ]);
      const position = at.rows[0]?.position ?? 0;
      if (position < furthest) throw new Error('The replica has fallen behind what was read before');
      furthest = position;
      await client.query('commit');
      return rows as R[];
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    snapshot: async (): Promise<string> => {
      const [row] = await rowsOf<{ snapshot: string }>(snapshotSql);
      return row?.snapshot ?? '';
    },

    /** How far the log of this primary has got. */
    position: async (): Promise<number> => {
      const [row] = await rowsOf<{ position: number }>('select "wal_position"() as "position"');
      return row?.position ?? 0;
    },

    /** How far this replica has replayed it; null where it is none. */
    replayed: async (): Promise<number | null> => {
      const [row] = await rowsOf<{ position: number | null }>(replayedSql);
      return row?.position ?? null;
    },

    changesSince: async (snapshot: string): Promise<Changes> => {
      const [changes] = await rowsOf<Changes>(changesSql, [snapshot]);
      return changes as Changes;
    },

    count: async (): Promise<number> => {
      const [row] = await rowsOf<{ n: number }>('select count(*) as n from "candidates" where "listed"');
      return row?.n ?? 0;
    },

    /** Everybody who is listed, a page at a time, so that never many are held at once. */
    everybody: async function* (perPage = 1000): AsyncGenerator<MarketRow[]> {
      for (let after = 0; ; ) {
        const page = await rowsOf<MarketRow & { seq: number }>(
          `select "seq", ${columns} from "candidates" where "listed" and "seq" > $1 order by "seq" limit $2`,
          [after, perPage],
        );
        const last = page.at(-1);
        if (!last) return;
        after = last.seq;
        yield page;
      }
    },

    /** Those of these candidates who are listed. */
    candidates: (ids: readonly string[]): Promise<MarketRow[]> =>
      rowsOf(`select ${columns} from "candidates" where "listed" and "id" = any($1)`, [ids]),

    /** What providers were asked since then: all of them, or these. */
    requests: (since: Date, providers: readonly string[] | null): Promise<AskedRequest[]> =>
      rowsOf(
        `select "providerId", "status", "answeredAt", "createdAt" from "requests"
         where "createdAt" >= $1 and ($2::text[] is null or "providerId" = any($2))`,
        [since, providers],
      ),

    mappings: async (): Promise<Mapping[]> => {
      const rows = await rowsOf<{ name: string; skill: string }>(
        `select "name", "skill" from "unknownSkills" where "status" = 'Mapped'`,
      );
      return rows.map(({ name, skill }) => [name, skill]);
    },

    close: async () => {
      await (await following?.catch(() => undefined))?.close();
      await pool.end();
    },
  };
};

const replayedSql = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as "position"`;

/**
 * A replica's snapshot does not list the transactions that are under way (PostgreSQL keeps them elsewhere there), so they
 * would pass for seen. There, everything from the oldest of them on counts as unseen and is read again.
 */
const snapshotSql = `select case when pg_is_in_recovery() then format('%1$s:%1$s:', pg_snapshot_xmin(s)) else s::text end as "snapshot"
  from pg_current_snapshot() s`;

/**
 * Transactions do not commit in the order of their numbers, so no number and no time tells what is new. A snapshot
 * does: whatever this statement sees and the last look's snapshot did not. Numbers below its `xmin` it saw all.
 */
const changesSql = `with fresh as (
    select distinct "noun", "target" from "marketChanges"
    where "xid" >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot("xid", $1::pg_snapshot)
  )
  select pg_current_snapshot()::text as "snapshot",
    array(select "target" from fresh where "noun" = 'candidates') as "candidates",
    array(select "target" from fresh where "noun" = 'requests') as "providers",
    exists (select 1 from fresh where "noun" = 'unknownSkills') as "mapped",
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) as "restored"`;
