import pg from 'pg';

/** Runs a statement on the server of this database, from beside it. */
export const administrate = async (url: string | URL, sql: string): Promise<void> => {
  const beside = new URL(url);
  beside.pathname = '/postgres';
  const client = new pg.Client({ connectionString: beside.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Drops the database as soon as the last connection to it is gone; an owner may not end other accounts' connections. */
export const dropDatabase = async (url: string | URL, patience = 200): Promise<void> => {
  try {
    await administrate(url, `drop database "${new URL(url).pathname.slice(1)}"`);
  } catch (error) {
    const inUse = (error as { code?: string }).code === '55006';
    if (!inUse || patience === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 25));
    await dropDatabase(url, patience - 1);
  }
};
