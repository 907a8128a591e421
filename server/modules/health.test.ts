import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ask = async (url: string) => {
  const { statusCode, body } = await server.anonymous.get(url);
  return [statusCode, JSON.parse(body)];
};

describe('the probes', () => {
  it('say that the process is up and that requests may be sent to it', async () => {
    expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
    expect(await ask('/readyz')).toEqual([200, { status: 'ok' }]);
  });

  it('say that no requests may be sent while the database does not answer, or refuses', async () => {
    const { pool } = server.database;
    const held = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    expect(await ask('/readyz')).toEqual([503, { status: 'database unavailable' }]);
    expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
    for (const client of held) client.release();
    expect(await ask('/readyz')).toEqual([200, { status: 'ok' }]);
  });

  it('say that no requests may be sent while the server stops, and are still answered', async () => {
    const origin = await server.listen();
    const slow = fetch(`${origin}/livez`);
    await slow;
    const drained = server.app.drain(5000);
    expect(await ask('/readyz').catch(() => 'closed')).toEqual([503, { status: 'stopping' }]);
    expect(await drained).toBe(true);
  });
});
