// @module-tag rest
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metaOf } from '../domain/contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../domain/contract/index.ts';
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

/** Fields of a noun that hold a text that anybody may word, those that take the longest first. */
const textsOf = (noun: NounName): string[] => {
  const { fields, serverSet, fixed } = nounOf(noun);
  return Object.entries(fields)
    .filter(([field]) => !serverSet.includes(field) && !fixed.includes(field))
    .map(([field, schema]) => ({ field, ...metaOf(schema) }))
    .filter(
      ({ column, values, references, picture }) => column === 'text' && !values && !references && !picture,
    )
    .sort((one, other) => Number(other.long ?? false) - Number(one.long ?? false))
    .map(({ field }) => field);
};
const texts = Object.fromEntries(nounNames.map((noun) => [noun, textsOf(noun)]));

type Edited = Record<string, { field: string; value: string }>;

/** Runs in the page: changes a text of a row of each noun that its user may edit; returns what is stored then. */
const editEach = async ({
  texts,
  api,
}: {
  texts: Record<string, string[]>;
  api: string;
}): Promise<Edited> => {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('authToken')}` };
  const edited: Edited = {};
  for (const [noun, fields] of Object.entries(texts)) {
    const list = await fetch(`${api}${noun}?range=[0,0]`, { headers });
    const [row] = list.ok ? await list.json() : [];
    for (const field of row ? fields : []) {
      const value = `${row[field] ?? 'Text'} X`;
      const answer = await fetch(`${api}${noun}/${row.id}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': `"${row.version}"` },
        body: JSON.stringify({ [field]: value }),
      });
      if (answer.status >= 500) throw new Error(`${noun}: ${answer.status} ${await answer.text()}`);
      if (!answer.ok) continue;
      const after = await answer.json();
      row.version = after.version;
      // Some texts are set by what they belong to.
      if (after[field] !== value) continue;
      edited[`${noun}/${row.id}`] = { field, value };
      break;
    }
  }
  return edited;
};

/** Runs in the page: these values as they are now. */
const readEach = async ({ edited, api }: { edited: Edited; api: string }): Promise<Edited> => {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('authToken')}` };
  const read: Edited = {};
  for (const [row, { field }] of Object.entries(edited))
    read[row] = { field, value: (await (await fetch(api + row, { headers })).json())[field] };
  return read;
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
      const edited = await page.evaluate(editEach, { texts, api });
      edits += Object.keys(edited).length;
      await page.reload();
      await heading(page, dashboard).waitFor();
      expect(await page.evaluate(readEach, { edited, api })).toEqual(edited);
      await page.goto(`${start}app/#${path}/nothing-here`);
      await heading(page, 'Page not found').waitFor();
      await settled();
      expect(faults.filter((fault) => !/\b4\d\d\b/.test(fault))).toEqual([]);
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

test('the demo works without https, where browsers keep service workers and cryptography from pages', async () => {
  const host = await serveFolder('dist-demo', { notFound: null });
  const plain = 'http://demo.example';
  const insecure = await browser.newContext({ locale: 'en-US', viewport: { width: 1366, height: 900 } });
  insecure.setDefaultTimeout(stepLimit);
  await insecure.route(`${plain}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: host.origin + pathname + search }) });
  });
  const page = await insecure.newPage();
  const { provider } = consoles;
  await enter(page, `${plain}/`, provider.sample);
  await heading(page, provider.dashboard).waitFor();
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  const edited = await page.evaluate(editEach, {
    texts: { candidates: texts.candidates ?? [] },
    api: `${plain}/api/v1/`,
  });
  expect(Object.keys(edited)).toHaveLength(1);
  await page.reload();
  await heading(page, provider.dashboard).waitFor();
  expect(await page.evaluate(readEach, { edited, api: `${plain}/api/v1/` })).toEqual(edited);
  // The console loads further files ahead.
  await insecure.unrouteAll({ behavior: 'ignoreErrors' });
  await insecure.close();
  await host.close();
});
