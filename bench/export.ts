import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../domain/contract/reports/reports.ts';
import { asOwner, type Spawned, spawnServer } from '../server/testing/spawnServer.ts';
import { fixed, within } from './figures.ts';
import { memoryOf } from './processes.ts';
import { signedInAs } from './signedInAs.ts';
import type { Table } from './table.ts';

const size = Number(process.env.BENCH_ROWS || 1_000_000);
const most = 200;

type Step = { name: string; seconds: number; resident: number; megabytes: number };

/**
 * A report over a million rows: generated, then downloaded as CSV and JSON from a real `npm start` process.
 */
export const exported = async (): Promise<Table[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-export-'));
  // The first start creates the sample world, which takes memory that later starts do not.
  let server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    await asOwner(
      dataDir,
      `insert into "activities" ("companyId", "type", "details", "noun", "target", "status", "priority", "at")
       select 'CO-' || lpad((1 + n % 20)::text, 3, '0'), 'Candidate updated', 'Person number ' || n, 'candidates', 'BE-' || n, 'Completed', 'Low', now() - n * interval '1 second' from generate_series(1, ${size}) n`,
    );
    await server.stop();
    server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const call = await signedIn(server);
    const resting = memoryOf(server.child.pid as number, 'Rss');
    const steps = [await watched(server, 'generated', () => generate(call))];
    for (const format of ['csv', 'json'])
      steps.push(await watched(server, format, () => download(call, format)));
    return [tableOf(steps, resting)];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};

type Call = (path: string, body?: object) => Promise<Response>;

const signedIn = async ({ origin }: Spawned): Promise<Call> => {
  const authorization = `Bearer ${await signedInAs(origin, 'admin')}`;
  const headers = { 'content-type': 'application/json', authorization };
  return (path, asked) =>
    fetch(`${origin}/api/v1/${path}`, {
      headers,
      ...(asked && { method: 'POST', body: JSON.stringify(asked) }),
    });
};

let id = '';
const generate = async (call: Call): Promise<number> => {
  const fields = ['id', 'companyId', 'type', 'details', 'target', 'status', 'at'];
  id = ((await (await call('reports', { name: 'All', noun: 'activities', fields })).json()) as Report).id;
  for (;;) {
    const { status, sizeBytes, failure } = (await (await call(`reports/${id}`)).json()) as Report;
    if (status === 'Failed') throw new Error(String(failure));
    if (status === 'Ready') return Number(sizeBytes);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

const download = async (call: Call, format: string): Promise<number> => {
  const { body } = await call(`reports/${id}/content?format=${format}`);
  let bytes = 0;
  for await (const part of body ?? []) bytes += (part as Uint8Array).length;
  return bytes;
};

/** The peak memory of the server in the meantime. */
const watched = async ({ child }: Spawned, name: string, act: () => Promise<number>): Promise<Step> => {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, memoryOf(child.pid as number, 'Rss'));
  };
  const timer = setInterval(look, 100);
  const began = performance.now();
  const bytes = await act();
  look();
  clearInterval(timer);
  return { name, seconds: (performance.now() - began) / 1000, resident: peak, megabytes: bytes / 1e6 };
};

const tableOf = (steps: readonly Step[], resting: number): Table => ({
  title: `A report of ${size.toLocaleString('en')} rows`,
  head: ['step', 'seconds', 'MB of file', 'MB above rest', `under ${most}`, 'MB resident'],
  rows: steps.map(({ name, seconds, resident, megabytes }) => [
    name,
    fixed(seconds, 1),
    fixed(megabytes, 0),
    fixed(resident - resting, 0),
    within(resident - resting, most),
    fixed(resident, 0),
  ]),
  notes: [
    `The server rested at ${fixed(resting, 0)} MB; each figure is its highest while the step lasted (Rss of the process, every tenth of a second).`,
  ],
});
