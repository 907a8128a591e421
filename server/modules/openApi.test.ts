import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantsOf, scopesOf, visitor } from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import { userTypes } from '../../domain/contract/userTypes.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';

type Operation = {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  responses: Record<string, { description?: string; $ref?: string; content?: object }>;
  security?: unknown[];
};
type Path = Record<string, Operation> & { parameters?: Operation['parameters'] };
type Route = FastifyInstance['apiRoutes'][number];

let server: TestServer;
let paths: Record<string, Path>;
beforeAll(async () => {
  server = await openTestServer();
  paths = (await server.anonymous.get('/api/v1/openapi.json')).json().paths;
});
afterAll(() => server.close());

const methods = ['get', 'post', 'put', 'delete'];
const nameOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;
const asDocumented = ({ method, url }: Route) =>
  nameOf(method, url.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}'));

/** Some routes exist only to refuse everyone. */
const isForSomebody = ({ access }: Route): boolean =>
  typeof access !== 'object' ||
  scopesOf(visitor, access.verb, access.noun).length > 0 ||
  userTypes.some((type) => grantsOf(rulesOf(access.noun)[type]?.[access.verb]).length > 0);

const routes = () => server.app.apiRoutes.filter(({ method }) => method !== 'HEAD');
const operations = () =>
  Object.entries(paths).flatMap(([path, described]) =>
    methods.flatMap((method) => {
      const operation = described[method];
      return operation ? [{ name: nameOf(method, path), path, described, operation }] : [];
    }),
  );

describe('the OpenAPI document', () => {
  it('describes every route of the server', () => {
    const described = operations().map(({ name }) => name);
    expect(routes().length).toBeGreaterThan(100);
    expect(
      routes()
        .filter(isForSomebody)
        .map(asDocumented)
        .filter((name) => !described.includes(name)),
    ).toEqual([]);
  });

  it('describes no route that does not exist', () => {
    const there = routes().map(asDocumented);
    expect(
      operations()
        .map(({ name }) => name)
        .filter((name) => !there.includes(name)),
    ).toEqual([]);
  });

  it('names every path parameter', () => {
    const lacking = operations().flatMap(({ name, path, described, operation }) => {
      const named = [...(described.parameters ?? []), ...(operation.parameters ?? [])]
        .filter((one) => one.in === 'path' && one.required && one.schema)
        .map((one) => one.name);
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
      return parts.every((part) => named.includes(part)) ? [] : [name];
    });
    expect(lacking).toEqual([]);
  });

  it('has a summary and all responses of every route, including refusals', () => {
    const always = ['GET /health', 'GET /openapi.json'];
    const lacking = operations()
      .filter(({ name, operation: { summary, responses } }) => {
        const answers = Object.entries(responses).filter(([status]) => status < '300');
        const isSaid = answers.every(([, { description }]) => description);
        const refuses = Object.keys(responses).some((status) => status >= '400');
        return !summary || !isSaid || !(refuses || always.includes(name));
      })
      .map(({ name }) => name);
    expect(lacking).toEqual([]);
  });

  it('requires a token where the server does', () => {
    const open = routes()
      .filter(
        ({ access }) =>
          access === 'public' ||
          (typeof access === 'object' && scopesOf(visitor, access.verb, access.noun).length > 0),
      )
      .map(asDocumented);
    expect(
      operations()
        .filter(({ operation }) => operation.security?.length === 0)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(open.sort());
  });

  it('is sent compressed and with an ETag, and is rate-limited', async () => {
    const url = '/api/v1/openapi.json';
    const get = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url, headers, remoteAddress: '203.0.113.9' });
    const whole = await get({ 'accept-encoding': 'gzip, br' });
    expect(whole.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(whole.rawPayload).toString()).openapi).toBe('3.1.0');
    expect(whole.rawPayload.length).toBeLessThan(100_000);
    const kept = await get({ 'if-none-match': String(whole.headers.etag) });
    expect([kept.statusCode, kept.body]).toEqual([304, '']);
    const answers = [];
    // Several at once could wait too long for a connection on a busy machine, and be refused for that.
    for (let asked = 0; asked < 70; asked++) answers.push(await get({}));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(11);
    expect((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  });
});
