import { buildApp } from '../server/app.ts';
import { databaseCpu, nodeCpu } from './cpu.ts';
import { fillBench, openBenchDatabase } from './database.ts';
import { load } from './load.ts';

const bare = `select "id", "name", "title", "skills", "experience", "location", "rate" from "candidates" where "companyId" = $1 order by "seq" limit 25`;

/** List requests over growing tables: CPU per request of node and database, rate, p99; beside them the bare query. */
export const benchLists = async (sizes: readonly number[], requests: number) => {
  const bench = await openBenchDatabase();
  const app = await buildApp({
    database: bench.database,
    clock: () => new Date(),
    version: 'bench',
    sampleData: false,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}/api/v1/candidates?sort=${encodeURIComponent('["id","ASC"]')}&range=[0,24]`;
  const { rows } = await bench.owner.query<{ pid: number }>(
    `select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as pid`,
  );
  const postmaster = rows[0]?.pid ?? 0;
  const token = await bench.tokenOf('USR-001');
  const results = [];
  for (const size of sizes) {
    await fillBench(bench.owner, size);
    await load({ url, token, requests: 1000, connections: 8 });
    const before = { node: nodeCpu(), database: databaseCpu(postmaster) };
    const measured = await load({ url, token, requests, connections: 8 });
    const node = ((nodeCpu() - before.node) * 1000) / requests;
    const database = ((databaseCpu(postmaster) - before.database) * 1000) / requests;
    results.push({
      size,
      node,
      database,
      cpu: node + database,
      rate: requests / measured.seconds,
      p99: measured.p99,
      failed: measured.failed,
      bare: await bareRate(bench, requests),
    });
  }
  await app.close();
  await bench.close();
  return results;
};

const bareRate = async (
  { owner }: Awaited<ReturnType<typeof openBenchDatabase>>,
  requests: number,
): Promise<number> => {
  const began = performance.now();
  for (let done = 0; done < requests; done++)
    await owner.query({ name: 'bare', text: bare, values: ['CO-001'] });
  return (requests * 1000) / (performance.now() - began);
};
