// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './openSite.ts';
import { holdSession } from './signIn.ts';

let site: Site;
let provider: Page;

beforeAll(async () => {
  site = await openSite();
  provider = await site.visitor();
  await holdSession(provider, 'provider');
});
afterAll(() => site?.close());

/** A picture as a camera takes it: wide, large and a JPEG. */
const photograph = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1100 });
    const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
    paper.fillStyle = 'teal';
    paper.fillRect(0, 0, 1600, 1100);
    return canvas.toDataURL('image/jpeg').split(',')[1] as string;
  });

const choose = async (page: Page) => {
  const buffer = Buffer.from(await photograph(page), 'base64');
  const file = { name: 'face.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByRole('group', { name: 'Photo' }).locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
};
/** The dimensions of the picture on a candidate's page, once it has loaded. */
const sidesOf = (page: Page) =>
  page.getByRole('img', { name: /^Photo of / }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });

test('a photo is cropped to a square of 512 pixels, and visible to its provider and recruiters', async () => {
  await provider.goto('/provider/employees/BE-001');
  await choose(provider);
  await provider.getByRole('button', { name: 'Save', exact: true }).click();
  await provider.waitForURL(/\/employees(\?|$)/);
  await provider.goto('/provider/employees/BE-001/show');
  expect(await sidesOf(provider)).toEqual([512, 512]);
  const recruiter = await site.visitor();
  await holdSession(recruiter, 'recruiter');
  await recruiter.goto('/recruiter/talent-pool/BE-001/show');
  expect(await sidesOf(recruiter)).toEqual([512, 512]);
});

test('an undoable change is not lost when the page is reloaded', async () => {
  await provider.goto(`/provider/employees?${new URLSearchParams({ filter: '{"id":["BE-002"]}' })}`);
  const card = provider.getByRole('article');
  await card.getByRole('button', { name: /^More actions for/ }).click();
  await provider.getByRole('menuitem', { name: 'Hide from recruiters' }).click();
  await provider.getByRole('button', { name: 'Undo' }).waitFor();
  provider.on('dialog', (dialog) => dialog.accept());
  await provider.reload();
  await card.getByText('Hidden from recruiters').waitFor();
});
