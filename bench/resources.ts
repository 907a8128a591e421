import type { Page } from 'playwright-core';
import { asOwner } from '../server/testing/spawnServer.ts';
import { databaseCpu, secondsOf } from './cpu.ts';
import { fixed, medians, seconds, times, within } from './figures.ts';
import { insertPeople } from './fillCandidates.ts';
import { load } from './load.ts';
import { consoles, openSite, type Site } from './openSite.ts';
import { postmasterOf } from './processes.ts';
import type { Table } from './table.ts';
import { onSlowPage, type Visited } from './visit.ts';
import { tileShown, untilFigures, untilShown } from './watchPage.ts';

const people = 10_000;
const targets = { usable: 1500, p95: 150, cpu: 3 };
const runs = 3;
const requests = 300;

type Signed = Awaited<ReturnType<typeof consoles>>[number];

/**
 * Measures Available Resources for a provider with ten thousand candidates, on the server and in a browser.
 */
export const resources = async (): Promise<Table[]> => {
  const site = await openSite();
  try {
    await fillBench(site);
    const [provider] = await consoles(site.origin);
    if (!provider) throw new Error('Nobody can sign in as a provider');
    return [pageTable(await firstPages(site, provider)), usableTable(await openings(site, provider))];
  } finally {
    await site.close();
  }
};

/**
 * On the largest plan, which has no limit. Inserted directly, because ten thousand calls would take minutes.
 */
const fillBench = async ({ dataDir }: Site) => {
  await asOwner(dataDir, `update "companies" set "subscription" = 'Enterprise' where "id" = 'CO-001'`);
  const { rows } = await asOwner(
    dataDir,
    `select count(*)::int as "count" from "candidates" where "companyId" = 'CO-001'`,
  );
  await asOwner(dataDir, insertPeople(`'CO-001'`, 1, people - rows[0].count));
  for (const noun of ['requests', 'contracts']) await multiply(dataDir, noun);
  await asOwner(dataDir, 'vacuum analyze');
};

/** Copies the company's own rows until there are enough. */
const multiply = async (dataDir: string, noun: string) => {
  const { rows } = await asOwner(
    dataDir,
    `select string_agg(quote_ident(column_name), ', ') as "columns" from information_schema.columns
     where table_name = '${noun}' and is_generated = 'NEVER' and column_name not in ('id', 'seq')`,
  );
  const { columns } = rows[0] as { columns: string };
  await asOwner(
    dataDir,
    `insert into "${noun}" (${columns}) select ${columns} from "${noun}", generate_series(1, ${people})
     where "providerId" = 'CO-001' limit ${people}`,
  );
};

const byStatus = 'range=[0,23]&sort=["status","ASC"]';
const queries = [
  ['candidates', 'by status, as it opens', byStatus],
  ['candidates', 'by name', 'range=[0,23]&sort=["name","ASC"]'],
  [
    'candidates',
    'skill and rate filtered',
    'range=[0,23]&sort=["rate","DESC"]&filter={"skills_inc_any":["Skill 7"],"rate_gte":6000}',
  ],
  ['candidates', 'searched, "person 4242"', `${byStatus}&filter={"q":"person 4242"}`],
  ['candidates', 'searched, "cloud arch"', `${byStatus}&filter={"q":"cloud arch"}`],
  ['requests', 'newest first, as it opens', 'range=[0,24]&sort=["received","DESC"]'],
  ['requests', 'searched, "engineer"', 'range=[0,24]&sort=["received","DESC"]&filter={"q":"engineer"}'],
  ['contracts', 'by last day', 'range=[0,24]&sort=["endDate","ASC"]'],
  ['contracts', 'searched, "sow"', 'range=[0,24]&sort=["endDate","ASC"]&filter={"q":"sow"}'],
  ['contractTemplates', 'latest first', 'range=[0,24]&sort=["lastUpdated","DESC"]'],
] as const;

const tokenOf = ({ session }: Signed): string =>
  session.origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value ?? '';

const firstPages = async ({ origin, pid, dataDir }: Site, provider: Signed) => {
  const postmaster = postmasterOf(dataDir);
  const results = [];
  for (const [noun, name, query] of queries) {
    const asked = {
      url: `${origin}/api/v1/${noun}?${encodeURI(query)}`,
      token: tokenOf(provider),
      connections: 2,
    };
    await load({ ...asked, requests: 40 });
    const before = { node: secondsOf(pid), database: databaseCpu(postmaster) };
    const measured = await load({ ...asked, requests });
    const perRequest = (seconds: number) => (seconds * 1000) / requests;
    const node = perRequest(secondsOf(pid) - before.node);
    const database = perRequest(databaseCpu(postmaster) - before.database);
    results.push({ name: `${noun}, ${name}`, node, database, ...measured });
  }
  return results;
};

const pageTable = (pages: Awaited<ReturnType<typeof firstPages>>): Table => ({
  title: `resources: first pages of a provider with ${fixed(people)} people, requests and contracts each (targets p95 ${targets.p95} ms, CPU ${targets.cpu} ms)`,
  head: [
    'page',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'target',
    'node CPU ms',
    'database CPU ms',
    'target',
    'failed',
  ],
  rows: pages.map(({ name, p50, p95, p99, node, database, failed }) => [
    name,
    ...[p50, p95, p99].map((value) => fixed(value, 1)),
    within(p95, targets.p95),
    ...[node, database].map((value) => fixed(value, 2)),
    within(node + database, targets.cpu),
    fixed(failed),
  ]),
  notes: ['the true server on the embedded database, two connections, with the total and the token checked'],
});

/** The steps until the cards are shown, as recorded by the page, in milliseconds since the request for it. */
type Opening = { cards: number; usable: number; requests: number; tasks: number };

const openings = async (site: Site, { url, session, name }: Signed) => {
  const list = url.replace('dashboard', 'employees');
  const visited: Visited = { name, url, session, isShown: tileShown };
  const wayHere: Record<string, () => Promise<Opening>> = {
    'from the dashboard at rest, by a click': () =>
      onSlowPage(site, visited, async (page) => {
        await page.goto(url);
        await untilShown(page);
        return openedBy(page, () => page.click('nav a[href$="/employees"]'));
      }),
    'from the dashboard, as soon as its figures stand': () =>
      onSlowPage(site, visited, async (page) => {
        await page.goto(url, { waitUntil: 'commit' });
        await untilFigures(page);
        return openedBy(page, () => page.click('nav a[href$="/employees"]'));
      }),
    'cold, by its address': () =>
      onSlowPage(site, { ...visited, url: list }, (page) =>
        openedBy(page, () => page.goto(list, { waitUntil: 'commit' })),
      ),
  };
  const results = [];
  for (const [way, open] of Object.entries(wayHere))
    results.push({ way, ...medians(await times(runs, open)) });
  return results;
};

const searchBox = 'main input[name="q"]';

/**
 * Runs in the page. Times start with the click, or with the document if there was no click. A step ends when
 * a frame was painted after it and the next task has started.
 */
const watchOpening = `
  const opening = (window.__opening = { began: 0, cards: 0, usable: 0, tasks: 0 });
  const painted = (step) => requestAnimationFrame(() => setTimeout(() => { opening[step] ||= performance.now() - opening.began; }));
  addEventListener('click', ({ timeStamp }) => { opening.began = timeStamp; }, { capture: true });
  addEventListener('input', () => painted('usable'));
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime >= opening.began) opening.tasks += duration;
  }).observe({ type: 'longtask' });
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('main article').length < 9 || !document.querySelector('${searchBox}')) return;
    observer.disconnect();
    painted('cards');
  });
  observer.observe(document, { childList: true, subtree: true });
`;

declare global {
  interface Window {
    __opening?: Opening;
  }
}

const openedBy = async (page: Page, act: () => Promise<unknown>): Promise<Opening> => {
  let requests = 0;
  page.on('request', () => {
    requests++;
  });
  if (page.url() === 'about:blank') await page.addInitScript(watchOpening);
  else await page.evaluate(watchOpening);
  await act();
  const reached = (step: 'cards' | 'usable') =>
    page.waitForFunction((name) => (window.__opening?.[name] ?? 0) > 0, step, {
      polling: 'raf',
      timeout: 60_000,
    });
  await reached('cards');
  const asked = requests;
  await page.focus(searchBox);
  await page.keyboard.press('a');
  await reached('usable');
  const opening = await page.evaluate(() => window.__opening as Opening);
  return { ...opening, requests: asked };
};

const usableTable = (openedWays: Awaited<ReturnType<typeof openings>>): Table => ({
  title: `resources: Available Resources with ${fixed(people)} people, 4× CPU slow-down, 1.6 Mbit/s down, 150 ms (target ${seconds(targets.usable)})`,
  head: ['way', 'cards shown', 'usable', 'target', 'requests', 'long tasks'],
  rows: openedWays.map(({ way, cards, usable, requests, tasks }, place) => [
    way,
    seconds(cards),
    seconds(usable),
    place === 0 ? within(usable, targets.usable) : '',
    fixed(requests),
    seconds(tasks),
  ]),
  notes: [
    `medians of ${runs}, each in a new browser profile; counted in the page from the click, cold from the start of its navigation`,
    'cards shown = the search box and the nine cards that fit the window (1366 × 900) are painted; usable = a letter typed then is in the box and painted, so no task is pending before it',
    'long tasks = the sum of those over 50 ms from the click until then; the other 15 cards follow in shorter ones',
    'at rest = its figures and its chart stand, and what it fetches ahead has come; requests until the cards, scripts and calls alike',
  ],
});
