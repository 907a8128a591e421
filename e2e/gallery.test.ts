// @module-tag rest
import type { RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedStory } from '../gallery/gallery.ts';
import { axeSource } from './findBarriers.ts';
import { phone, wide } from './isOpenToAll.ts';
import { openBrowser } from './openSite.ts';
import { resize } from './resize.ts';
import { serveFolder } from './serveFolder.ts';
import { stepLimit } from './stepLimit.ts';
import { watchPage } from './watchPage.ts';

let host: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;
let watch: ReturnType<typeof watchPage>;
let stories: readonly ListedStory[];

beforeAll(async () => {
  host = await serveFolder('dist-gallery');
  browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: host.origin,
    viewport: wide,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  context.setDefaultTimeout(stepLimit);
  page = await context.newPage();
  watch = watchPage(page, host.origin);
  await page.goto('/?alone');
  await page.waitForFunction(() => window.gallery);
  stories = await page.evaluate(() => window.gallery?.stories ?? []);
  await page.evaluate(axeSource);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

const options: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/**
 * The axe violations and other problems of a story. The page is not reloaded for dark mode, which differs
 * only in colors. pages.test.ts checks the consoles' pages in dark mode.
 */
const faultsOf = (story: ListedStory): Promise<string[]> =>
  page.evaluate(
    async ({ id, options, isDarkToo }) => {
      const look = async (theme: string, given: typeof options) => {
        await window.gallery?.show(`?alone&story=${id}&theme=${theme}`);
        const shown = ['#story', '.MuiModal-root'].filter((part) => document.querySelector(part));
        const found = await window.axe?.run({ include: shown.map((part) => [part]) }, given);
        return (found?.violations ?? []).map(
          ({ id, nodes }) => `${theme}: ${id} on ${nodes.length}: ${nodes[0]?.target}`,
        );
      };
      const faults = await look('light', options);
      const sideways = document.documentElement.scrollWidth - window.innerWidth;
      if (sideways > 0) faults.push(`${sideways} pixels to scroll sideways`);
      const broken = document.querySelector<HTMLElement>('[data-broken]')?.dataset.broken;
      if (broken) faults.push(`broken: ${broken}`);
      if (isDarkToo) faults.push(...(await look('dark', { ...options, runOnly: ['color-contrast'] })));
      return faults;
    },
    { id: story.id, options, isDarkToo: groupOf(story) === 'components' },
  );

const look = async (shown: readonly ListedStory[]) => {
  for (const story of shown) {
    const faults = await faultsOf(story).catch((error: Error) => [error.message]);
    expect.soft([...faults, ...watch.faults.splice(0)], story.id).toEqual([]);
  }
};

const consoles = ['Provider', 'Recruiter', 'Platform admin'];
const groupOf = ({ title }: ListedStory) =>
  consoles.find((name) => title.startsWith(`${name}/`)) ?? 'components';

/**
 * Axe checks the whole page, but parts out of view need not be painted, so a console's page opens in a low
 * window. Components get the usual height, at which dialogs do not scroll.
 */
const heightFor = (group: string, height: number) => (group === 'components' ? height : 300);

describe.each(['components', ...consoles])('the stories of %s', (group) => {
  test('render without errors on desktop, and pass axe', async () => {
    const shown = stories.filter((story) => groupOf(story) === group && story.width === undefined);
    expect(shown.length).toBeGreaterThan(0);
    await resize(page, { ...wide, height: heightFor(group, wide.height) });
    await look(shown);
  });

  test('render without errors on a phone, and pass axe', async () => {
    const shown = stories.filter((story) => groupOf(story) === group && story.width === phone.width);
    expect(shown.length).toBeGreaterThan(0);
    await resize(page, { ...phone, height: heightFor(group, phone.height) });
    await look(shown);
  });
});

test('the gallery finds a story by name, and shows it in the theme, language and width of its URL', async () => {
  const frame = await page.context().newPage();
  await resize(frame, wide);
  await frame.goto('/?story=provider-contracts--list&theme=dark&language=de&width=390');
  const story = frame.frameLocator('iframe[title=Story]');
  await story.getByRole('heading', { name: 'Verträge', exact: true }).waitFor();
  expect(await story.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await frame.locator('iframe').evaluate((element) => element.clientWidth)).toBe(390);
  await frame.getByRole('searchbox', { name: 'Search stories' }).fill('roles show');
  await frame.getByRole('link', { name: 'Show' }).click();
  await frame.waitForURL(/story=platform-admin-roles--show/);
  await story.getByRole('heading', { name: /Super Admin/ }).waitFor();
  await frame.close();
});
