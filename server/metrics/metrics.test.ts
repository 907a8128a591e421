import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openTestServer, type TestServer, testSecrets } from '../testing/openTestServer.ts';
import { metricsServer } from './metricsRoutes.ts';
import { type Metrics, openMetrics } from './openMetrics.ts';

const token = 'a token of the monitoring';
let server: TestServer;
let metrics: Metrics;
let app: FastifyInstance;

beforeAll(async () => {
  server = await openTestServer();
  metrics = openMetrics({ database: server.database, version: '1.2.3' });
  app = await buildApp({
    database: server.database,
    clock: server.clock,
    secrets: testSecrets,
    version: '1.2.3',
    metrics,
    metricsToken: token,
    proxies: 1,
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const scrape = (authorization = `Bearer ${token}`) =>
  app.inject({ url: '/metrics', headers: { authorization } });
/** The value of a series, by its name and labels as printed. */
const seriesOf = (body: string, series: string) =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

describe('/metrics', () => {
  it('requires the token, and does not exist if none is set', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    expect((await scrape('Bearer something else entirely')).statusCode).toBe(401);
    expect((await scrape()).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('counts responses by route pattern, never by URL', async () => {
    const { token: session } = await server.as('provider@talentbench.example');
    const headers = { authorization: `Bearer ${session}` };
    const [first] = (await app.inject({ url: '/api/v1/candidates', headers })).json();
    for (let time = 0; time < 3; time++) await app.inject({ url: `/api/v1/candidates/${first.id}`, headers });
    const { body } = await scrape();
    const series = 'talentbench_http_request_duration_seconds_count';
    expect(seriesOf(body, `${series}{method="GET",route="/api/v1/candidates/:id",status="2xx"}`)).toBe(3);
    expect(body).not.toContain(first.id);
    expect(
      seriesOf(body, 'talentbench_database_statement_duration_seconds_count{outcome="done"}'),
    ).toBeGreaterThan(3);
  });

  it('shows the number of waiting jobs in each queue, and the age of the oldest', async () => {
    await server.owner.query(`delete from "mails"`);
    const before = (await scrape()).body;
    expect(seriesOf(before, 'talentbench_queue_waiting{queue="mails"}')).toBe(0);
    expect(seriesOf(before, 'talentbench_queue_oldest_seconds{queue="mails"}')).toBe(0);
    await server.anonymous.send('POST', '/api/v1/auth/password-reset', {
      email: 'provider@talentbench.example',
    });
    await server.owner.query(`update "mails" set "createdAt" = now() - interval '90 seconds'`);
    const { body } = await scrape();
    expect(seriesOf(body, 'talentbench_queue_waiting{queue="mails"}')).toBe(1);
    expect(seriesOf(body, 'talentbench_queue_oldest_seconds{queue="mails"}')).toBeGreaterThanOrEqual(90);
    for (const queue of ['webhooks', 'reports', 'audit'])
      expect(seriesOf(body, `talentbench_queue_waiting{queue="${queue}"}`)).toBeGreaterThanOrEqual(0);
  });

  it('shows how often each background job has failed in a row, and how long its last run took', async () => {
    await server.owner.query(
      `insert into "backgroundJobs" ("name", "failures", "durationMs") values ('cardExpiry', 3, 1250), ('cleanup', 0, null)`,
    );
    const { body } = await scrape();
    expect(seriesOf(body, 'talentbench_job_failures{name="cardExpiry"}')).toBe(3);
    expect(seriesOf(body, 'talentbench_job_failures{name="cleanup"}')).toBe(0);
    expect(seriesOf(body, 'talentbench_job_duration_seconds{name="cardExpiry"}')).toBe(1.25);
    expect(body).not.toContain('talentbench_job_duration_seconds{name="cleanup"}');
  });

  it('shows connections, the version and process figures', async () => {
    const { body } = await scrape();
    const info = `talentbench_info{version="1.2.3",database="${server.database.kind}"}`;
    expect(seriesOf(body, info)).toBe(1);
    expect(seriesOf(body, 'talentbench_database_connections{pool="requests",state="waiting"}')).toBe(0);
    expect(seriesOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('is served alone on its own port, without a token', async () => {
    const beside = metricsServer(metrics);
    expect((await beside.inject('/metrics')).body).toContain('talentbench_info');
    expect((await beside.inject('/api/v1/health')).statusCode).toBe(404);
    await beside.close();
  });
});

describe('a request id', () => {
  const idOf = async (to: FastifyInstance, id: string) =>
    (await to.inject({ url: '/livez', headers: { 'x-request-id': id } })).headers['x-request-id'];

  it('is taken from our own proxy', async () => {
    expect(await idOf(app, 'proxy-0123456789')).toBe('proxy-0123456789');
  });

  it('is generated if the given one is malformed, or without a trusted proxy', async () => {
    expect(await idOf(app, 'a b c d e f g h')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf(server.app, 'proxy-0123456789')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
