import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/connect.ts';
import type { ReplicaMonitor } from '../database/replicaMonitor.ts';
import type { Live } from '../live/live.ts';
import type { Matching } from '../matching/matching.ts';
import { readJobs, readQueues } from './readQueues.ts';

export type Metrics = {
  /** Measures every response of this application. */
  observe(app: FastifyInstance): void;
  /** All metrics of this process in the Prometheus text format, with the content type. */
  text(): Promise<{ type: string; body: string }>;
};

type Options = {
  database: Database;
  version: string;
  matching?: Matching | undefined;
  live?: Live | undefined;
};

/** In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const matchingStates = ['ready', 'waiting', 'building', 'failed'] as const;

/** Prometheus metrics of this process and of the shared queues. */
export const openMetrics = ({ database, version, matching, live }: Options): Metrics => {
  const registry = new Registry();
  const shared = { registers: [registry] };
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    ...shared,
    name: 'talentbench_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets,
  });
  const statements = new Histogram({
    ...shared,
    name: 'talentbench_database_statement_duration_seconds',
    help: 'Time from sending a statement to its answer',
    labelNames: ['outcome'],
    buckets,
  });
  database.meter.subscribe((kind, ms, failed) => {
    if (kind === 'database') statements.observe({ outcome: failed ? 'failed' : 'done' }, ms / 1000);
  });
  new Gauge({
    ...shared,
    name: 'talentbench_database_connections',
    help: 'Connections of this process to the database; "waiting" counts the requests without one',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of poolsOf(database)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  if (database.replica) replicaFigures(registry, database.replica.monitor);
  if (live) liveFigures(registry, live);
  const readQueuesAnew = queueGauges(registry, database);
  new Gauge({
    ...shared,
    name: 'talentbench_matching_state',
    help: '1 for the state that the matching index of this process is in',
    labelNames: ['state'],
    collect() {
      const now = matching?.state();
      for (const state of matchingStates) this.set({ state }, state === now ? 1 : 0);
    },
  });
  new Gauge({
    ...shared,
    name: 'talentbench_info',
    help: 'The version that runs, and its kind of database',
    labelNames: ['version', 'database'],
  }).set({ version, database: database.kind }, 1);

  return {
    observe: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        if (routeOptions.config.streams) return;
        const labels = { method, route: routeOptions.url ?? 'unknown', status: classOf(reply.statusCode) };
        answers.observe(labels, reply.elapsedTime / 1000);
      });
    },
    text: async () => {
      await readQueuesAnew();
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
};

/** Replica lag, and number of reads served by the replica. */
const replicaFigures = (registry: Registry, monitor: ReplicaMonitor) => {
  const shared = { registers: [registry] };
  new Gauge({
    ...shared,
    name: 'talentbench_replica_delay_seconds',
    help: 'How far the replica is behind the primary at most; missing until it has answered once',
    collect() {
      const delay = monitor.delay();
      if (delay !== null) this.set(delay / 1000);
    },
  });
  new Gauge({
    ...shared,
    name: 'talentbench_replica_in_use',
    help: '1 while reads go to the replica',
    collect() {
      this.set(monitor.isRead() ? 1 : 0);
    },
  });
  new Counter({
    ...shared,
    name: 'talentbench_reads_total',
    help: 'Lists, searches and reports that the replica may answer, by where they were answered',
    labelNames: ['place'],
    collect() {
      this.reset();
      for (const place of ['primary', 'replica'] as const) this.inc({ place }, monitor.reads[place]);
    },
  });
};

/** Open pages that follow changes, and what they were sent. */
const liveFigures = (registry: Registry, live: Live) => {
  const shared = { registers: [registry] };
  new Gauge({
    ...shared,
    name: 'talentbench_live_connections',
    help: 'Open pages that receive changes from this process',
    collect() {
      this.set(live.figures().connections);
    },
  });
  new Counter({
    ...shared,
    name: 'talentbench_live_messages_total',
    help: 'Messages sent to open pages; "reload" counts pages that had missed too much',
    labelNames: ['event'],
    collect() {
      this.reset();
      for (const [event, count] of Object.entries(live.figures().sent)) this.inc({ event }, count);
    },
  });
};

/** Queue gauges, and how they are updated. */
const queueGauges = (registry: Registry, database: Database) => {
  const shared = { registers: [registry], labelNames: ['queue'] as const };
  const waiting = new Gauge({
    ...shared,
    name: 'talentbench_queue_waiting',
    help: 'Jobs that wait in a queue, which all processes share',
  });
  const oldest = new Gauge({
    ...shared,
    name: 'talentbench_queue_oldest_seconds',
    help: 'How long the oldest job of a queue has been waiting; 0 where none is',
  });
  const failures = new Gauge({
    ...shared,
    name: 'talentbench_queue_failed',
    help: 'Jobs of the last 24 hours that were given up',
  });
  const inARow = new Gauge({
    registers: [registry],
    name: 'talentbench_job_failures',
    help: 'Failures in a row of a background job, in whichever process it runs',
    // Prometheus itself adds a label "job".
    labelNames: ['name'],
  });
  const durations = new Gauge({
    registers: [registry],
    name: 'talentbench_job_duration_seconds',
    help: 'How long the last finished run of a background job took; missing until one has finished',
    labelNames: ['name'],
  });
  const unread = new Counter({
    registers: [registry],
    name: 'talentbench_queue_read_failures_total',
    help: 'Scrapes for which the queues could not be read',
  });
  return async () => {
    for (const gauge of [waiting, oldest, failures, inARow, durations]) gauge.reset();
    const read = Promise.all([readQueues(database), readJobs(database)]);
    const [queues, jobs] = (await read.catch(() => unread.inc())) ?? [];
    for (const { name, failures: count, durationMs } of jobs ?? []) {
      inARow.set({ name }, count);
      if (durationMs !== null) durations.set({ name }, durationMs / 1000);
    }
    for (const { queue, waiting: count, seconds, failed } of queues ?? []) {
      waiting.set({ queue }, count);
      oldest.set({ queue }, seconds);
      if (failed !== null) failures.set({ queue }, failed);
    }
  };
};

/** "2xx": individual statuses would create ten times as many series. */
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

const poolsOf = ({ pool, background }: Database) =>
  [
    ['requests', pool],
    ['background', background.pool],
  ] as const;
