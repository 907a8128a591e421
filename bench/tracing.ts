import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCollector } from '../server/testing/openCollector.ts';
import { asOwner, spawnServer } from '../server/testing/spawnServer.ts';
import { secondsOf } from './cpu.ts';
import { fixed, mean, medians, ratio } from './figures.ts';
import { load } from './load.ts';
import { signedInAs } from './signedInAs.ts';
import type { Table } from './table.ts';

const rounds = 30;
const requests = 100;
const warmUps = 10;
const connections = 2;

type Way = { name: string; env: Record<string, string> };
type Cost = { node: number; p50: number; p99: number };

/**
 * CPU of a server process for a list request without tracing, and with all or a tenth of the traces sent to a
 * collector, which is in this process and not counted.
 */
export const tracing = async (): Promise<Table[]> => {
  const collector = await openCollector();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const tenth = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  const ways: readonly Way[] = [
    { name: 'no traces', env: {} },
    { name: 'every trace', env: traced },
    { name: 'a tenth of the traces', env: { ...traced, ...tenth } },
  ];
  const plan = [];
  try {
    for (const way of ways) plan.push(await openWay(way));
    for (let round = 0; round < warmUps; round++) for (const one of plan) await measure(one);
    // The background jobs of the starts are not part of any request.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const before = collector.spans.length;
    for (let round = 0; round < rounds; round++) for (const one of plan) one.costs.push(await measure(one));
    const spans = (collector.spans.length - before) / rounds / requests;
    return [tableOf(plan, spans)];
  } finally {
    await Promise.all(plan.map(({ close }) => close()));
    await collector.close();
  }
};

type Opened = Awaited<ReturnType<typeof openWay>>;

/** A server with the sample data and without limits on an account's requests. */
const openWay = async ({ name, env }: Way) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env });
  await asOwner(dataDir, `update "featureToggles" set "enabled" = false where "name" ilike '%rate%limit%'`);
  const costs: Cost[] = [];
  return {
    name,
    costs,
    server,
    token: await signedInAs(server.origin, 'provider'),
    close: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

const measure = async ({ server: { origin, child }, token }: Opened): Promise<Cost> => {
  const url = encodeURI(`${origin}/api/v1/candidates?range=[0,24]`);
  const before = secondsOf(child.pid ?? 0);
  const { p50, p99, failed } = await load({ url, token, requests, connections });
  if (failed > 0) throw new Error(`${failed} of ${requests} list requests failed`);
  return { node: ((secondsOf(child.pid ?? 0) - before) * 1000) / requests, p50, p99 };
};

const tableOf = (plan: readonly Opened[], spans: number): Table => {
  // CPU time is averaged, as a round is only a few of the ticks in which it is counted.
  const results = plan.map(({ name, costs }) => ({
    ...medians<keyof Cost>(costs),
    name,
    node: mean(costs.map(({ node }) => node)),
  }));
  const off = results[0]?.node ?? Number.NaN;
  return {
    title: `tracing: GET candidates, 25 rows and the total, ${connections} connections`,
    head: ['sent to a collector', 'node CPU ms', 'more by ms', 'ratio', 'p50 ms', 'p99 ms'],
    rows: results.map(({ name, node, p50, p99 }) => [
      name,
      fixed(node, 2),
      fixed(node - off, 2),
      ratio(node, off),
      fixed(p50, 1),
      fixed(p99, 1),
    ]),
    notes: [
      `${rounds} rounds of ${fixed(requests)} requests, each way in turn, means of CPU and medians of times; ${fixed(spans, 1)} spans a request in both traced ways together`,
    ],
  };
};
