// @module-tag rest
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySeeded } from '../testing/copySeeded.ts';
import { asOwner, killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copySeeded('stop');
});
afterAll(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const isDatabaseRunning = () => existsSync(join(dataDir, 'postgres/data/postmaster.pid'));

type Answer = { status: number; closes: boolean };
const ask = (url: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response: IncomingMessage) => {
      response.resume().once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      );
    }).once('error', reject);
  });

/** Sends requests over one keep-alive connection until a response closes it. */
const busyClient = async ({ origin }: Spawned, answers: Answer[]): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let last: Answer;
  do {
    last = await ask(`${origin}/api/v1/health`, agent);
    answers.push(last);
  } while (!last.closes);
  agent.destroy();
};

describe('a server that is stopping', () => {
  it('answers every pending request, closes its connections and leaves no database running', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const answers: Answer[] = [];
    const clients = Array.from({ length: 24 }, () => busyClient(server, answers));
    const idle = new Agent({ keepAlive: true });
    await ask(`${server.origin}/api/v1/health`, idle);
    const unused = connect(Number(new URL(server.origin).port), '127.0.0.1');
    await once(unused, 'connect');
    await until(() => answers.length >= 500);
    const stopped = await server.stop();
    await Promise.all(clients);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect([stopped.code, stopped.took < 5000, isDatabaseRunning()]).toEqual([0, true, false]);
    for (const agent of [idle, unused]) agent.destroy();
  });

  it('ignores further signals with a message, and still stops its database', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir });
    const kept = new Agent({ keepAlive: true });
    await ask(`${server.origin}/api/v1/health`, kept);
    server.child.kill('SIGTERM');
    await until(() => server.output().includes('"stopping"'));
    server.child.kill('SIGTERM');
    server.child.kill('SIGINT');
    const { code, took } = await server.stop();
    expect([code, took < 5000, isDatabaseRunning()]).toEqual([0, true, false]);
    expect(server.output()).toContain('already stopping; this signal is ignored');
    kept.destroy();
  });

  it('exits in time with a code other than 0 if it has to cut off a request', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const slow = connect(Number(new URL(server.origin).port), '127.0.0.1');
    slow
      .on('error', () => {})
      .write(
        'POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      );
    await ask(`${server.origin}/api/v1/health`, new Agent());
    const { code, took } = await server.stop();
    expect([code, took < 5000, isDatabaseRunning()]).toEqual([1, true, false]);
  });

  it('stops its database even if stopped while starting', async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const env = { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir };
    const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
    const gone = once(child, 'exit');
    await until(isDatabaseRunning);
    child.kill('SIGTERM');
    expect([await gone, isDatabaseRunning()]).toEqual([[0, null], false]);
  });

  it('stops the database left by a killed server, after it was started and stopped again', async () => {
    const killed = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    await killed.kill();
    expect(isDatabaseRunning()).toBe(true);
    const next = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    await asOwner(dataDir, 'select 1');
    expect([(await next.stop()).code, isDatabaseRunning()]).toEqual([0, false]);
  });
});
