// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpenInAllLooks } from './isOpenToAll.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { watchBreaches, watchPage } from './watchPage.ts';

let site: SiteToRead;
let page: Page;
let watch: ReturnType<typeof watchPage>;

beforeAll(async () => {
  site = await openSiteToRead();
  page = await site.visitor();
  watch = watchPage(page, site.origin);
  await watchBreaches(page, watch.faults);
});
afterAll(() => site?.close());

test('the reference of the API finds a call by its path and makes it, by keyboard, from this host alone', async () => {
  await page.goto('/api/docs');
  await page.locator('#operations-tag-candidates').waitFor();
  await page.getByPlaceholder('Filter by tag or path').fill('/market/counts');
  await page.locator('#operations-tag-candidates').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Expand operation' }).first().press('Enter');
  await page.getByRole('button', { name: /How many active companies/ }).press('Enter');
  await page.getByRole('button', { name: 'Try it out' }).press('Enter');
  await page.getByRole('button', { name: 'Execute' }).press('Enter');
  await page
    .locator('.live-responses-table')
    .getByText(/"profiles": \d+/)
    .waitFor();
  expect(watch.faults.splice(0)).toEqual([]);
});

test('the reference of the API can be read by everyone, in both themes, on desktop and phone', async () => {
  await page.goto('/api/docs');
  await page.locator('#operations-tag-candidates').waitFor();
  await isOpenInAllLooks(page, watch.settled);
  expect(watch.faults.splice(0)).toEqual([]);
});

test('the guide to the API can be read by everyone, and its headings can be linked to', async () => {
  await page.goto('/api/docs/guide#repeated-requests');
  await page.locator('h2#repeated-requests').waitFor();
  await isOpenInAllLooks(page, watch.settled);
  expect(watch.faults.splice(0)).toEqual([]);
});
