import type { CDPSession, Page } from 'playwright-core';
import type { Site } from './openSite.ts';
import { countHistory, readSeen, type Seen, untilShown, watch } from './watchPage.ts';

type Session = Parameters<Site['visitor']>[0];
export type Visited = { name: string; url: string; session?: Session; isShown: string };

const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const settle = 1500;

export const slowDown = async (devTools: CDPSession): Promise<void> => {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** One visit with a cold cache on a slow device and network. */
export const slowVisit = (site: Site, asked: Visited): Promise<Seen> =>
  onSlowPage(site, asked, (page) => seenOn(page, asked.url));

/** Runs `act` on a page with a slow device and network, recording from the start. */
export const onSlowPage = <T>(site: Site, asked: Visited, act: (page: Page) => Promise<T>): Promise<T> =>
  onPage(site, asked, async (page, devTools) => {
    await slowDown(devTools);
    return act(page);
  });

/**
 * Milliseconds of main-thread CPU time that one visit with a cold cache takes, unthrottled, until the page
 * has settled.
 */
export const cpuOfVisit = (site: Site, asked: Visited): Promise<{ cpu: number }> =>
  onPage(site, asked, async (page, devTools) => {
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await seenOn(page, asked.url);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const spent = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { cpu: spent * 1000 };
  });

/** How often a visit without a session writes to the history, and on which URL it ends. */
export const anonymousVisit = async (site: Site, url: string): Promise<{ written: number; path: string }> => {
  const page = await site.visitor();
  await page.addInitScript(countHistory);
  await page.goto(url);
  await page.waitForTimeout(2 * settle);
  const written = await page.evaluate(() => Number(sessionStorage.getItem('written') ?? 0));
  const { pathname, search } = new URL(page.url());
  await page.context().close();
  return { written, path: pathname + search };
};

const onPage = async <T>(
  site: Site,
  { session, isShown }: Visited,
  measure: (page: Page, devTools: CDPSession) => Promise<T>,
): Promise<T> => {
  const page = await site.visitor(session);
  try {
    await page.addInitScript(watch(isShown));
    return await measure(page, await page.context().newCDPSession(page));
  } finally {
    await page.context().close();
  }
};

const seenOn = async (page: Page, url: string): Promise<Seen> => {
  await page.goto(url, { waitUntil: 'commit' });
  await untilShown(page);
  await page.waitForTimeout(settle);
  return readSeen(page);
};
