import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ask = async (url: string) => {
  const { statusCode, body } = await server.anonymous.get(url);
  return [statusCode, JSON.parse(body)];
};

/** The server's response to exactly these bytes. */
const sendRaw = async (origin: string, text: string): Promise<string> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
};

describe('a request', () => {
  it('with several Host headers is refused, and with one it is served', async () => {
    const origin = await server.listen();
    const two = await sendRaw(
      origin,
      'GET /livez HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
    );
    expect(two).toMatch(/^HTTP\/1.1 400 /);
    expect(two).toContain('This request names more than one host');
    const one = await sendRaw(origin, 'GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(one).toMatch(/^HTTP\/1.1 200 /);
  });

  it('with an unknown method gets the list of allowed ones', async () => {
    const origin = server.app.listeningOrigin;
    for (const method of ['TRACE', 'PATCH', 'PROPFIND', 'OPTIONS'])
      for (const path of ['/', '/api/v1/users', '/nonsense']) {
        const answer = await sendRaw(
          origin,
          `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
        );
        expect([method, path, /^HTTP\/1.1 (\d+)/.exec(answer)?.[1]]).toEqual([method, path, '405']);
        expect(answer).toMatch(/^allow: GET, HEAD, POST, PUT, DELETE\r$/im);
      }
  });
});

describe('the health probes', () => {
  it('report that the process is alive and ready', async () => {
    expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
    expect(await ask('/readyz')).toEqual([200, { status: 'ok' }]);
  });

  it('report that it is not ready while the database does not respond or refuses connections', {
    tags: 'rest',
  }, async () => {
    const { pool } = server.database.background;
    const held = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    expect(await ask('/readyz')).toEqual([503, { status: 'database unavailable' }]);
    expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
    for (const client of held) client.release();
    expect(await ask('/readyz')).toEqual([200, { status: 'ok' }]);
  });

  it('report that it is not ready while the server stops, and still respond', async () => {
    const drained = server.app.drain(5000);
    expect(await ask('/readyz').catch(() => 'closed')).toEqual([503, { status: 'stopping' }]);
    expect(await drained).toBe(true);
  });
});
