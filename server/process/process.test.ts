// @module-tag rest
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callServer, signInAt } from '../testing/callServer.ts';
import { copySeeded } from '../testing/copySeeded.ts';
import { killDatabase, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let dataDir: string;
beforeAll(async () => {
  dataDir = await copySeeded('process');
});
afterAll(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

type Listed = { body: { id: string; status: string }[] };
/** The newest mail, as soon as it is in the outbox. */
const kept = async (list: () => Promise<Listed>, timeLimit = 400): Promise<{ id: string }> => {
  const [mail] = (await list()).body;
  if (mail?.status === 'Kept') return mail;
  if (timeLimit === 0) throw new Error('The mail was not kept');
  await new Promise((resolve) => setTimeout(resolve, 25));
  return kept(list, timeLimit - 1);
};

describe('the server process', () => {
  it('fails to start with one message that names an invalid value', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [main], {
      env: { ...process.env, PORT: 'eighty', SAMPLE_DATA: 'perhaps' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('TalentBench cannot start:\nPORT must be a number\nSAMPLE_DATA must be on or off\n');
  });

  it('says that its port is taken before it makes or starts a database', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const empty = await mkdtemp(join(tmpdir(), 'talentbench-taken-'));
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: empty },
      encoding: 'utf8',
    });
    taken.close();
    expect([status, stderr]).toEqual([1, `TalentBench cannot start:\nPORT ${port} is already in use\n`]);
    expect(await readdir(empty)).toEqual([]);
    await rm(empty, { recursive: true });
  });

  it('names the sample accounts in a warning if others can reach it', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir, PUBLIC_URL: 'https://bench.example' });
    await server.stop();
    const warned = server
      .output()
      .split('\n')
      .find((line) => line.includes('ANYONE CAN SIGN IN'));
    for (const words of ['"level":40', 'admin@talentbench.example', 'bench-demo', 'https://bench.example'])
      expect(warned).toContain(words);
  });

  it('reports that it is healthy, drains on SIGTERM and exits with 0 within five seconds', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir });
    expect(await (await fetch(`${server.origin}/api/v1/health`)).json()).toEqual({
      status: 'ok',
      version: '1.0.0-rc.1',
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
    expect([stopped.code, stopped.took < 5000]).toEqual([0, true]);
    expect((await underWay).status).toBe(200);
  });

  it('logs JSON lines with a request id, and no personal data of the user', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir });
    await signInAt(server.origin, 'provider');
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

  it('lets an approved visitor sign in with the stored mail, and logs no secret of it', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir });
    const call = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const response = await callServer(server.origin, path, { method, body, headers });
      return { status: response.status, body: await response.json() };
    };
    const wish = { firstName: 'Ada', lastName: 'Byron', email: 'ada@engines.example', company: 'Engines' };
    await call('POST', 'signUpRequests', { ...wish, userType: 'recruiter', language: 'es' });
    const operator = { email: 'admin@talentbench.example', password: 'bench-demo' };
    const { token } = (await call('POST', 'auth/login', operator)).body.data;
    const bearer = { authorization: `Bearer ${token}` };
    const newest = encodeURIComponent('["id","DESC"]');
    const { id } = (await call('GET', `signUpRequests?sort=${newest}`, undefined, bearer)).body[0];
    await call('PUT', `signUpRequests/${id}`, { status: 'Approved' }, { ...bearer, 'if-match': '"1"' });
    const mail = await kept(() => call('GET', `mails?sort=${newest}`, undefined, bearer));
    const { text } = (await call('GET', `mails/${mail.id}/text`, undefined, bearer)).body.data;
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
    expect([link.origin, link.pathname, link.search]).toEqual([
      `http://localhost:${new URL(server.origin).port}`,
      '/set-password',
      '?lang=es',
    ]);
    const key = link.hash.slice('#token='.length);
    const chosen = { token: key, password: 'orchid-lantern-42' };
    expect((await call('POST', 'auth/password-link/use', chosen)).status).toBe(200);
    const signedIn = await call('POST', 'auth/login', { email: wish.email, password: chosen.password });
    expect(signedIn.body.data.user).toMatchObject({ firstName: 'Ada', userType: 'recruiter' });
    await server.stop();
    expect(server.output()).toContain('a mail was kept in the outbox');
    expect(server.output()).not.toMatch(/engines\.example|Byron|127\.0\.0\.1[^:]/);
    expect(server.output()).not.toContain(key);
  });

  it('without sample data has no accounts, and creates the first operator with a one-time token', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'talentbench-empty-'));
    const server = await spawnServer({ DATA_DIR: empty, SAMPLE_DATA: 'off', NODE_ENV: 'production' });
    const post = (path: string, body: unknown) => callServer(server.origin, `auth/${path}`, { body });
    const account = { email: 'olga@market.example', password: 'orchid-lantern-42' };
    expect((await post('login', { email: 'admin@talentbench.example', password: 'bench-demo' })).status).toBe(
      401,
    );
    const tokenPrinted = () => /"token":"([\w-]+)"/.exec(server.output())?.[1];
    await until(() => tokenPrinted() !== undefined);
    const token = tokenPrinted();
    const person = { ...account, firstName: 'Olga', lastName: 'Brandt' };
    expect((await post('set-up', { ...person, token: 'guessed-guessed-guessed' })).status).toBe(401);
    expect((await post('set-up', { ...person, token })).status).toBe(201);
    expect((await post('set-up', { ...person, token })).status).toBe(409);
    expect((await post('login', account)).status).toBe(200);
    await server.stop();
    const again = await spawnServer({ DATA_DIR: empty, SAMPLE_DATA: 'on' });
    expect((await (await fetch(`${again.origin}/api/v1/health`)).json()).sampleData).toBe(false);
    await again.stop();
    expect(again.output()).not.toContain('one-time token');
    const paying = spawnSync(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: empty, PORT: '0', SAMPLE_DATA: 'on', PAYMENT_GATEWAY: 'test' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(paying.stderr).toContain('PAYMENT_GATEWAY=test needs sample data');
    await rm(empty, { recursive: true });
  });

  it('recognizes sample data by the database, whatever SAMPLE_DATA says at a later start', async () => {
    await (await spawnServer({ DATA_DIR: dataDir })).stop();
    const server = await spawnServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', HOST: '0.0.0.0' });
    const { port } = new URL(server.origin);
    expect((await (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).json()).sampleData).toBe(true);
    await server.stop();
    expect(server.output()).toContain('ANYONE CAN SIGN IN');
  });
});
