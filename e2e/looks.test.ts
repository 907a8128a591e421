// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from './findBarriers.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { resize } from './resize.ts';
import { heading, holdSession } from './signIn.ts';
import { visit } from './visit.ts';

let site: SiteToRead;
let page: Page;

beforeAll(async () => {
  site = await openSiteToRead();
  page = await site.visitor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdSession(page, 'recruiter');
});
afterAll(() => site?.close());

const open = async (path: string, title: string | RegExp, width = 1366) => {
  await resize(page, { width, height: 844 });
  await visit(page, `/recruiter${path}`);
  await heading(page, title).waitFor();
};
const middles = (names: readonly RegExp[]) =>
  Promise.all(
    names.map(async (name) => {
      const box = await page
        .getByRole('main')
        .getByRole('button', { name })
        .or(page.getByRole('main').getByRole('link', { name }))
        .first()
        .boundingBox();
      if (!box) throw new Error(`${name} is not shown`);
      return {
        top: box.y,
        bottom: box.y + box.height,
        middle: box.y + box.height / 2,
        right: box.x + box.width,
      };
    }),
  );

/** Contrast of an element's text with what is behind it, as WCAG defines it. */
const contrastOf = (element: Element): number => {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((one) =>
      one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let behind: Element | null = element;
  while (behind && (channels(getComputedStyle(behind).backgroundColor)[3] ?? 1) < 1)
    behind = behind.parentElement;
  const ground = behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)';
  const [darker = 0, lighter = 0] = [getComputedStyle(element).color, ground]
    .map(luminance)
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};

test.each(['light', 'dark'] as const)(
  'each button of chosen timesheets can be read, and hides filters whole, in %s',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await open('/timesheets?filter={"status":"Submitted"}', 'Timesheets');
    await page
      .getByRole('checkbox', { name: /select/i })
      .nth(1)
      .check();
    const bar = page.locator('[data-test=bulk-actions-toolbar]');
    await bar.getByRole('button', { name: 'Reject' }).waitFor();
    const unreadable: string[] = [];
    for (const button of await bar.getByRole('button').all()) {
      const contrast = await button.evaluate(contrastOf);
      if (contrast < 4.5) unreadable.push(`${await button.textContent()}: ${contrast.toFixed(1)}`);
    }
    expect(unreadable).toEqual([]);
    const cut = await bar.evaluate((bar) => {
      const { top, bottom, left, right } = bar.getBoundingClientRect();
      return Array.from(document.querySelectorAll('main form :is(input, [role=combobox])')).filter(
        (field) => {
          const box = field.getBoundingClientRect();
          const isBehind = box.top < bottom && box.bottom > top && box.left < right && box.right > left;
          return isBehind && (box.top < top || box.bottom > bottom);
        },
      ).length;
    });
    expect(cut).toBe(0);
    await page.emulateMedia({ colorScheme: 'light' });
  },
);

test('the compact list of people cuts no state, and passes axe', async () => {
  await open('/talent-pool', 'Talent Pool');
  await page.getByRole('button', { name: 'Compact list' }).click();
  const rows = page.getByRole('main').getByRole('row');
  await rows.nth(5).waitFor();
  const cut = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter(
        ({ childElementCount, textContent }) =>
          childElementCount === 0 && /^\p{Lu}[\p{L} ]{3,19}$/u.test(textContent?.trim() ?? ''),
      )
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cards' }).click();
});

test.each([1366, 390])('no label of a chart is cut at %i px', async (width) => {
  await open('/analytics', 'Recruitment Analytics', width);
  await page
    .locator('main svg text')
    .filter({ hasText: /\p{L}.*\d/u })
    .first()
    .waitFor();
  const labels = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('main svg text')].map((label) => {
      const box = label.getBoundingClientRect();
      const drawing = label.ownerSVGElement?.getBoundingClientRect();
      const isInside = drawing && box.left >= drawing.left - 1 && box.right <= drawing.right + 1;
      return isInside && !label.textContent?.includes('…') ? [] : [label.textContent];
    }),
  );
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.flat()).toEqual([]);
});

test('the last column of requests keeps its distance from the border of the card', async () => {
  await open('/requests', 'Your Requests');
  await page.getByRole('table').getByRole('link', { name: /View/ }).first().waitFor();
  const distances = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')].flatMap((row) => {
      const { right } = row.getBoundingClientRect();
      return [...(row.cells.item(row.cells.length - 1)?.querySelectorAll('a, button') ?? [])].map(
        (one) => right - one.getBoundingClientRect().right,
      );
    }),
  );
  expect(distances.length).toBeGreaterThan(5);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(8);
});

describe.each([1366, 390])('at %i px', (width) => {
  test('the acts of a job are on one line, each in its middle', async () => {
    await open('/jobs/JOB-001/show', /Developer/, width);
    const acts = await middles([/^Ask providers/, /^Edit /, /^Change the status/]);
    const [first] = acts.map(({ middle }) => middle);
    for (const { middle } of acts) expect(Math.abs(middle - (first ?? 0))).toBeLessThanOrEqual(1);
    for (const { right } of acts) expect(right).toBeLessThanOrEqual(width - 8);
  });

  test('a request has one box for messages', async () => {
    await open('/requests/RR-117/show', /./, width);
    const boxes = page.getByRole('main').getByRole('textbox', { name: /message/i });
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(1);
  });
});
