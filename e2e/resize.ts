import type { Page } from 'playwright-core';

/** Milliseconds. A frame takes 16, on a busy machine a second. */
const frameLimit = 10_000;

/**
 * Gives a page a size, and waits until it is drawn. While the machine is busy, headless Chromium rarely stops
 * drawing a page that changes its size, until an address is opened: each click on it would wait for a frame, and
 * end at its limit. Such a page is loaded again.
 */
export const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size);
  const isDrawn = await page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), limit);
      }),
    frameLimit,
  );
  if (!isDrawn) await page.reload();
};
