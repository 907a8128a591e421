import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testing/openTestServer.ts';

let server: TestServer;
const logged: Record<string, unknown>[] = [];
const lines = new Writable({
  write: (chunk, _encoding, done) => {
    logged.push(JSON.parse(String(chunk)));
    done();
  },
});
beforeAll(async () => {
  // Overloaded from the start: any delay exceeds the limit.
  server = await openTestServer({ mostLate: 0, log: pino({ level: 'warn' }, lines) });
});
afterAll(() => server.close());

it('API requests are refused while the process is overloaded, with a time to retry', async () => {
  const answer = await server.app.inject('/api/v1/marketCounts');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'server.overloaded' });
  expect(answer.headers['retry-after']).toBe('2');
});

it('the health check is answered while the process is overloaded', async () => {
  expect((await server.app.inject('/api/v1/health')).statusCode).toBe(200);
  expect((await server.app.inject('/livez')).statusCode).toBe(200);
});

it('each request refused for overload is logged in one line without a stack trace', async () => {
  logged.length = 0;
  await server.app.inject('/api/v1/marketCounts');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ level: 40, code: 'server.overloaded', msg: 'request failed' });
  expect(logged[0]).not.toHaveProperty('err');
});
