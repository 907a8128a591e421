import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeTemplate } from './makeTemplate.ts';
import { makeCluster, queryOnceUp } from './plainPostgres.ts';
import { childrenOf, freePort, signal } from './spawnServer.ts';

const run = promisify(execFile);

type PostgresNode = {
  port: number;
  start(): Promise<void>;
  /** Kills all its processes at once, as in a crash. */
  kill(): Promise<void>;
  /** Pauses all its processes; `thaw` resumes them. */
  freeze(): void;
  thaw(): void;
  /** Runs a statement as the superuser. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  /** Promotes a replica with pg_ctl. */
  promote(): Promise<void>;
};
export type PostgresPair = {
  primary: PostgresNode;
  replica: PostgresNode;
  /** The sample world on the primary, as a template. */
  templateUrl: string;
  stop(): Promise<void>;
};

/** fsync is off, but commits are not, as synchronous replication needs them. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=replica',
  'hot_standby=on',
  // A replica that is slow to connect would find the WAL it needs already removed, and never catch up.
  'wal_keep_size=1GB',
  'autovacuum=off',
];

/** A primary and a streaming replica on loopback, from the packaged programs. */
export const startPostgresPair = async (): Promise<PostgresPair> => {
  const { home, postgres, account, options } = await makeCluster('talentbench-pair-', 'first');

  const nodeIn = async (folder: string): Promise<PostgresNode> => {
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    let server: ChildProcess | undefined;
    const signalAll = (name: NodeJS.Signals) => {
      const pid = server?.pid ?? 0;
      for (const one of [pid, ...childrenOf(pid)]) signal(one, name);
    };
    return {
      port,
      start: async () => {
        const args = ['-D', folder, '-p', String(port), '-k', home, '-h', '127.0.0.1'];
        server = spawn(postgres, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
          ...options,
          stdio: 'ignore',
        });
        await queryOnceUp(url, 'select 1');
      },
      kill: async () => {
        if (!server || server.exitCode !== null) return;
        const gone = new Promise((resolve) => server?.once('exit', resolve));
        signalAll('SIGCONT');
        server.kill('SIGQUIT');
        await gone;
      },
      freeze: () => signalAll('SIGSTOP'),
      thaw: () => signalAll('SIGCONT'),
      ask: async (sql) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        try {
          return (await client.query(sql)).rows;
        } finally {
          await client.end();
        }
      },
      promote: async () => {
        await run(join(dirname(postgres), 'pg_ctl'), ['promote', '-w', '-D', folder], options);
      },
    };
  };

  const [first, second] = [join(home, 'first'), join(home, 'second')];
  const primary = await nodeIn(first);
  const replica = await nodeIn(second);
  await primary.start();
  await primary.ask('create role "talentbench" login createrole createdb');
  const url = `postgres://talentbench@127.0.0.1:${primary.port}/postgres`;
  const templateUrl = await makeTemplate({ url }, 'postgresql', new Date('2026-06-15T09:00:00.000Z'));
  await primary.ask('checkpoint');
  await primary.kill();
  await cp(first, second, { recursive: true, preserveTimestamps: true });
  await writeFile(join(second, 'standby.signal'), '');
  await writeFile(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=second'\n`,
  );
  await rm(join(second, 'postmaster.pid'), { force: true });
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, second]);
  await Promise.all([primary.start(), replica.start()]);
  return {
    primary,
    replica,
    templateUrl,
    stop: async () => {
      await Promise.all([primary.kill(), replica.kill()]);
      await rm(home, { recursive: true });
    },
  };
};
