import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nounNames } from '../domain/contract/index.ts';
import { openTestServer, type TestServer } from './testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.owner.query(`update "featureToggles" set "enabled" = false where "name" ilike '%rate%limit%'`);
});
afterAll(() => server.close());

/** A route's URL with the id of an existing row in its path. */
const addressOf = async (url: string): Promise<string> => {
  if (!url.includes(':')) return url;
  const noun = nounNames.find((name) => url.startsWith(`/api/v1/${name}/`)) ?? 'users';
  const { rows } = await server.owner.query<{ id: string }>(
    `select "id" from "${noun}" order by "seq" limit 1`,
  );
  return url.replace(/:\w+/g, rows[0]?.id ?? 'none');
};

/** Ignores responses that ask to retry later, such as while a report is counted. */
const isFailure = (statusCode: number, body: string) =>
  statusCode >= 500 && !/"server\.\w+-starting"/.test(body);

const callerFor = (name: string) =>
  name === 'visitor' ? Promise.resolve(server.anonymous) : server.as(`${name}@talentbench.example`);

describe.each(['visitor', 'provider', 'recruiter', 'admin'])('as %s', (name) => {
  it('every read route responds without an internal error', async () => {
    const reads = server.app.apiRoutes.filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(100);
    const caller = await callerFor(name);
    const failed: string[] = [];
    for (const { url } of reads) {
      const { statusCode, body } = await caller.get(await addressOf(url));
      if (isFailure(statusCode, body)) failed.push(`GET ${url} ${statusCode} ${body}`);
    }
    expect(failed).toEqual([]);
  });

  it('every write route responds to an empty request without an internal error', async () => {
    const writes = server.app.apiRoutes.filter(({ method }) => ['POST', 'PUT', 'DELETE'].includes(method));
    expect(writes.length).toBeGreaterThan(150);
    const failed: string[] = [];
    for (const { method, url } of writes) {
      const caller = await callerFor(name);
      const verb = method as 'POST' | 'PUT' | 'DELETE';
      const { statusCode, body } = await caller.send(verb, await addressOf(url), {}, { 'if-match': '"1"' });
      if (isFailure(statusCode, body)) failed.push(`${method} ${url} ${statusCode} ${body}`);
    }
    expect(failed).toEqual([]);
  });
});
