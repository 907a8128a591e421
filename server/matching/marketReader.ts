import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type MarketRow, marketFields } from '../../domain/matching/market/marketProfile.ts';
import type { responsesOf } from '../../domain/matching/market/responses.ts';
import type { Mapping } from '../../domain/matching/market/withMappings.ts';
import type { Account } from '../database/connect.ts';
import { follow, followWrites, type Hosts } from '../database/hosts.ts';
import { quote } from '../database/sql.ts';
import { parse } from '../database/types.ts';

type AskedRequest = Parameters<typeof responsesOf>[0] extends Iterable<infer One> ? One : never;

/** Changes committed between two reads; `snapshot` identifies the later one. */
export type Changes = {
  snapshot: string;
  candidates: string[];
  providers: string[];
  /** Skill mappings have changed. */
  mapped: boolean;
  /** The database is older than at the previous read: it was restored. */
  restored: boolean;
};

export type MarketReader = ReturnType<typeof openMarketReader>;

const columns = marketFields.map(quote).join(', ');

/**
 * Interval in milliseconds, and number of attempts, to wait until a replica has caught up with the primary.
 */
const settling = { every: 100, times: 10 };

/**
 * Reads the market with a role that sees only what matching uses. Full reads may use a replica; changes are
 * always read from the primary.
 */
export const openMarketReader = (account: Account, role: string, replica?: Account) => {
  const reader = readerAt(account, role);
  const copy = replica && readerAt(replica, role);
  return {
    ...reader,
    /** The source for a full read: the replica if it catches up with the primary within a second. */
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

/** Data for building an index. */
export type BulkReader = Omit<ReturnType<typeof readerAt>, 'close'>;

const readerAt = (account: Account, role: string) => {
  /** Several replicas may share a URL: later reads must not be older. */
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
  // A lost connection fails the query that needs it, or is replaced.
  pool.on('connect', (client) => client.on('error', () => {})).on('error', () => {});
  /** With several hosts, the primary is looked up at the first query. */
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
  /** Each statement has its own transaction that sets the role, as there may be a pooler in between. */
  const rowsOf = async <R>(sql: string, values: unknown[] = []): Promise<R[]> => {
    const client = await connect();
    let broken: Error | undefined;
    try {
      // Its failure surfaces in the following statement.
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

    /** Current WAL position of this primary. */
    position: async (): Promise<number> => {
      const [row] = await rowsOf<{ position: number }>('select "wal_position"() as "position"');
      return row?.position ?? 0;
    },

    /** Replayed WAL position of this replica; null if it is none. */
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

    /** All listed candidates in pages, to limit memory. */
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

    /** Requests to providers since then: to all of them, or to these. */
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
 * A replica's snapshot does not list transactions in progress (PostgreSQL stores them elsewhere there), which
 * would count as seen. Everything from the oldest of them on is therefore treated as unseen and read again.
 */
const snapshotSql = `select case when pg_is_in_recovery() then format('%1$s:%1$s:', pg_snapshot_xmin(s)) else s::text end as "snapshot"
  from pg_current_snapshot() s`;

/**
 * Transactions do not commit in the order of their ids, so neither ids nor times identify new rows. Snapshots
 * do: new is what this statement sees and the last snapshot did not. Everything below its `xmin` was already
 * visible.
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
