// @module-tag rest
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCollector } from '../testing/openCollector.ts';
import { killDatabase, spawnServer } from '../testing/spawnServer.ts';

/** Logs each tracing module that the process loads to stderr. */
const tellLoads = `import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => {
  if (/tracing\\.mjs|sdk\\.ts|opentelemetry\\/sdk/.test(name)) process.stderr.write('loads ' + name + '\\n');
  return next(name, context);
} });`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tellLoads)}`;

let dataDir: string;
let empty: { DATA_DIR: string; SAMPLE_DATA: string };
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talentbench-tracing-'));
  empty = { DATA_DIR: dataDir, SAMPLE_DATA: 'off' };
});
afterAll(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe('the tracing of a process', () => {
  it('loads no modules if no endpoint is set', async () => {
    const server = await spawnServer({ ...empty, NODE_OPTIONS });
    // A number, as it has stopped by itself; on a busy machine 1, where a part took too long.
    expect([0, 1]).toContain((await server.stop()).code);
    expect(server.output()).not.toContain('loads ');
  });

  it('sends spans to the endpoint with the configured service name, the last ones at the stop', async () => {
    const collector = await openCollector();
    const server = await spawnServer({
      ...empty,
      NODE_OPTIONS,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=market',
      OTEL_SERVICE_NAME: 'market',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    const ask = () => fetch(`${server.origin}/api/v1/market/plans`);
    const asked = () => collector.spans.filter(({ name }) => name.startsWith('GET /api/v1/market/plans'));
    await ask();
    await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 5000 });
    await ask();
    expect((await server.stop()).code).toBe(0);
    await collector.close();
    expect(server.output()).toContain('loads ');
    expect(asked()).toHaveLength(2);
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'market' });
    expect(collector.headers[0]?.['x-team']).toBe('market');
    expect(collector.spans.map(({ name }) => name)).toContain('job contractExpiry');
  });

  it('tolerates an unavailable collector, which is logged once, and stops cleanly', async () => {
    const collector = await openCollector();
    await collector.close();
    const server = await spawnServer({
      ...empty,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    expect((await fetch(`${server.origin}/api/v1/market/plans`)).status).toBe(200);
    await vi.waitFor(() => expect(server.output()).toContain('traces cannot be sent'), { timeout: 20_000 });
    const stopped = await server.stop();
    expect([stopped.code, stopped.took < 5000]).toEqual([0, true]);
    expect(server.output().match(/traces cannot be sent/g)).toHaveLength(1);
  });
});
