import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { queryOnceUp } from '../testing/plainPostgres.ts';
import { freePort } from '../testing/spawnServer.ts';
import { openDatabase } from './connect.ts';
import { chooseAccount } from './embedded/account.ts';
import { ForgetfulPooler } from './refuseForgetfulPooler.ts';

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);
/** Debian 12 ships 1.18, which loses prepared statements in transaction mode. Later ones do if told so. */
const keepsStatements = (): boolean => {
  const [, minor = 0] = /1\.(\d+)/.exec(execFileSync(pgbouncer ?? '', ['--version']).toString()) ?? [];
  return Number(minor) >= 21;
};
const template = new URL(inject('templateUrl'));

/** A PgBouncer in front of the tests' PostgreSQL, which trusts its clients. */
const openPooler = async (mode: string, size: number) => {
  const home = await mkdtemp(join(tmpdir(), 'talentbench-pooler-'));
  const account = await chooseAccount(home);
  const port = await freePort();
  const database = template.pathname.slice(1);
  const users = [template.username, `${database}_app`].map((user) => `"${user}" ""\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(home, 'users.txt'),
    pool_mode: mode,
    default_pool_size: size,
    logfile: join(home, 'log'),
    ...(keepsStatements() && { max_prepared_statements: 0 }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  await writeFile(join(home, 'users.txt'), users.join(''));
  await writeFile(
    join(home, 'pgbouncer.ini'),
    `[databases]\n${database} = host=${template.hostname} port=${template.port}\n[pgbouncer]\n${lines.join('')}`,
  );
  if (account) await chown(home, account.uid, account.gid);
  const child = spawn(pgbouncer ?? '', [join(home, 'pgbouncer.ini')], {
    ...account,
    cwd: home,
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const url = new URL(template);
  url.port = String(port);
  await queryOnceUp(url.href, 'select 1');
  return {
    url: url.href,
    close: async () => {
      child.kill('SIGKILL');
      await gone;
      await rm(home, { recursive: true });
    },
  };
};

const start = async (applicationUrl: string) => {
  const database = await openDatabase({ url: template.href, applicationUrl, kind: 'postgresql' });
  await database.close();
};

it('a direct connection is taken', async () => {
  await expect(start(template.href)).resolves.toBeUndefined();
});

it.skipIf(!pgbouncer).each([1, 20])(
  'a pooler that loses prepared statements, with %i connections, is named and ends the start',
  async (size) => {
    const pooler = await openPooler('transaction', size);
    try {
      await expect(start(pooler.url)).rejects.toThrow(ForgetfulPooler);
    } finally {
      await pooler.close();
    }
  },
);

it.skipIf(!pgbouncer)('a pooler that gives each client its own connection is taken', async () => {
  const pooler = await openPooler('session', 20);
  try {
    await expect(start(pooler.url)).resolves.toBeUndefined();
  } finally {
    await pooler.close();
  }
});
