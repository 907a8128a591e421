// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from './findBarriers.ts';
import { isOpenInAllLooks, phone, wide } from './isOpenToAll.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { resize } from './resize.ts';
import { openDialog, signInByClick } from './signIn.ts';
import { watchPage } from './watchPage.ts';

let site: SiteToRead;
let page: Page;
let watch: ReturnType<typeof watchPage>;

beforeAll(async () => {
  site = await openSiteToRead();
  page = await site.visitor();
  watch = watchPage(page, site.origin);
});
afterAll(() => site?.close());

const isOpenToAll = async () => {
  await isOpenInAllLooks(page, watch.settled);
  expect(watch.faults.splice(0)).toEqual([]);
};
const arrive = async (path: string) => {
  await resize(page, wide);
  await page.goto(path);
  await page.locator('html[data-whole]').waitFor();
};

const lookOfSkill = () =>
  page
    .locator('.job-skills li')
    .first()
    .evaluate((skill) => {
      const { backgroundColor, borderRadius, padding } = getComputedStyle(skill);
      return { backgroundColor, borderRadius, padding };
    });

describe('passes accessibility and layout checks in both themes, on desktop and phone', () => {
  test.each([
    '/',
    '/de/',
    '/privacy',
    '/fr/terms',
    '/cookies',
    '/careers',
    '/es/support',
    '/partners',
    '/set-password',
  ])('the page %s', async (path) => {
    await arrive(path);
    await isOpenToAll();
  });

  test('the list of open jobs, whose skills look as on a job’s page', async () => {
    await page.goto('/jobs');
    const inList = await lookOfSkill();
    await isOpenToAll();
    await page.goto('/jobs/JOB-001');
    expect(inList).toEqual(await lookOfSkill());
    await isOpenToAll();
  });

  test('the sign-in dialog', async () => {
    await arrive('/');
    await openDialog(page);
    await isOpenToAll();
  });

  test('the dialog for a forgotten password', async () => {
    await arrive('/');
    await (await openDialog(page)).getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await isOpenToAll();
  });

  test('the sign-up dialog with validation errors', async () => {
    await arrive('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join TalentBench' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByText('Email is required').waitFor();
    await isOpenToAll();
  });

  test('the demo video, which is loaded on demand and leads to the sign-up', async () => {
    await arrive('/');
    await watch.settled();
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).filter((name) => /\.(webm|vtt)/.test(name))).toEqual([]);
    await page.getByRole('button', { name: 'Watch the demo' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'TalentBench in one minute' });
    await dialog.waitFor();
    await isOpenToAll();
    await resize(page, wide);
    await dialog.getByRole('button', { name: 'Play video' }).click();
    await page.waitForFunction(() => {
      const video = document.querySelector('video');
      return video !== null && video.currentTime > 0.2 && video.textTracks.length > 0;
    });
    await dialog.getByRole('button', { name: 'Try Platform Now' }).click();
    await page.getByRole('dialog', { name: 'Join TalentBench' }).waitFor();
  });

  test('the diagnostics page of a signed-in user', async () => {
    await signInByClick(page, 'recruiter');
    await watch.settled();
    await page.goto('/diagnostics');
    await page.getByText('Stored and confirmed by the server').waitFor();
    await isOpenToAll();
    await page.evaluate(() => localStorage.clear());
  });
});

describe('the language of a page', () => {
  const inGerman = async () => {
    const context = await site.browser.newContext({ baseURL: site.origin, locale: 'de-AT' });
    return context.newPage();
  };

  test("is the browser's at first, then the chosen one, on the site and in the console", async () => {
    const tab = await inGerman();
    await tab.goto('/');
    expect(await tab.locator('html').getAttribute('lang')).toBe('de');
    await tab.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
    await tab.getByRole('button', { name: 'Anbieter' }).click();
    await tab.waitForURL('/provider/dashboard');
    await tab.getByRole('link', { name: 'Verträge' }).first().waitFor();
    expect(await tab.locator('html').getAttribute('lang')).toBe('de');
    await tab.goto('/fr/');
    expect(await tab.locator('html').getAttribute('lang')).toBe('fr');
    await tab.context().close();
  });

  test('is used in text, title and description of the HTML', async () => {
    for (const [path, lang] of [
      ['/es/', 'es'],
      ['/fr/privacy', 'fr'],
    ] as const) {
      const html = await (await page.request.get(path)).text();
      const has = (words: RegExp) => words.test(html);
      expect([
        has(new RegExp(`<html lang="${lang}"`)),
        has(/<meta name="description" content="[^"]{40,}"/),
        has(/<link rel="alternate" hreflang="de"/i),
        has(/<h1[^>]*>[^<]{5,}/),
        path !== '/es/' || (has(/"@type":"Organization"/) && has(/"@type":"FAQPage"/)),
      ]).toEqual([true, true, true, true, true]);
    }
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/de/careers');
  });
});

describe('the top bar', () => {
  test('marks the visible section, and moves focus to the selected one', async () => {
    await arrive('/');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('banner').locator('a[aria-current]').filter({ hasText: 'Pricing' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pricing');
  });

  test('moves links, search and buttons into a drawer of 250 px on a phone', async () => {
    await resize(page, phone);
    await page.goto('/landing');
    await page.locator('html[data-whole]').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Features' }).waitFor();
    await watch.settled();
    expect((await drawer.boundingBox())?.width).toBe(250);
    expect(await findBarriers(page)).toEqual([]);
    await drawer.getByPlaceholder('Search talent, skills, companies...').waitFor();
    await drawer.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('dialog', { name: 'Join TalentBench' }).waitFor();
  });
});
