import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killDatabase, spawnServer } from '../testing/spawnServer.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talentbench-process-'));
});
afterAll(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe('the process', () => {
  it('ends its start with one message that names a bad value', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [main], {
      env: { ...process.env, PORT: 'eighty', SAMPLE_DATA: 'perhaps' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('TalentBench cannot start:\nPORT must be a number\nSAMPLE_DATA must be on or off\n');
  });

  it('says that it is healthy, drains at SIGTERM and ends with 0 within ten seconds', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir });
    expect(await (await fetch(`${server.origin}/api/v1/health`)).json()).toEqual({
      status: 'ok',
      version: '0.1.0',
      database: 'embedded',
      sampleData: true,
    });
    const underWay = fetch(`${server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'provider@talentbench.example', password: 'bench-demo' }),
    });
    await fetch(`${server.origin}/api/v1/health`);
    const stopped = await server.stop();
    expect([stopped.code, stopped.took < 10_000]).toEqual([0, true]);
    expect((await underWay).status).toBe(200);
  });

  it('logs JSON lines with a request id, and nothing of who signed in', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir });
    await fetch(`${server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'provider@talentbench.example', password: 'bench-demo' }),
    });
    await fetch(
      `${server.origin}/api/v1/users?filter=${encodeURIComponent('{"q":"provider@talentbench.example"}')}`,
    );
    await server.stop();
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const answered = lines.filter((line) => line.msg === 'answered');
    expect(answered).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        route: '/api/v1/auth/login',
        status: 200,
        reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    );
    expect(server.output()).not.toMatch(/talentbench\.example|bench-demo|Bearer|postgres:\/\//);
  });

  it('without sample data has no accounts, and makes the first operator by a one-time token', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'talentbench-empty-'));
    const server = await spawnServer({ DATA_DIR: empty, SAMPLE_DATA: 'off', NODE_ENV: 'production' });
    const post = (path: string, body: unknown) =>
      fetch(`${server.origin}/api/v1/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const account = { email: 'olga@market.example', password: 'orchid-lantern-42' };
    expect((await post('login', { email: 'admin@talentbench.example', password: 'bench-demo' })).status).toBe(
      401,
    );
    const token = /"token":"([\w-]+)"/.exec(server.output())?.[1];
    const person = { ...account, firstName: 'Olga', lastName: 'Brandt' };
    expect((await post('set-up', { ...person, token: 'guessed-guessed-guessed' })).status).toBe(401);
    expect((await post('set-up', { ...person, token })).status).toBe(201);
    expect((await post('set-up', { ...person, token })).status).toBe(401);
    expect((await post('login', account)).status).toBe(200);
    await server.stop();
    const again = await spawnServer({ DATA_DIR: empty, SAMPLE_DATA: 'off' });
    await again.stop();
    expect(again.output()).not.toContain('one-time token');
    await rm(empty, { recursive: true });
  });
});
