// @module-tag rest
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nounNames } from '../domain/contract/index.ts';
import { field } from './field.ts';
import { openBrowser } from './openSite.ts';
import { serveFolder } from './serveFolder.ts';
import { consoles, heading } from './signIn.ts';
import { stepLimit } from './stepLimit.ts';
import { watchPage } from './watchPage.ts';

/** The kinds of host that a demo may be on, and what they do with addresses without a file. */
const hosts = {
  'with an error of its own for unknown addresses': { folder: 'dist-demo', below: '/', notFound: null },
  'with 404.html': { folder: 'dist-demo', below: '/', notFound: '404.html' },
  'in a sub-folder': { folder: 'dist-demo-below', below: '/talentbench/', notFound: null },
} as const;

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ locale: 'en-US', viewport: { width: 1366, height: 900 } });
  context.setDefaultTimeout(stepLimit);
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
});

/** Signs in for one tab only, so that each user has a tab. */
const enter = async (page: Page, start: string, side: string) => {
  await page.goto(start);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await field(dialog, 'Email').fill('anybody@anywhere.example');
  await field(dialog, 'Password').fill('whatever');
  await dialog.getByRole('radio', { name: side }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /remember/i }).uncheck();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

type Versions = Record<string, number>;

/** Runs in the page: edits a row of each noun that its user may edit; returns what is stored then. */
const editEach = async ({ nouns, api }: { nouns: readonly string[]; api: string }): Promise<Versions> => {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('authToken')}` };
  const edited: Versions = {};
  for (const noun of nouns) {
    const list = await fetch(`${api}${noun}?range=[0,0]`, { headers });
    const [row] = list.ok ? await list.json() : [];
    if (!row) continue;
    const answer = await fetch(`${api}${noun}/${row.id}`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': `"${row.version}"` },
      body: '{}',
    });
    if (answer.status >= 500) throw new Error(`${noun}: ${answer.status} ${await answer.text()}`);
    if (answer.ok) edited[`${noun}/${row.id}`] = (await answer.json()).version;
  }
  return edited;
};

/** Runs in the page. */
const readEach = async ({ rows, api }: { rows: string[]; api: string }): Promise<Versions> => {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('authToken')}` };
  const versions: Versions = {};
  for (const row of rows) versions[row] = (await (await fetch(api + row, { headers })).json()).version;
  return versions;
};

describe.each(Object.entries(hosts))('the demo on a static host %s', (_, { folder, below, notFound }) => {
  let host: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    host = await serveFolder(folder, { below, notFound });
  });
  afterAll(() => host?.close());

  test('lets all three users in, and an edited row of every noun is there after a reload', async () => {
    const start = host.origin + below;
    const api = `${start}api/v1/`;
    let edits = 0;
    for (const { sample, path, dashboard } of Object.values(consoles)) {
      const page = await context.newPage();
      const { faults, settled } = watchPage(page, host.origin);
      await enter(page, start, sample);
      await heading(page, dashboard).waitFor();
      expect(page.url()).toBe(`${start}app/#${path}/dashboard`);
      const edited = await page.evaluate(editEach, { nouns: nounNames, api });
      edits += Object.keys(edited).length;
      await page.reload();
      await heading(page, dashboard).waitFor();
      expect(await page.evaluate(readEach, { rows: Object.keys(edited), api })).toEqual(edited);
      await page.goto(`${start}app/#${path}/nothing-here`);
      await heading(page, 'Page not found').waitFor();
      await settled();
      expect(faults.filter((fault) => !/\b40[039]\b/.test(fault))).toEqual([]);
      await page.close();
    }
    expect(edits).toBeGreaterThan(20);
  });

  test('has public pages of jobs, in the reader’s language', async () => {
    const page = await context.newPage();
    await page.goto(`${host.origin}${below}de/jobs/`);
    await page
      .getByText(/pro Jahr|pro Stunde/)
      .first()
      .waitFor();
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Skills' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Mit einem Kandidaten bewerben' }).waitFor();
    await page.close();
  });

  if (notFound)
    test('finds the pages of other addresses, and says that an unknown one is not there', async () => {
      const page = await context.newPage();
      await page.goto(`${host.origin}/provider/employees`);
      await page.waitForURL((url) => url.search.startsWith('?next='));
      await page.goto(`${host.origin}/jobs/JOB-999999`);
      await heading(page, 'Job not found').waitFor();
      await page.goto(`${host.origin}/de/nothing-here`);
      await heading(page, 'Seite nicht gefunden').waitFor();
      await page.close();
    });
});
