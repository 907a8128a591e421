import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Something that turns until it is done; a bar with a value is a figure to be read. */
const waiting = '[role=progressbar]:not([aria-valuenow])';

/** A request whose page went on before it was answered: nobody waits for it. What is missing answers with a status. */
const givenUp = 'net::ERR_ABORTED';

/**
 * Notes whatever goes wrong on a page while it is used: exceptions, console errors (where a breach of the content
 * security policy is told as well), failed requests, and requests to another host.
 */
export const watchPage = (page: Page, origin: string) => {
  const faults: string[] = [];
  const underWay = new Set<Request>();
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    underWay.add(request);
    if (new URL(request.url()).origin !== origin && !request.url().startsWith('data:'))
      faults.push(`another host: ${request.url()}`);
  });
  page.on('requestfinished', (request) => {
    underWay.delete(request);
  });
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const reason = request.failure()?.errorText;
    if (reason !== givenUp) faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return {
    faults,
    /** Resolves once nothing is being fetched, shown as loading, or moving. */
    settled: async () => {
      await expect.poll(() => [...underWay].map((request) => request.url()), { timeout: 20_000 }).toEqual([]);
      await expect.poll(() => page.locator(waiting).count(), { timeout: 20_000 }).toBe(0);
      await expect.poll(() => page.evaluate(countMoving), { timeout: 20_000 }).toBe(0);
    },
  };
};

declare global {
  interface Window {
    /** Exposed to the page by `watchBreaches`. */
    noteBreach(breach: string): void;
  }
}

/** Notes every breach of the content policy among the faults, also one whose exception is caught and not told. */
export const watchBreaches = async (page: Page, faults: string[]) => {
  await page.exposeFunction('noteBreach', (breach: string) => faults.push(`breach: ${breach}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.noteBreach(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
};

/** What moves to an end and can be seen: cards that are scrolled away stand still in the middle of a move. */
const countMoving = (): number =>
  document
    .getAnimations()
    .map(({ effect, playState }) => ({ effect: effect as KeyframeEffect, playState }))
    .filter(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect.getComputedTiming().iterations !== Number.POSITIVE_INFINITY &&
        effect.target?.checkVisibility({ contentVisibilityAuto: true }),
    ).length;
