import { databaseCpu, nodeCpu } from './cpu.ts';
import { fixed, medians, times, within } from './figures.ts';
import { type ListServer, openListServer } from './listServer.ts';
import { type Load, load, type Measured } from './load.ts';
import type { Table } from './table.ts';

const people = 100_000;
const target = 80;
const rounds = 3;
const requests = 60;

/** A recruiter's settings in the filter panel, and the page number. */
const narrow = {
  q: 'engineer',
  skills_inc_any: ['Skill 7', 'Skill 40'],
  experience_gte: 2,
  experience_lte: 8,
  location: 'Berlin',
  availability: 'Immediate',
};
const broad = {
  q: 'e',
  skills_inc_any: Array.from({ length: 12 }, (_, n) => `Skill ${n}`),
  experience_gte: 0,
  experience_lte: 10,
  location: 'Paris',
  availability: '2 weeks notice',
};
const opening = { experience_gte: 0, experience_lte: 10 };
const queries: readonly { name: string; filter: object; page?: number; sort?: string }[] = [
  { name: 'as it opens, 0 to 10 years', filter: opening },
  { name: 'as it opens, page 100', filter: opening, page: 100 },
  { name: 'as it opens, by rate', filter: opening, sort: 'rate' },
  { name: 'all five together, narrow', filter: narrow },
  { name: 'all five together, broad', filter: broad },
  { name: 'all five together, broad, page 20', filter: broad, page: 20 },
  { name: 'words alone, "cloud arch"', filter: { ...opening, q: 'cloud arch' } },
  { name: 'words alone, "person 4242"', filter: { q: 'person 4242' } },
  { name: 'words alone, nobody', filter: { ...opening, q: 'no such person' } },
  { name: 'any of two skills', filter: { ...opening, skills_inc_any: ['Skill 3', 'Skill 11'] } },
  {
    name: 'location and availability',
    filter: { ...opening, location: 'Madrid', availability: 'Immediate' },
  },
  { name: 'new to a saved search', filter: { ...narrow, listedAt_gt: '2026-06-01T00:00:00.000Z' } },
];

/** The talent pool with 100,000 candidates: each filter, its page and its total. */
export const talent = async (): Promise<Table[]> => {
  const server = await openListServer(people);
  try {
    await varyPeople(server);
    const token = await server.bench.tokenOf('recruiter');
    const results = [];
    for (const way of queries) {
      const asked = { url: addressOf(server, way), token, connections: 1 };
      await load({ ...asked, requests: 20 });
      const runs = await times(rounds, () => measure(server, { ...asked, requests }));
      results.push({ name: way.name, ...medians<keyof Cost>(runs) });
    }
    return [tableOf(results)];
  } finally {
    await server.close();
  }
};

type Cost = Measured & { node: number; database: number };

/**
 * Response times as a client sees them, and the CPU time behind them, which other work on the machine hardly
 * affects.
 */
const measure = async ({ bench }: ListServer, asked: Load): Promise<Cost> => {
  const before = { node: nodeCpu(), database: databaseCpu(bench.postmaster) };
  const measured = await load(asked);
  const perRequest = (seconds: number) => (seconds * 1000) / asked.requests;
  return {
    ...measured,
    node: perRequest(nodeCpu() - before.node),
    database: perRequest(databaseCpu(bench.postmaster) - before.database),
  };
};

/** Varies the candidates realistically; a tenth of them is not listed. */
const varyPeople = async ({ bench: { owner } }: ListServer) => {
  await owner.query(`update "candidates" set
    "availability" = (array['Immediate', 'Immediate', '2 weeks notice', '1 month notice'])[1 + "seq" % 4],
    "benchSince" = date '2026-01-01' + ("seq" * 7919 % 180)::int, "listed" = "seq" % 10 <> 0, "published" = "seq" % 10 <> 0,
    "listedAt" = case when "seq" % 10 <> 0 then timestamptz '2026-01-01 09:00Z' + ("seq" * 7919 % 180) * interval '1 day' end`);
  await owner.query('vacuum full "candidates"');
  await owner.query('vacuum analyze "candidates"');
};

const addressOf = (
  { origin }: ListServer,
  { filter, page = 1, sort = 'benchSince' }: (typeof queries)[number],
) => {
  const asked = { filter, sort: [sort, 'ASC'], range: [(page - 1) * 24, page * 24 - 1] };
  const query = Object.entries(asked).map(([key, value]) => [key, JSON.stringify(value)]);
  return `${origin}/api/v1/candidates?${new URLSearchParams(query as [string, string][])}`;
};

const tableOf = (results: readonly ({ name: string } & Cost)[]): Table => ({
  title: `talent: the talent pool's filters over ${fixed(people)} people, 24 cards and the total (target p95 ${target} ms)`,
  head: ['filter', 'p50 ms', 'p95 ms', 'target', 'node CPU ms', 'database CPU ms', 'failed'],
  rows: results.map(({ name, p50, p95, node, database, failed }) => [
    name,
    ...[p50, p95].map((value) => fixed(value, 1)),
    within(p95, target),
    ...[node, database].map((value) => fixed(value, 1)),
    fixed(failed),
  ]),
  notes: [
    `medians of ${rounds} rounds of ${requests} requests, one at a time, token checked, row-level security, the embedded database`,
    'all five = words in name, title and skills, any of the skills, years, location and availability at once',
  ],
});
