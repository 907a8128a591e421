import type { Page } from 'playwright-core';
import { untilIdle } from '../scripts/untilIdle.ts';

/** The measurements that the page records while it loads. */
export type Seen = { firstPaint: number; largestPaint: number; shift: number; shown: number };

declare global {
  interface Window {
    __seen?: Seen;
  }
}

/** Runs in the page: the first figure of a dashboard or the first row of a list is readable. */
export const tileShown = `/\\d/.test(document.querySelector('main li:has(> div h2) > p')?.textContent ?? '')`;
export const headingShown = `document.querySelector('h1') !== null`;
/** The page has its own text and no placeholders. */
export const pageShown = `(document.querySelector('main')?.textContent.length ?? 0) > 250 && !document.querySelector('main :is(.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow]))')`;
export const rowShown = `document.querySelector('tbody td') !== null`;

/**
 * A script that records a page's loading from the start: milliseconds since the navigation, and the sum of
 * layout shifts.
 */
export const watch = (isShown: string): string => `
  const seen = (window.__seen = { firstPaint: 0, largestPaint: 0, shift: 0, shown: 0 });
  const each = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.firstPaint = startTime; });
  each('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime; });
  each('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.shift += value; });
  const observer = new MutationObserver(() => {
    if (!(${isShown})) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { seen.shown = performance.now(); }));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
`;

/** Counts the writes to the tab's history across all of its documents. */
export const countHistory = `
  for (const name of ['pushState', 'replaceState']) {
    const original = history[name];
    history[name] = function (...words) {
      sessionStorage.setItem('written', String(Number(sessionStorage.getItem('written') ?? 0) + 1));
      return original.apply(this, words);
    };
  }
`;

/** Waits until the watched content is painted. */
export const untilFigures = async (page: Page): Promise<void> => {
  const isDone = () => {
    const { __seen: seen } = window;
    return !!seen && seen.shown > 0 && seen.firstPaint > 0;
  };
  await page.waitForFunction(isDone, null, { timeout: 120_000, polling: 200 });
};

/** Waits until the watched content is painted and all requests have finished. */
export const untilShown = async (page: Page): Promise<void> => {
  await untilFigures(page);
  await untilIdle(page);
};

export const readSeen = (page: Page): Promise<Seen> => page.evaluate(() => window.__seen as Seen);
