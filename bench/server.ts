import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Spawned, spawnServer } from '../server/testing/spawnServer.ts';
import { fixed, median, seconds, times, within } from './figures.ts';
import { load } from './load.ts';
import { consoles } from './openSite.ts';
import { below, memoryOf, postmasterOf } from './processes.ts';
import type { Table } from './table.ts';

const targets = { restart: 3000, memory: 200 };
const requests = 2000;

/** Measures start-up time and memory of a real server process. */
export const server = async (): Promise<Table[]> => {
  const folders = await times(3, () => mkdtemp(join(tmpdir(), 'talentbench-bench-')));
  try {
    const first = [];
    for (const folder of folders) first.push(await startAndStop(folder));
    const again = await times(5, () => startAndStop(folders[0] ?? ''));
    return [startTable(first, again), await memoryTable(folders[0] ?? '')];
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
  }
};

/** Milliseconds from starting the process until /api/v1/health answers. */
const startAndStop = async (dataDir: string): Promise<number> => {
  const began = performance.now();
  const started = await spawnServer({ DATA_DIR: dataDir });
  const took = performance.now() - began;
  await started.stop();
  return took;
};

const startTable = (first: number[], again: number[]): Table => ({
  title: 'server: from starting the process until /api/v1/health answers',
  head: ['start', 'median', 'fastest', 'slowest', 'target', ''],
  rows: [
    ['on existing data', ...spread(again), '3 s', within(median(again), targets.restart)],
    ['first, with the sample world', ...spread(first), '', ''],
  ],
  notes: [`${again.length} starts after a clean stop; ${first.length} into an empty folder`],
});

const spread = (took: number[]) => [median(took), Math.min(...took), Math.max(...took)].map(seconds);

const memoryTable = async (dataDir: string): Promise<Table> => {
  const started = await spawnServer({ DATA_DIR: dataDir });
  try {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const idle = memoryRow('idle after the start', started, dataDir);
    await callLists(started.origin);
    return {
      title: 'server: memory in MB (of 1,048,576 bytes)',
      head: ['when', 'node RSS', 'target', '', 'node PSS', 'database PSS', 'its processes'],
      rows: [idle, memoryRow(`after ${fixed(requests)} list requests`, started, dataDir)],
      notes: [
        "PSS shares out what several processes hold in common, as PostgreSQL's 128 MB of shared buffers",
      ],
    };
  } finally {
    await started.stop();
  }
};

const memoryRow = (when: string, { child }: Spawned, dataDir: string): string[] => {
  const postmaster = postmasterOf(dataDir);
  const processes = [postmaster, ...below(postmaster)];
  const node = memoryOf(child.pid ?? 0, 'Rss');
  const pss = processes.reduce((sum, pid) => sum + memoryOf(pid, 'Pss'), 0);
  const own = memoryOf(child.pid ?? 0, 'Pss');
  return [
    when,
    fixed(node),
    `${targets.memory}`,
    within(node, targets.memory),
    fixed(own),
    fixed(pss),
    `${processes.length}`,
  ];
};

const callLists = async (origin: string): Promise<void> => {
  const [provider] = await consoles(origin);
  const token =
    provider?.session.origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value ?? '';
  const url = encodeURI(`${origin}/api/v1/candidates?range=[0,24]`);
  const { failed } = await load({ url, token, requests, connections: 8 });
  if (failed > 0) throw new Error(`${failed} of ${requests} list requests failed`);
};
