import Papa from 'papaparse';
import { type BatchItem, partOfBatch } from '../domain/change/batchPart.ts';
import { mapColumns } from '../domain/import/columns.ts';
import { planImport } from '../domain/import/planImport.ts';
import { databaseCpu, nodeCpu } from './cpu.ts';
import { fixed, median, times, within } from './figures.ts';
import { type ListServer, openListServer } from './listServer.ts';
import type { Table } from './table.ts';

const people = 5000;
const target = 10;
const runs = 3;

/** Measures an import over the API, sent in sequential batches as the console does. */
export const imports = async (): Promise<Table[]> => {
  const server = await openListServer(20_000);
  try {
    return [importTable(await times(runs, () => importOnce(server)))];
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
  const cpu = { node: nodeCpu(), database: databaseCpu(server.bench.postmaster) };
  for (let from = 0; from < items.length; from += partOfBatch) await send(server, token, items, from);
  const storeSeconds = (performance.now() - sent) / 1000;
  return {
    planSeconds,
    storeSeconds,
    seconds: planSeconds + storeSeconds,
    node: nodeCpu() - cpu.node,
    database: databaseCpu(server.bench.postmaster) - cpu.database,
  };
};

/** Parsed, mapped and compared as in the page, with no existing candidates to compare with. */
const planned = (file: string): BatchItem[] => {
  const [headers = [], ...rows] = Papa.parse<string[]>(file).data;
  const plan = planImport({
    today: '2026-11-28',
    rows,
    mapping: mapColumns(headers),
    existing: [],
    known: new Map(),
  });
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

type Stored = Awaited<ReturnType<typeof importOnce>>;

const importTable = (stored: Stored[]): Table => {
  const of = (key: keyof Stored) => median(stored.map((one) => one[key]));
  const all = of('seconds');
  return {
    title: `import: ${fixed(people)} new people from a CSV file on the embedded database (target ${target} s)`,
    head: [
      'rows',
      'read and planned s',
      'sent and stored s',
      'in all s',
      'target',
      'rows/s',
      'node CPU s',
      'database CPU s',
    ],
    rows: [
      [
        fixed(people),
        fixed(of('planSeconds'), 2),
        fixed(of('storeSeconds'), 2),
        fixed(all, 2),
        within(all, target),
        fixed(people / all),
        fixed(of('node'), 2),
        fixed(of('database'), 2),
      ],
    ],
    notes: [
      `medians of ${runs} runs; ${partOfBatch} rows a call, each checked as it comes, all stored in the transaction of the last one`,
      'every row goes through the rules of a single change and has its audit row; fsync on',
      'CPU while the rows are sent and stored; node serves and sends in one process',
    ],
  };
};
