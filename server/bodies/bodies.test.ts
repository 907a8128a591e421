// @module-tag rest
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let port: number;
const token = async (email = 'provider@talentbench.example') => (await server.as(email)).token;
beforeAll(async () => {
  server = await openTestServer();
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => server.close());
const opened: Held[] = [];
afterEach(async () => {
  for (const { socket } of opened) socket.destroy();
  await Promise.all(opened.map(({ gone }) => gone));
  opened.length = 0;
  await fetch(`http://127.0.0.1:${port}/api/v1/health`);
});

type Held = { socket: Socket; answer: Promise<string>; gone: Promise<number> };
/** Opens a request and sends only part of its declared length. */
const hold = (path: string, headers: Record<string, string | number>, body = '{'): Held => {
  const socket = connect(port, '127.0.0.1');
  const begun = Date.now();
  let read = '';
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      read += chunk;
      if (read.includes('\r\n\r\n')) resolve(read);
    });
    socket.on('close', () => resolve(read));
    socket.on('error', () => resolve(read));
  });
  const gone = new Promise<number>((resolve) => socket.on('close', () => resolve(Date.now() - begun)));
  const lines = Object.entries({ host: 'x', 'content-type': 'application/json', ...headers });
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
  );
  const held = { socket, answer, gone };
  opened.push(held);
  return held;
};
const upload = (bearer: string, length = 10_000_000) =>
  hold('/api/v1/verificationDocuments', { authorization: `Bearer ${bearer}`, 'content-length': length });
const within = <T>(promise: Promise<T>, milliseconds: number): Promise<T | 'nothing'> =>
  Promise.race([
    promise,
    new Promise<'nothing'>((resolve) => setTimeout(() => resolve('nothing'), milliseconds)),
  ]);

describe('a request body', () => {
  it('is not read before its sender has a session', async () => {
    const held = upload('a'.repeat(43));
    expect(await within(held.answer, 5000)).toMatch(/^HTTP\/1.1 401 /);
  });

  it('is not read before its sender is authorized', async () => {
    const bearer = await token('recruiter@talentbench.example');
    const headers = { authorization: `Bearer ${bearer}`, 'transfer-encoding': 'chunked' };
    const held = hold('/api/v1/candidates/batch', headers, '1\r\n{\r\n');
    expect(await within(held.answer, 5000)).toMatch(/^HTTP\/1.1 403 /);
  });

  it('is not read for an address that does not exist', async () => {
    const held = hold('/api/v1/nothing/here', { 'content-length': 900_000 });
    expect(await within(held.answer, 5000)).toMatch(/^HTTP\/1.1 404 /);
  });

  it('of a visitor is limited to a small size', async () => {
    const held = hold('/api/v1/auth/login', { 'content-length': 100_000 });
    expect(await within(held.answer, 5000)).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is one of at most four per caller, and each that ends frees a slot', async () => {
    const bearer = await token();
    const held = [1, 2, 3, 4].map(() => upload(bearer));
    expect(await within(Promise.race(held.map(({ answer }) => answer)), 700)).toBe('nothing');
    const refused = upload(bearer);
    expect(await refused.answer).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\nretry-after: 5\r\n/);
    const other = upload(await token('recruiter@talentbench.example'));
    expect(await within(other.answer, 700)).toBe('nothing');
    const freed = held[0] as Held;
    freed.socket.destroy();
    await freed.gone;
    await fetch(`http://127.0.0.1:${port}/api/v1/health`);
    expect(await within(upload(bearer).answer, 700)).toBe('nothing');
  });

  it('that would exceed the memory limit of all bodies is refused with a time to retry', async () => {
    const people = await server.owner.query<{ email: string }>(
      `select u."email" from "users" u join "companies" c on c."id" = u."companyId"
       where u."status" = 'Active' and c."status" = 'Active' and u."role" = 'Admin' order by u."seq" limit 8`,
    );
    const held: Held[] = [];
    for (const { email } of people.rows) {
      const bearer = await token(email);
      for (let n = 0; n < 4; n++) held.push(upload(bearer, 13_000_000));
    }
    const answers = await Promise.all(held.map(({ answer }) => within(answer, 2500)));
    const busy = answers.filter((answer) => answer !== 'nothing');
    for (const answer of busy)
      expect(answer).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\nretry-after: 5\r\n/);
    expect(answers.length - busy.length).toBe(12);
  });
});

describe('a slow sender', () => {
  it('is disconnected within fifteen seconds, whether in the headers, silent or in the body', async () => {
    const silent = connect(port, '127.0.0.1');
    const silentGone = new Promise<number>((resolve) => {
      const begun = Date.now();
      silent.on('close', () => resolve(Date.now() - begun));
      silent.on('error', () => {});
      silent.resume();
    });
    const headers = connect(port, '127.0.0.1');
    const headersGone = new Promise<number>((resolve) => {
      const begun = Date.now();
      headers.on('close', () => resolve(Date.now() - begun));
      headers.on('error', () => {});
      headers.resume();
      headers.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nX-');
    });
    const body = hold('/api/v1/auth/login', { 'content-length': 200 });
    const bearer = await token();
    const stalled = upload(bearer);
    const trickle = upload(bearer, 100_000);
    const drops = setInterval(() => trickle.socket.write(' '.repeat(10)), 500);
    const slow = upload(bearer, 400_000);
    const progress = setInterval(() => slow.socket.write(' '.repeat(14_000)), 500);
    const ended = await Promise.all([silentGone, headersGone, body.gone, stalled.gone]);
    for (const took of ended) expect(took).toBeLessThan(15_000);
    expect(await body.answer).toMatch(/^HTTP\/1.1 408 /);
    expect(await slow.answer).toMatch(/^HTTP\/1.1 400 /);
    expect(await trickle.gone).toBeLessThan(25_000);
    clearInterval(drops);
    clearInterval(progress);
  });
});
