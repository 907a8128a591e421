import type pg from 'pg';

/** PostgreSQL's codes for a prepared statement that is not known, or known already. */
const forgotten = ['26000', '42P05'];

export class ForgetfulPooler extends Error {
  override name = 'ForgetfulPooler';
  constructor() {
    super(
      'DATABASE_URL leads to a connection pooler that loses prepared statements, so requests would fail at random. PgBouncer in transaction mode must be 1.21 or newer, with max_prepared_statements above 0. Otherwise use pool_mode=session, or give the address of PostgreSQL itself.',
    );
  }
}

/**
 * Fails if a statement that one connection has prepared is missing when it is executed again, or stands in the
 * way of another connection. In transaction mode, the second connection takes the server connection of the first
 * one, holds it, and the first gets another. `pool` needs two connections.
 */
export const refuseForgetfulPooler = async (pool: pg.Pool): Promise<void> => {
  const one = await pool.connect();
  const other = await pool.connect();
  const statement = { name: 'talentbench-probe', text: 'select 1' };
  try {
    await one.query(statement);
    await other.query(statement);
    await other.query('begin');
    await one.query(statement);
    await other.query('rollback');
  } catch (error) {
    if (forgotten.includes((error as { code?: string }).code ?? '')) throw new ForgetfulPooler();
    throw error;
  } finally {
    // Not used again: what the pooler made of them is unknown.
    one.release(true);
    other.release(true);
  }
};
