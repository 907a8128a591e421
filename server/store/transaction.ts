import { createHash } from 'node:crypto';
import type { PoolClient, QueryConfig } from 'pg';
import type { NounName } from '../../domain/contract/index.ts';
import { Overloaded } from '../../domain/errors.ts';
import { collectChanges, type RowChanges } from '../../domain/live/rowChanges.ts';
import { utcDay } from '../../domain/time/days.ts';
import type { Database } from '../database/connect.ts';
import { asFault, asNoConnection, isFull } from '../database/faults.ts';
import { roleName, type WorkingRole } from '../database/roles.ts';
import { quote } from '../database/sql.ts';

type CommitEvent = NounName | 'backgroundJobs' | 'rowChanges';

/**
 * One database transaction with the rights of one database role: each of its statements runs with them,
 * whatever else runs in the same transaction. Statements are pipelined.
 */
export type Transaction = {
  readonly role: WorkingRole | 'app';
  /** The same transaction with the rights of another database role. This one keeps its own. */
  as(role: WorkingRole): Transaction;
  query<R>(sql: string, values?: unknown[]): Promise<R[]>;
  /** The same, planned for these exact values: for queries whose best plan depends on them. */
  queryAnew<R>(sql: string, values?: unknown[]): Promise<R[]>;
  /** Sets the timeout of each following statement, for work that is known to be slow. */
  allow(seconds: number): void;
  /** Runs the work, or skips it if the disk is full: for records that must not prevent the request itself. */
  ifRoom(work: () => Promise<unknown>): Promise<void>;
  /** Emits an event in this process after the commit: a noun that changed, or a job that became due. */
  announce(event: CommitEvent): void;
  /** Rows that this transaction changes, which are told to open pages after the commit. */
  readonly changes: RowChanges;
};

/**
 * Runs the work in one transaction: when it returns, everything is on disk; if it throws, nothing is stored.
 */
export const inTransaction = async <T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const client = await checkOut(database);
  let broken: Error | undefined;
  try {
    // Its failure surfaces in the following statement.
    client.query(beginning(database)).catch(() => {});
    const open = new OpenTransaction(client, database);
    const result = await work(open.as('app'));
    const kept = open.keepChanges();
    await Promise.all([kept, client.query('commit')]);
    for (const event of open.announced) database.committed.emit(event);
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw asFault(error);
  } finally {
    client.release(broken);
  }
};

/** The same, beginning with the permissions of this database role. */
export const inTransactionAs = <T>(
  database: Database,
  role: WorkingRole,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => inTransaction(database, (transaction) => work(transaction.as(role)));

/** One statement outside of any transaction. */
export const askOnce = async <R>({ pool, timeLimit }: Database, question: QueryConfig): Promise<R[]> => {
  try {
    return (await pool.query(withTimeLimit(question, timeLimit))).rows as R[];
  } catch (error) {
    throw asNoConnection(error);
  }
};

/** Milliseconds that the last connection was waited for; above the limit, no further request waits. */
const lastWait = new WeakMap<Database['pool'], number>();
const longestWait = 1000;

/** Whether another request for a connection would wait for too long. */
export const isBehind = ({ pool, mostWaiting }: Database): boolean =>
  pool.waitingCount >= mostWaiting ||
  (pool.waitingCount > 0 &&
    mostWaiting < Number.POSITIVE_INFINITY &&
    (lastWait.get(pool) ?? 0) > longestWait);

const checkOut = async (database: Database): Promise<PoolClient> => {
  if (isBehind(database)) throw Overloaded();
  const { pool } = database;
  const began = performance.now();
  try {
    return await pool.connect();
  } catch (error) {
    throw asNoConnection(error);
  } finally {
    lastWait.set(pool, performance.now() - began);
  }
};

/** The driver closes the connection if there is no response after this many milliseconds. */
const withTimeLimit = (statement: QueryConfig, ms: number): QueryConfig & { query_timeout: number } => ({
  ...statement,
  query_timeout: ms,
});

const beginning = ({ clock, statement, readOnly }: Database): string =>
  [
    readOnly ? 'begin read only' : 'begin',
    `set local timezone = 'UTC'`,
    `set local statement_timeout = ${statement}`,
    'set local idle_in_transaction_session_timeout = 30000',
    ...(clock ? [`set local app.today = '${utcDay(clock())}'`] : []),
  ].join('; ');

const rollBack = async (client: PoolClient): Promise<Error | undefined> => {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
};

class OpenTransaction {
  readonly announced = new Set<CommitEvent>();
  private readonly changes = collectChanges();
  private readonly handles = new Map<WorkingRole | 'app', Transaction>();
  private readonly client: PoolClient;
  private readonly database: Database;
  /** The role that the last statement sent will leave. */
  private role: WorkingRole | 'app' = 'app';
  private timeLimit: number;

  constructor(client: PoolClient, database: Database) {
    this.client = client;
    this.database = database;
    this.timeLimit = database.timeLimit;
  }

  as(role: WorkingRole | 'app'): Transaction {
    const known = this.handles.get(role);
    if (known) return known;
    const handle: Transaction = {
      role,
      as: (other) => this.as(other),
      query: (sql, values = []) => {
        const name = statementName(role, sql);
        return this.ask(role, { text: sql, values, ...(name && { name }) });
      },
      queryAnew: (sql, values = []) => this.ask(role, { text: sql, values }),
      allow: (seconds) => this.allow(seconds),
      ifRoom: (work) => this.ifRoom(work),
      announce: (event) => void this.announced.add(event),
      changes: this.changes,
    };
    this.handles.set(role, handle);
    return handle;
  }

  /** Its failure aborts the transaction, so that the commit stores nothing. */
  async keepChanges() {
    const changes = this.changes.isEmpty() ? [] : this.changes.addressed();
    if (changes.length === 0) return;
    this.announced.add('rowChanges');
    await this.as('system').query(keepChangesSql, [JSON.stringify(changes)]);
  }

  private ask<R>(role: WorkingRole | 'app', statement: QueryConfig): Promise<R[]> {
    this.take(role);
    return handled(this.measured<R>(statement));
  }

  /** Statements are sent in order, so each runs with the role set just before it. */
  private take(role: WorkingRole | 'app') {
    if (role === this.role) return;
    this.role = role;
    // Its failure surfaces in the following statement, as the transaction is then aborted.
    const name = role === 'app' ? 'none' : quote(roleName(this.database.name, role));
    this.send({ text: `set local role ${name}` }).catch(() => {});
  }

  private allow(seconds: number) {
    this.timeLimit = (seconds + 5) * 1000;
    this.send({ text: `set local statement_timeout = '${seconds}s'` }).catch(() => {});
  }

  private async ifRoom(work: () => Promise<unknown>) {
    const { role } = this;
    this.send({ text: 'savepoint "room"' }).catch(() => {});
    try {
      await work();
      this.send({ text: 'release savepoint "room"' }).catch(() => {});
    } catch (error) {
      if (!isFull(error)) throw error;
      await this.send({ text: 'rollback to savepoint "room"' });
      // The rollback restores the role as well.
      this.role = role;
    }
  }

  private send(statement: QueryConfig) {
    return this.client.query(withTimeLimit(statement, this.timeLimit));
  }

  /** From sending to response, including the wait for earlier statements in the pipeline. */
  private async measured<R>(statement: QueryConfig): Promise<R[]> {
    const begun = performance.now();
    const told = this.database.tracer?.statement(statement.text);
    let failed = true;
    try {
      const { rows } = await this.send(statement);
      failed = false;
      return rows as R[];
    } finally {
      this.database.meter.record('database', performance.now() - begun, failed);
      told?.(failed);
    }
  }
}

/** When a connection is lost, all its statements reject, including those no longer awaited. */
const handled = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => {});
  return answer;
};

const keepChangesSql = `insert into "rowChanges" ("noun", "target", "kind", "version", "audience")
  select "noun", "id", "kind", "version", array(select json_array_elements_text("audience"))
  from json_to_recordset($1::json) c ("noun" text, "id" text, "kind" text, "version" int, "audience" json)`;

const mostStatements = 600;
const names = new Map<string, string>();
/** Prepared once per connection and role, as a plan under row-level security belongs to one role. */
const statementName = (role: string, sql: string): string | undefined => {
  const key = `${role}:${sql}`;
  const known = names.get(key);
  if (known || names.size >= mostStatements) return known;
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  names.set(key, name);
  return name;
};
