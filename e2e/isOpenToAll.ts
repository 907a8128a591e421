import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers } from './findBarriers.ts';
import { resize } from './resize.ts';

export const wide = { width: 1366, height: 900 };
export const phone = { width: 390, height: 844 };

export const lookAt = async (page: Page, colorScheme: 'light' | 'dark', size: typeof wide) => {
  // Cards that are scrolled out of view would stop halfway between the colors of the two themes.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await resize(page, size);
  // Prevents a tooltip on an element that happens to be under the pointer.
  await page.mouse.move(0, 0);
};

/**
 * Expects the current page to have no accessibility violations and no horizontal scrolling, in this theme and
 * size. Unless all rules are asked for, dark mode is checked for contrast only, as it differs from light mode
 * only in colors.
 */
export const isOpenToAll = async (
  page: Page,
  settled: () => Promise<void>,
  colorScheme: 'light' | 'dark',
  size: typeof wide,
  rules: readonly string[] = colorScheme === 'dark' ? ['color-contrast'] : [],
) => {
  const as = `${colorScheme} at ${size.width}`;
  await lookAt(page, colorScheme, size);
  await settled();
  expect.soft(await findBarriers(page, ...rules), as).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(sideways, `pixels to scroll sideways, ${as}`).toBeLessThanOrEqual(0);
};

/** Checks both themes and both sizes in two looks: colors do not depend on the size, nor layout on the theme. */
export const isOpenInAllLooks = async (page: Page, settled: () => Promise<void>) => {
  await isOpenToAll(page, settled, 'light', wide, []);
  await isOpenToAll(page, settled, 'dark', phone, []);
};
