// @module-tag rest
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field } from './field.ts';
import { openBrowser } from './openSite.ts';
import { serveFolder } from './serveFolder.ts';
import { consoles, heading, openDialog } from './signIn.ts';
import { stepLimit } from './stepLimit.ts';
import { watchPage } from './watchPage.ts';

let host: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;

beforeAll(async () => {
  host = await serveFolder('dist-demo');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

const arrive = async () => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  context.setDefaultTimeout(stepLimit);
  return context.newPage();
};
const enter = async (page: Page, side: string) => {
  const dialog = await openDialog(page);
  await field(dialog, 'Email').fill('anybody@anywhere.example');
  await field(dialog, 'Password').fill('whatever');
  await dialog.getByRole('radio', { name: side }).check({ force: true });
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

describe('the demo on a plain web host', () => {
  test.each(Object.values(consoles))(
    'opens the console of a $sample for any email and password, without contacting another host',
    async ({ sample, path, dashboard }) => {
      const page = await arrive();
      const { faults, settled } = watchPage(page, host.origin);
      await enter(page, sample);
      await page.waitForURL((url) => url.hash.startsWith(`#${path}/dashboard`));
      await heading(page, dashboard).waitFor();
      await settled();
      // A static host answers a deep link with its 404 page, which is the console.
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
      await page.context().close();
    },
  );

  test('keeps an added employee after a reload, until the sample data is restored', async () => {
    const page = await arrive();
    await enter(page, 'Talent provider');
    await heading(page, 'Dashboard').waitFor();
    await page.goto('/app/#/provider/employees/create');
    await field(page, 'Name').fill('Wilma Webb');
    await field(page, 'Title').fill('Weaver');
    await field(page, 'Location').fill('Ghent');
    await field(page, 'Experience (years)').fill('9');
    await field(page, 'Hourly Rate').fill('60');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL((url) => url.hash === '#/provider/employees');

    const found = async () => {
      await page.goto('/app/#/provider/employees?filter={"q":"Wilma"}');
      return page.getByRole('article').filter({ hasText: 'Wilma Webb' });
    };
    await (await found()).waitFor();
    await page.reload();
    await (await found()).waitFor();

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Reset sample data' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reset the sample data?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Reset sample data' }).click();
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Reset sample data' }).click();
    await reloaded;
    const gone = await found();
    await page.getByText('No results').waitFor();
    expect(await gone.count()).toBe(0);
  });
});
