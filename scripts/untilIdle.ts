import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

type Requests = { open: Set<Request>; lastAt: number };
const requestsOf = new WeakMap<Page, Requests>();

/** Milliseconds without a request after which a page is idle. */
const quiet = 500;
const timeLimit = 30_000;

/** The stream of changes stays open as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/v1/events';

/** Follows the requests of a page from its beginning, for `untilIdle`. */
export const followRequests = (page: Page): Page => {
  const requests: Requests = { open: new Set(), lastAt: performance.now() };
  requestsOf.set(page, requests);
  const end = (request: Request) => {
    if (requests.open.delete(request)) requests.lastAt = performance.now();
  };
  page
    .on('request', (request) => {
      if (!isStream(request)) requests.open.add(request);
    })
    .on('requestfinished', end)
    .on('requestfailed', end);
  return page;
};

/** Waits until a page has loaded and nothing but the stream of changes has been requested for a while. */
export const untilIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  const requests = requestsOf.get(page);
  if (!requests) throw new Error('The requests of this page are not followed');
  const deadline = performance.now() + timeLimit;
  requests.lastAt = Math.max(requests.lastAt, performance.now() - quiet / 2);
  while (requests.open.size > 0 || performance.now() - requests.lastAt < quiet) {
    if (performance.now() > deadline)
      throw new Error(`Still requested: ${[...requests.open].map((one) => one.url()).join(', ')}`);
    await pause(50);
  }
};
