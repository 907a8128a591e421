import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export type Spawned = {
  origin: string;
  child: ChildProcess;
  output(): string;
  /** Stops the server with SIGTERM; returns the exit code and the time in milliseconds. */
  stop(): Promise<{ code: number | null; took: number }>;
  /** Kills the server without any chance to clean up. */
  kill(): Promise<void>;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Node's compile cache, as `npm start` sets it. */
const compiled = fileURLToPath(new URL('../../.cache/node', import.meta.url));

/** Node options of `npm start`: a heap limit that makes garbage collection run in time. */
const nodeArguments = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
};

/** Without a `DATA_DIR` of its own, a server would write to the `data` of this checkout. */
export type ServerEnv = { DATA_DIR: string } & Record<string, string>;

/** The real process of `npm start`, without building the site; resolves once it responds. */
export const spawnServer = async (env: ServerEnv): Promise<Spawned> => {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(
    process.execPath,
    [...nodeArguments(), fileURLToPath(new URL('../main.ts', import.meta.url))],
    {
      env: { PATH: process.env.PATH ?? '', PORT: port, NODE_COMPILE_CACHE: compiled, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const spawned: Spawned = {
    origin,
    child,
    output: () => printed,
    stop: async () => {
      const began = performance.now();
      child.kill('SIGTERM');
      return { code: await gone, took: performance.now() - began };
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
  await answering(spawned);
  return spawned;
};

const answering = async ({ origin, child, output }: Spawned): Promise<void> => {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    const health = await fetch(`${origin}/api/v1/health`).catch(() => null);
    if (health?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The server does not answer: ${output()}`);
};

/** Kills every PostgreSQL process of this DATA_DIR at once, as in a power failure. */
export const killDatabase = (dataDir: string): void => {
  for (const pid of databaseProcesses(dataDir)) signal(pid, 'SIGKILL');
};

/** PostgreSQL processes of this DATA_DIR, the main one first, then those whose titles contain these words. */
export const databaseProcesses = (dataDir: string, words = ''): number[] => {
  const file = join(dataDir, 'postgres/data/postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return [postmaster, ...childrenOf(postmaster).filter((pid) => titleOf(String(pid)).includes(words))];
};

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);

export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It had already ended.
  }
};

const titleOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

/** Runs a statement as the superuser of the embedded database in this DATA_DIR. */
export const asOwner = async (dataDir: string, sql: string): Promise<pg.QueryResult> => {
  const home = join(dataDir, 'postgres');
  const client = new pg.Client({
    host: home,
    user: 'talentbench',
    database: 'talentbench',
    password: readFileSync(join(home, 'password'), 'utf8'),
  });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
};
