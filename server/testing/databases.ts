import pg from 'pg';

/** Runs a statement on the server of this database, from another connection. */
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

/**
 * Changes the database itself as soon as its last connection is closed, as an owner may not close those of
 * other roles.
 */
const onceUnused = async (url: string | URL, sql: string, timeLimit = 200): Promise<void> => {
  try {
    await administrate(url, sql);
  } catch (error) {
    const inUse = (error as { code?: string }).code === '55006';
    if (!inUse || timeLimit === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 25));
    await onceUnused(url, sql, timeLimit - 1);
  }
};

const nameIn = (url: string | URL): string => new URL(url).pathname.slice(1);

export const dropDatabase = (url: string | URL): Promise<void> =>
  onceUnused(url, `drop database "${nameIn(url)}"`);

export const renameDatabase = (url: string | URL, name: string): Promise<void> =>
  onceUnused(url, `alter database "${nameIn(url)}" rename to "${name}"`);
