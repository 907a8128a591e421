import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers } from './findBarriers.ts';

export const wide = { width: 1366, height: 900 };
export const phone = { width: 390, height: 844 };

export const lookAt = async (page: Page, colorScheme: 'light' | 'dark', size: typeof wide) => {
  // Cards that are scrolled away would stand still between the colours of both themes.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  // No tip on what happens to lie under the pointer.
  await page.mouse.move(0, 0);
};

/** Nothing in anybody's way on a page as it stands, in these colours, on a desk or in the hand. */
export const isOpenToAll = async (
  page: Page,
  settled: () => Promise<void>,
  colorScheme: 'light' | 'dark',
  size: typeof wide,
) => {
  const as = `${colorScheme} at ${size.width}`;
  await lookAt(page, colorScheme, size);
  await settled();
  // Dark differs from light in colours alone.
  const barriers = await findBarriers(page, ...(colorScheme === 'dark' ? ['color-contrast'] : []));
  expect.soft(barriers, as).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(sideways, `pixels to scroll sideways, ${as}`).toBeLessThanOrEqual(0);
};

/** In both themes, on a desk and in the hand; each step changes the colours or the size alone. */
export const isOpenInAllLooks = async (page: Page, settled: () => Promise<void>) => {
  await isOpenToAll(page, settled, 'light', wide);
  await isOpenToAll(page, settled, 'dark', wide);
  await isOpenToAll(page, settled, 'dark', phone);
  await isOpenToAll(page, settled, 'light', phone);
};
