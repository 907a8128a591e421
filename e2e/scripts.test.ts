// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askApi } from './askApi.ts';
import { openSite, type Site } from './openSite.ts';
import { holdSession } from './signIn.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
  await holdSession(page, 'provider');
});
afterAll(() => site?.close());

/** A name in each script; no system of a server has fonts for all of them. */
const names = {
  Greek: 'Ελένη Παππά',
  Cyrillic: 'Наталя Шевченко',
  Hebrew: 'נועה לוי',
  Arabic: 'ليلى حداد',
  Devanagari: 'प्रिया शर्मा',
  Tamil: 'கவிதா முருகன்',
  Thai: 'สมชาย ใจดี',
  'Simplified Chinese': '张伟丽',
  'Traditional Chinese': '陳麗華',
  Japanese: 'さくら 渡辺',
  Korean: '김민서',
};

const person = {
  title: 'Data Engineer',
  skills: ['SQL'],
  experience: 7,
  location: 'Lyon, France',
  status: 'Available',
  rate: 9550,
};

const list = '/provider/employees?sort=createdAt&order=DESC';
/** Pictures of the names as the list draws them, once its fonts are there. */
const picturesOn = async (page: Page) => {
  await page.goto(list);
  const pictures: Record<string, string> = {};
  for (const [script, name] of Object.entries(names)) {
    const shown = page.getByRole('heading', { name });
    await shown.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    pictures[script] = (await shown.screenshot()).toString('base64');
  }
  return pictures;
};
/** The scripts that this system has no fonts for: all letters look like one that is not assigned. */
const lacking = (page: Page) =>
  page.evaluate(
    (names) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
      const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      context.font = '16px sans-serif';
      const draw = (sign: string) => {
        context.clearRect(0, 0, 32, 32);
        context.fillText(sign, 4, 24);
        return context.getImageData(0, 0, 32, 32).data.join();
      };
      const missing = draw('\u{10ffff}');
      const isMissing = (name: string) =>
        [...name].filter((sign) => /\p{L}/u.test(sign)).every((sign) => draw(sign) === missing);
      return Object.keys(names).filter((script) => isMissing(names[script] as string));
    },
    names as Record<string, string>,
  );

test('names in every script are drawn on a list', async () => {
  for (const name of Object.values(names)) await askApi(page, '/candidates', { data: { ...person, name } });
  const pictures = await picturesOn(page);
  await page.route('**/*.woff', (route) => route.abort());
  const without = await picturesOn(page);
  const drawnByShipped = Object.keys(names).filter((script) => pictures[script] !== without[script]);
  expect(drawnByShipped).toEqual(expect.arrayContaining(await lacking(page)));
});
