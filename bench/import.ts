import Papa from 'papaparse';
import { type BatchItem, partOfBatch } from '../domain/change/batch.ts';
import { mapColumns } from '../domain/import/columns.ts';
import { planImport } from '../domain/import/planImport.ts';
import { fixed, median, times, within } from './figures.ts';
import { type ListServer, openListServer } from './listServer.ts';
import { load } from './load.ts';
import type { Table } from './table.ts';

const people = 5000;
const targets = { seconds: 10, p95: 150 };
const runs = 3;

/** How long an import takes over the API, one part after the other as the console sends it; and the bench's first page. */
export const imports = async (): Promise<Table[]> => {
  const server = await openListServer(20_000);
  try {
    const pages = await firstPages(server);
    const stored = await times(runs, () => importOnce(server));
    return [importTable(stored), pageTable(pages)];
  } finally {
    await server.close();
  }
};

const fileOf = (run: number): string =>
  [
    'Name,Job Title,Skills,Years of Experience,City,Rate,E-Mail,Summary',
    ...Array.from(
      { length: people },
      (_, n) =>
        `Import ${run} ${n},React Developer,"React; Skill ${n % 300}; SQL",${n % 20},Berlin,$${50 + (n % 60)}.50,i${run}.${n}@import.example,Client-facing and used to distributed teams.`,
    ),
  ].join('\r\n');

let run = 0;
const importOnce = async (server: ListServer) => {
  const file = fileOf(++run);
  const token = await server.bench.tokenOf('provider');
  const began = performance.now();
  const items = planned(file);
  const planSeconds = (performance.now() - began) / 1000;
  const sent = performance.now();
  for (let from = 0; from < items.length; from += partOfBatch) await send(server, token, items, from);
  const storeSeconds = (performance.now() - sent) / 1000;
  return { planSeconds, storeSeconds, seconds: planSeconds + storeSeconds };
};

/** Read, mapped and compared as the page does it; here with nobody to compare with. */
const planned = (file: string): BatchItem[] => {
  const [headers = [], ...rows] = Papa.parse<string[]>(file).data;
  const plan = planImport({ rows, mapping: mapColumns(headers), existing: [], known: new Map() });
  return plan.flatMap(({ item }) => item ?? []);
};

const send = async (server: ListServer, token: string, items: readonly BatchItem[], from: number) => {
  const rows = items.slice(from, from + partOfBatch);
  const answer = await fetch(`${server.origin}/api/v1/candidates/batch`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `bench-${run}-${from}`,
    },
    body: JSON.stringify({
      batch: `bench-run-${run}`,
      from,
      last: from + rows.length === items.length,
      rows,
    }),
  });
  if (!answer.ok) throw new Error(`The import was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
};

const sorts = [
  { name: 'by status, as it opens', query: 'range=[0,23]&sort=["status","ASC"]' },
  { name: 'by name', query: 'range=[0,23]&sort=["name","ASC"]' },
  {
    name: 'skill and rate filtered',
    query: 'range=[0,23]&sort=["rate","DESC"]&filter={"skills_inc_any":["Skill 7"],"rate_gte":6000}',
  },
] as const;

/** Half of the rows are the provider's: ten thousand. */
const firstPages = async (server: ListServer) => {
  const token = await server.bench.tokenOf('provider');
  const results = [];
  for (const { name, query } of sorts) {
    const url = `${server.origin}/api/v1/candidates?${encodeURI(query)}`;
    await load({ url, token, requests: 40, connections: 2 });
    results.push({ name, ...(await load({ url, token, requests: 300, connections: 2 })) });
  }
  return results;
};

type Stored = Awaited<ReturnType<typeof importOnce>>;

const importTable = (stored: Stored[]): Table => {
  const of = (key: keyof Stored) => median(stored.map((one) => one[key]));
  const all = of('seconds');
  return {
    title: `import: ${fixed(people)} new people from a CSV file on the embedded database (target ${targets.seconds} s)`,
    head: ['rows', 'read and planned s', 'sent and stored s', 'in all s', 'rows/s', 'target'],
    rows: [
      [
        fixed(people),
        fixed(of('planSeconds'), 2),
        fixed(of('storeSeconds'), 2),
        fixed(all, 2),
        fixed(people / all),
        within(all, targets.seconds),
      ],
    ],
    notes: [
      `medians of ${runs} runs; ${partOfBatch} rows a call, each checked as it comes, all stored in the transaction of the last one`,
      'every row goes through the rules of a single change and has its audit row; fsync on',
    ],
  };
};

const pageTable = (pages: Awaited<ReturnType<typeof firstPages>>): Table => ({
  title: `import: first page of the bench, 24 of 10,000 people of one provider (target p95 ${targets.p95} ms)`,
  head: ['way', 'p50 ms', 'p95 ms', 'p99 ms', 'target', 'failed'],
  rows: pages.map(({ name, p50, p95, p99, failed }) => [
    name,
    ...[p50, p95, p99].map((value) => fixed(value, 1)),
    within(p95, targets.p95),
    fixed(failed),
  ]),
  notes: ['from the server on embedded, two connections, with the total and the token checked'],
});
