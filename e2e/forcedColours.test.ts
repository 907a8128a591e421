// @module-tag rest
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { heading, signInAs } from './signIn.ts';
import { visit } from './visit.ts';

let site: SiteToRead;
let page: Page;

beforeAll(async () => {
  site = await openSiteToRead();
  page = await site.visitor();
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'recruiter');
});
afterAll(() => site?.close());

/** The colors in which the browser paints an element: background, text and the border below. */
const paintOf = (one: Locator) =>
  one.evaluate((element) => {
    const { backgroundColor, color, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
    return { background: backgroundColor, text: color, border: borderBottomColor, width: borderBottomWidth };
  });

/** What a system color is on this machine. */
const systemColour = (name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('with forced colors, what is chosen is highlighted and what is not is not', async () => {
  await visit(page, '/recruiter/talent-pool');
  await heading(page, 'Talent Pool').waitFor();
  const main = page.getByRole('main');
  const chosen = [
    main.getByRole('link', { name: 'All Candidates', exact: true }),
    main.locator('button[aria-pressed=true]').first(),
    page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=page]'),
  ];
  const others = [
    main.getByRole('link', { name: 'Talent Pools', exact: true }),
    main.locator('button[aria-pressed=false]').first(),
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Job Postings' }),
  ];
  const [highlight, canvas] = [await systemColour('Highlight'), await systemColour('Canvas')];
  for (const one of chosen) expect((await paintOf(one)).background).toBe(highlight);
  for (const one of others) expect((await paintOf(one)).background).not.toBe(highlight);
  // A line below every tab would say that each is the chosen one.
  expect((await paintOf(others[0] as Locator)).border).toBe(canvas);
});

test('with forced colors, primary buttons and states keep their shape', async () => {
  const main = page.getByRole('main');
  await visit(page, '/recruiter/dashboard');
  const primary = await paintOf(
    main
      .getByRole('link', { name: 'Post New Job' })
      .or(main.getByRole('button', { name: 'Post New Job' }))
      .first(),
  );
  expect(primary.background).toBe(await systemColour('ButtonText'));
  expect(primary.text).toBe(await systemColour('ButtonFace'));
  await visit(page, '/recruiter/talent-pool');
  expect((await paintOf(main.locator('.state-mark').first())).width).toBe('1px');
});
