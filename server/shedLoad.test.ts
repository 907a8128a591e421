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
  // Behind from the start: any delay is too long.
  server = await openTestServer({ mostLate: 0, log: pino({ level: 'warn' }, lines) });
});
afterAll(() => server.close());

it('refuses requests to the API while the process is late, and says when to try again', async () => {
  const answer = await server.app.inject('/api/v1/marketCounts');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'Overloaded' });
  expect(answer.headers['retry-after']).toBe('2');
});

it('answers the health check all the same', async () => {
  expect((await server.app.inject('/api/v1/health')).statusCode).toBe(200);
  expect((await server.app.inject('/livez')).statusCode).toBe(200);
});

it('logs each refused request in one line without a trace', async () => {
  logged.length = 0;
  await server.app.inject('/api/v1/marketCounts');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ level: 40, code: 'Overloaded', msg: 'request failed' });
  expect(logged[0]).not.toHaveProperty('err');
});
