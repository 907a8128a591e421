import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newCandidate } from './testing/newCandidate.ts';
import { type Caller, openTestServer, type TestServer } from './testing/openTestServer.ts';

const mebibyte = 1024 * 1024;
let looks = 0;
let server: TestServer;
let provider: Caller;
const open = (freeBytes: () => Promise<number>) => openTestServer({ dataDir: '/data', freeBytes });

beforeAll(async () => {
  server = await open(async () => {
    looks += 1;
    return 127 * mebibyte;
  });
  provider = await server.as('provider@talentbench.example');
});
beforeEach(() => {
  looks = 0;
});
afterAll(() => server.close());

it('writes are refused with 507 while the disk has less than 128 MiB left', async () => {
  const answer = await provider.send('POST', '/api/v1/candidates', newCandidate);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '60']);
  expect(answer.json()).toMatchObject({ code: 'server.storage-full' });
});

it('people can sign in, read, delete and sign out while the disk is nearly full', async () => {
  const entered = await server.anonymous.send('POST', '/api/v1/auth/login', {
    email: 'provider@talentbench.example',
    password: 'bench-demo',
  });
  const recruiter = await server.as('recruiter@talentbench.example');
  const list = await recruiter.get('/api/v1/savedSearches');
  const [first] = list.json();
  const removed = await recruiter.send('DELETE', `/api/v1/savedSearches/${first.id}`, undefined, {
    'if-match': `"${first.version}"`,
  });
  const left = await provider.send('POST', '/api/v1/auth/logout');
  expect([entered.statusCode, list.statusCode, removed.statusCode, left.statusCode]).toEqual([
    200, 200, 200, 200,
  ]);
});

it('free disk space is checked at most once a second', async () => {
  for (let count = 0; count < 5; count += 1) await server.anonymous.send('POST', '/api/v1/contacts', {});
  expect(looks).toBeLessThanOrEqual(1);
});

it('writes are accepted when there is space, or when free space is unknown', { tags: 'rest' }, async () => {
  for (const freeBytes of [async () => 129 * mebibyte, () => Promise.reject(new Error('no such folder'))]) {
    const roomy = await open(freeBytes);
    const caller = await roomy.as('provider@talentbench.example');
    expect((await caller.send('POST', '/api/v1/candidates', newCandidate)).statusCode).toBe(201);
    await roomy.close();
  }
});
