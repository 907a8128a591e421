// @module-tag rest
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openTestServer, type TestServer, testSecrets, today } from './testing/openTestServer.ts';

let first: TestServer;
let second: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  first = await openTestServer();
  second = await buildApp({
    database: first.database,
    clock: () => today,
    secrets: testSecrets,
    version: 'second',
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const elsewhere = (token: string, url: string) =>
  second.inject({ url, headers: { authorization: `Bearer ${token}` } });

describe('several processes on one database', () => {
  it('share sessions and rows', async () => {
    const provider = await first.as('provider@talentbench.example');
    const made = await provider.send('POST', '/api/v1/candidates', {
      name: 'Ira Novak',
      title: 'Test Lead',
      experience: 8,
      location: 'Brno',
      rate: 7000,
    });
    expect((await elsewhere(provider.token, `/api/v1/candidates/${made.json().id}`)).json().name).toBe(
      'Ira Novak',
    );
  });

  it('execute a write with one key once, whichever of them gets it', async () => {
    const provider = await first.as('provider@talentbench.example');
    const request = {
      method: 'POST' as const,
      url: '/api/v1/candidates',
      headers: { authorization: `Bearer ${provider.token}`, 'idempotency-key': 'one-key-two-processes' },
      payload: { name: 'Ira Novak', title: 'Test Lead', experience: 8, location: 'Brno', rate: 7000 },
    };
    const answers = await Promise.all([
      first.app.inject(request),
      second.inject(request),
      first.app.inject(request),
      second.inject(request),
    ]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('all end a session that one of them ended', async () => {
    const recruiter = await first.as('recruiter@talentbench.example');
    expect((await elsewhere(recruiter.token, '/api/v1/auth/profile')).statusCode).toBe(200);
    await recruiter.send('POST', '/api/v1/auth/logout');
    expect((await elsewhere(recruiter.token, '/api/v1/auth/profile')).statusCode).toBe(401);
  });

  it('count the same totals', async () => {
    const admin = await first.as('admin@talentbench.example');
    const here = await admin.get('/api/v1/candidates');
    expect((await elsewhere(admin.token, '/api/v1/candidates')).headers['content-range']).toBe(
      here.headers['content-range'],
    );
  });
});
