import type { Page } from 'playwright-core';

/** What the page notes down about itself while it loads. */
export type Seen = { firstPaint: number; largestPaint: number; shift: number; shown: number };

/** In words that run in the page: the first figure of a dashboard, or the first row of a list, can be read. */
export const tileShown = `/\\d/.test(document.querySelector('main li:has(> div h2) > p')?.textContent ?? '')`;
export const headingShown = `document.querySelector('h1') !== null`;
/** A page has words of its own, and nothing stands for what is still to come. */
export const pageShown = `(document.querySelector('main')?.textContent.length ?? 0) > 250 && !document.querySelector('main :is(.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow]))')`;
export const rowShown = `document.querySelector('tbody td') !== null`;

/** A script that watches a page from its first moment; milliseconds since the navigation, layout shifts summed up. */
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

/** Counts, over every document of the tab, how often its history was written. */
export const countHistory = `
  for (const name of ['pushState', 'replaceState']) {
    const original = history[name];
    history[name] = function (...words) {
      sessionStorage.setItem('written', String(Number(sessionStorage.getItem('written') ?? 0) + 1));
      return original.apply(this, words);
    };
  }
`;

/** Waits until what was looked for is painted. */
export const untilFigures = async (page: Page): Promise<void> => {
  const isDone = () => {
    const { __seen: seen } = window as unknown as { __seen?: Seen };
    return !!seen && seen.shown > 0 && seen.firstPaint > 0;
  };
  await page.waitForFunction(isDone, null, { timeout: 120_000, polling: 200 });
};

/** Waits until what was looked for is painted, and everything asked for has arrived. */
export const untilShown = async (page: Page): Promise<void> => {
  await untilFigures(page);
  await page.waitForLoadState('networkidle');
};

export const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { __seen: Seen }).__seen);
