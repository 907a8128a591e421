// @module-tag rest
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Letter } from '../../application/mailCarriers.ts';
import { buildApp } from '../app.ts';
import type { HookRequest } from '../hooks/sendHook.ts';
import { webhookJob } from '../hooks/webhookJob.ts';
import { openJobRunner } from '../jobs/jobRunner.ts';
import { mailJob } from '../mail/mailJob.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { openMatching } from '../matching/matching.ts';
import { openCollector } from '../testing/openCollector.ts';
import { openTestServer, type TestServer, testSecrets } from '../testing/openTestServer.ts';
import { openTracer } from './sdk.ts';
import type { Tracer } from './tracer.ts';
import { tracingSettings, tracingVariables } from './tracingSettings.ts';

type Collector = Awaited<ReturnType<typeof openCollector>>;
const kinds = { internal: 1, server: 2, client: 3 };
const proxysTrace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let server: TestServer;
let collector: Collector;
let tracer: Tracer;
let app: FastifyInstance;

const settingsOf = (given: Record<string, string | undefined>) =>
  tracingSettings(z.object(tracingVariables).parse({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...given }));
const traceWith = (given: Record<string, string> = {}) => {
  const settings = settingsOf(given);
  if (!settings) throw new Error('Traces are off');
  tracer = openTracer({ version: '1.2.3', settings });
  server.database.tracer = tracer;
  server.database.background.tracer = tracer;
};
const buildTraced = async (proxies = 0) => {
  await app?.close();
  const { database, clock } = server;
  const matching = openMatching({ database, clock });
  app = await buildApp({ database, clock, secrets: testSecrets, matching, version: '1.2.3', proxies });
  app.addHook('onClose', () => matching.close());
};
/** All spans recorded so far. */
const collected = async () => {
  await tracer.close();
  return collector.spans;
};

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  collector = await openCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
});
afterEach(async () => {
  await app?.close();
  await tracer.close();
  await collector.close();
  vi.unstubAllEnvs();
});

const as = async (email: string) => ({ authorization: `Bearer ${(await server.as(email)).token}` });

describe('a traced request', () => {
  it('is named after the route pattern and contains its statements, without URLs and values', async () => {
    traceWith();
    await buildTraced();
    const headers = await as('provider@talentbench.example');
    const url = '/api/v1/candidates/BE-001?secret=hunter2';
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
    const spans = await collected();
    const request = spans.find(({ kind }) => kind === kinds.server);
    expect(request).toMatchObject({
      name: 'GET /api/v1/candidates/:id',
      status: {},
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/candidates/:id',
        'http.response.status_code': 200,
      },
    });
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map(({ name }) => name)).toContain('select candidates');
    for (const { kind, attributes, traceId } of below) {
      expect([kind, attributes['db.system.name'], traceId]).toEqual([
        kinds.client,
        'postgresql',
        request?.traceId,
      ]);
      expect(attributes['db.query.text']).not.toContain("'");
    }
    expect(JSON.stringify(spans)).not.toMatch(/BE-001|hunter2/);
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'talentbench',
      'service.version': '1.2.3',
    });
  });

  it('contains its statements even with a body, and is marked when it fails', async () => {
    traceWith();
    await buildTraced();
    const headers = await as('provider@talentbench.example');
    const pool = vi.spyOn(server.database.pool, 'connect').mockImplementation(() => {
      throw Object.assign(new Error('of somebody@private.example'), { code: 'ECONNREFUSED' });
    });
    const failed = await app.inject({ url: '/api/v1/candidates/BE-001', headers });
    pool.mockRestore();
    expect(failed.statusCode).toBe(500);
    const login = { email: 'provider@talentbench.example', password: 'bench-demo' };
    await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: login });
    const spans = await collected();
    expect(spans.find(({ name }) => name.startsWith('GET'))?.status.code).toBe(2);
    const signIn = spans.find(({ name }) => name === 'POST /api/v1/auth/login');
    expect(spans.some(({ parentSpanId }) => parentSpanId === signIn?.spanId)).toBe(true);
    expect(JSON.stringify(spans)).not.toMatch(/@|bench-demo/);
  });

  it('continues the trace of a trusted proxy only', async () => {
    traceWith();
    const traceparent = { traceparent: proxysTrace };
    await buildTraced(0);
    await app.inject({ url: '/api/v1/openapi.json', headers: traceparent });
    await buildTraced(1);
    await app.inject({ url: '/api/v1/openapi.json', headers: traceparent });
    const requests = (await collected()).filter(({ kind }) => kind === kinds.server);
    expect(
      requests.map(({ traceId, parentSpanId }) => [traceId === proxysTrace.split('-')[1], parentSpanId]),
    ).toEqual([
      [false, undefined],
      [true, proxysTrace.split('-')[2]],
    ]);
  });

  it('is not recorded if the sampler or the proxy declines it, or for probes', async () => {
    traceWith();
    await buildTraced(1);
    await app.inject({
      url: '/api/v1/openapi.json',
      headers: { traceparent: proxysTrace.replace(/1$/, '0') },
    });
    await app.inject('/livez');
    expect(await collected()).toEqual([]);
    traceWith({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    await buildTraced();
    await app.inject('/api/v1/openapi.json');
    expect(await collected()).toEqual([]);
  });

  it('contains the matching search', async () => {
    traceWith();
    await buildTraced();
    const headers = { ...(await as('recruiter@talentbench.example')), 'content-type': 'application/json' };
    const url = '/api/v1/matching/searches';
    const payload = { criteria: { skills: [{ name: 'React', must: true }] } };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(201);
    const spans = await collected();
    const search = spans.find(({ name }) => name === 'matching');
    expect(search?.attributes).toEqual({ 'talentbench.question': 'recommend' });
    const parent = spans.find(({ spanId }) => spanId === search?.parentSpanId);
    expect(parent?.name).toBe('POST /api/v1/matching/searches');
  });
});

describe('traced background work', () => {
  const publicUrl = () => 'https://bench.example';

  it('shows a mail as a send job without its recipient, and nothing if there is no mail', async () => {
    traceWith();
    const letters: Letter[] = [];
    const transport: MailTransport = {
      leaves: 'Sent',
      carry: async (letter) => {
        letters.push(letter);
        if (letters.length > 1) throw Object.assign(new Error(`no ${letter.to}`), { code: 'EENVELOPE' });
      },
      close: () => {},
    };
    const { database, clock } = server;
    await server.owner.query(`delete from "mails" where "status" = 'Queued'`);
    const mailQueue = mailJob({ database, clock, transport, secrets: testSecrets, publicUrl });
    expect(await mailQueue.run()).toBe(0);
    for (const email of ['provider@talentbench.example', 'recruiter@talentbench.example'])
      await server.anonymous.send('POST', '/api/v1/auth/password-reset', { email });
    expect(await mailQueue.run()).toBe(2);
    const spans = (await collected()).filter(({ name }) => !name.startsWith('POST'));
    const jobs = spans.filter(({ name }) => name === 'job mails');
    const sent = spans.filter(({ name }) => name === 'send mail');
    expect(jobs).toHaveLength(2);
    expect(sent.map(({ status, attributes }) => [attributes['talentbench.mail.purpose'], status])).toEqual([
      ['reset', { code: 0 }],
      ['reset', { code: 2, message: 'EENVELOPE' }],
    ]);
    expect(sent.map(({ parentSpanId }) => parentSpanId)).toEqual(jobs.map(({ spanId }) => spanId));
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
    expect(spans.some(({ name }) => name === 'update mails')).toBe(true);
    expect(JSON.stringify(spans)).not.toMatch(/@talentbench/);
  });

  it('shows a webhook with its host, and propagates the trace to trusted peers only', async () => {
    traceWith({ TRACE_PEERS: 'hooks.inside.example, other.example' });
    const provider = await server.as('provider@talentbench.example');
    const listed: { id: string; name: string }[] = (await provider.get('/api/v1/integrations')).json();
    const idOf = (service: string) => listed.find(({ name }) => name === service)?.id;
    const hookRequests: HookRequest[] = [];
    const { database, clock } = server;
    const hooks = webhookJob({
      database,
      clock,
      secrets: testSecrets,
      publicUrl,
      send: async (hookRequest) => {
        hookRequests.push(hookRequest);
        return 204;
      },
    });
    await app?.close();
    app = await buildApp({
      database,
      clock,
      secrets: testSecrets,
      version: '1.2.3',
      resolveHost: async () => [{ address: '93.184.216.34', family: 4 }],
    });
    const services = {
      Slack: 'https://hooks.inside.example/s3cret',
      Zapier: 'https://public.example/s3cret',
    };
    for (const [service, url] of Object.entries(services))
      for (const [verb, payload] of [
        ['connect', { url }],
        ['test', {}],
      ] as const) {
        const to = `/api/v1/integrations/${idOf(service)}/${verb}`;
        const headers = { authorization: `Bearer ${provider.token}` };
        const { statusCode } = await app.inject({ method: 'POST', url: to, headers, payload });
        expect([service, verb, statusCode]).toEqual([service, verb, 200]);
      }
    await hooks.run();
    const sent = (await collected()).filter(({ name }) => name === 'send webhook');
    const trusted = sent.find(({ attributes }) => attributes['server.address'] === 'hooks.inside.example');
    const foreign = sent.find(({ attributes }) => attributes['server.address'] === 'public.example');
    expect([trusted, foreign]).not.toContain(undefined);
    const headerOf = (host: string) =>
      hookRequests.find(({ url }) => url.includes(host))?.headers.traceparent;
    expect(headerOf('hooks.inside.example')).toBe(`00-${trusted?.traceId}-${trusted?.spanId}-01`);
    expect(headerOf('public.example')).toBeUndefined();
    expect(JSON.stringify(collector.spans)).not.toContain('s3cret');
  });

  it('names a scheduled job', async () => {
    traceWith();
    const expireNothing = vi.fn(async () => {});
    const jobs = [
      { name: 'nothing', schedule: { every: 60 }, concurrency: 'one' as const, run: expireNothing },
    ];
    const runner = openJobRunner({ database: server.database, jobs });
    runner.start();
    await vi.waitFor(() => expect(expireNothing).toHaveBeenCalled());
    await runner.close();
    expect((await collected()).map(({ name }) => name)).toContain('job nothing');
  });
});

describe('the tracing settings', () => {
  it('are undefined without an endpoint, and if tracing is switched off', () => {
    const off: Record<string, string | undefined>[] = [
      { OTEL_EXPORTER_OTLP_ENDPOINT: undefined },
      { OTEL_SDK_DISABLED: 'true' },
      { OTEL_TRACES_EXPORTER: 'none' },
    ];
    for (const given of off) expect(settingsOf(given)).toBeUndefined();
  });

  it('use the standard variables, and refuse an unsupported protocol', () => {
    expect(
      settingsOf({
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
        OTEL_BSP_SCHEDULE_DELAY: '200',
      }),
    ).toEqual({
      sampler: 'parentbased_traceidratio',
      ratio: 0.25,
      batch: { scheduledDelayMillis: 200 },
      peers: [],
    });
    expect(() => settingsOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('must be http/json');
  });
});
