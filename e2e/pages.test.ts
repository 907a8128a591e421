// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { further, sidebars } from './consolePages.ts';
import { findBarriers } from './findBarriers.ts';
import { findHiddenColumns, tablesOfPages } from './findHiddenColumns.ts';
import { isOpenToAll, lookAt, phone, wide } from './isOpenToAll.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { resize } from './resize.ts';
import { consoles, heading, menuEntry } from './signIn.ts';
import { visit } from './visit.ts';
import { openWatched } from './watchedConsole.ts';
import type { watchPage } from './watchPage.ts';

let site: SiteToRead;

beforeAll(async () => {
  site = await openSiteToRead();
});
afterAll(() => site?.close());

describe.each(['provider', 'recruiter', 'admin'] as const)('the console of a %s', (userType) => {
  const { path } = consoles[userType];
  let page: Page;
  let watch: ReturnType<typeof watchPage>;
  const tables = new Set(tablesOfPages[userType]);
  /** Each table is checked once; addresses that limit its rows do not count. */
  const showsAllColumns = async () => {
    const { pathname, search } = new URL(page.url());
    if (search === '' && tables.delete(pathname.slice(path.length)))
      expect.soft(await page.evaluate(findHiddenColumns), 'hidden columns').toEqual([]);
  };

  beforeAll(async () => {
    ({ page, watch } = await openWatched(site, userType));
  });

  test('lists its pages in the sidebar', async () => {
    const entries = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');
    expect(await entries.allInnerTexts()).toEqual(sidebars[userType].map(({ entry }) => entry));
    // Leaving before the page has loaded would abort its requests.
    await watch.settled();
    expect(watch.faults.splice(0)).toEqual([]);
  });

  test.each(sidebars[userType])(
    'opens $entry from the sidebar, and it passes accessibility and layout checks',
    async ({ entry, title }) => {
      await resize(page, wide);
      await menuEntry(page, entry).click();
      await heading(page, title).waitFor();
      await isOpenToAll(page, watch.settled, 'dark', wide);
      await showsAllColumns();
      await isOpenToAll(page, watch.settled, 'light', phone);
      expect(watch.faults.splice(0)).toEqual([]);
    },
  );

  test.each(further[userType])('shows %s, which passes accessibility and layout checks', async (address) => {
    await visit(page, path + address, () => lookAt(page, 'dark', wide));
    // An open dialog hides the page behind it from the accessibility tree.
    await page.getByRole('heading').first().waitFor();
    await isOpenToAll(page, watch.settled, 'dark', wide);
    await showsAllColumns();
    await isOpenToAll(page, watch.settled, 'light', phone);
    expect(watch.faults.splice(0)).toEqual([]);
  });

  test('shows all columns of the tables on these pages', () => {
    expect([...tables]).toEqual([]);
  });

  test.runIf(userType === 'provider')(
    'compares plans in a dialog, which passes accessibility and layout checks',
    async () => {
      await resize(page, wide);
      await visit(page, `${path}/settings/billing`);
      await page.getByRole('button', { name: 'Upgrade Plan' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' });
      for (const plan of ['Enterprise', 'Basic']) {
        await dialog.getByRole('radio', { name: plan }).check();
        await isOpenToAll(page, watch.settled, 'dark', wide);
        await isOpenToAll(page, watch.settled, 'light', phone);
      }
      expect(watch.faults.splice(0)).toEqual([]);
    },
  );

  test('opens its menu in a drawer on a phone', async () => {
    const { entry, title } = sidebars[userType][1];
    await resize(page, phone);
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menuEntry(page, entry).waitFor();
    await watch.settled();
    expect(await findBarriers(page)).toEqual([]);
    await menuEntry(page, entry).click();
    await heading(page, title).waitFor();
  });

  test('shows a page with a link for an unknown address', async () => {
    await resize(page, wide);
    await page.goto(`${path}/nowhere`);
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await heading(page, consoles[userType].dashboard).waitFor();
  });

  test.each(['/companies/CO-99999/show', '/candidates/BE-99999'])(
    'never shows an empty page for a missing row: %s',
    async (address) => {
      await page.goto(path + address);
      await heading(page, /./).waitFor({ timeout: 8_000 });
      await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\w/);
    },
  );
});
