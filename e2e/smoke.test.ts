import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { further, sidebars } from './consolePages.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { consoles, heading, menuEntry } from './signIn.ts';
import { visit } from './visit.ts';
import { openWatched } from './watchedConsole.ts';
import { watchBreaches, watchPage } from './watchPage.ts';

let site: SiteToRead;

beforeAll(async () => {
  site = await openSiteToRead();
});
afterAll(() => site?.close());

describe.each(['provider', 'recruiter', 'admin'] as const)('the console of a %s', (userType) => {
  const { path } = consoles[userType];
  let page: Page;
  let watch: ReturnType<typeof watchPage>;

  beforeAll(async () => {
    ({ page, watch } = await openWatched(site, userType));
  });

  test('opens after signing in', async () => {
    // Leaving before the page has loaded would abort its requests.
    await watch.settled();
    expect(watch.faults.splice(0)).toEqual([]);
  });

  test.each(sidebars[userType])('opens $entry from the sidebar without a fault', async ({ entry, title }) => {
    await menuEntry(page, entry).click();
    await heading(page, title).waitFor();
    await watch.settled();
    expect(watch.faults.splice(0)).toEqual([]);
  });

  test.each(further[userType])('shows %s without a fault', async (address) => {
    await visit(page, path + address);
    // An open dialog hides the page behind it from the accessibility tree.
    await page.getByRole('heading').first().waitFor();
    await watch.settled();
    expect(watch.faults.splice(0)).toEqual([]);
  });
});

describe('the public site', () => {
  test.each([
    '/',
    '/de/',
    '/fr/terms',
    '/es/support',
    '/privacy',
    '/cookies',
    '/careers',
    '/partners',
    '/jobs',
    '/jobs/JOB-001',
    '/api/docs',
    '/api/docs/guide',
  ])('shows %s without a fault', async (path) => {
    const page = await site.visitor();
    const watch = watchPage(page, site.origin);
    await watchBreaches(page, watch.faults);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await watch.settled();
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});
