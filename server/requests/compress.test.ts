import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = async (url: string, encoding: string) => {
  const { token } = await server.as('provider@talentbench.example');
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  return server.app.inject({ method: 'GET', url, headers });
};

describe('an API response', () => {
  it('is compressed if it is long and the client accepts it', async () => {
    const plain = await get('/api/v1/candidates', 'identity');
    const compressed = await get('/api/v1/candidates', 'br, gzip;q=0.8');
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(Number(compressed.headers['content-length'])).toBe(compressed.rawPayload.length);
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect((await get('/api/v1/candidates', 'gzip;q=0')).headers['content-encoding']).toBeUndefined();
  });

  it('is not compressed if it is short or may contain a token', async () => {
    expect((await get('/api/v1/health', 'gzip')).headers['content-encoding']).toBeUndefined();
    expect((await get('/api/v1/auth/profile', 'gzip')).headers['content-encoding']).toBeUndefined();
  });
});
