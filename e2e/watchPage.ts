import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** An indeterminate progress indicator; a bar with a value is content. */
const waiting = '[role=progressbar]:not([aria-valuenow])';

/** The stream of changes stays open as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/v1/events';

/** A request aborted because its page was left. Missing resources are reported by their status instead. */
const givenUp = 'net::ERR_ABORTED';

/** The console asks again after a server that is too busy, as on a machine with other work. */
const isAskedAgain = (address: string): boolean => new URL(address).pathname.startsWith('/api/v1/');
const saysBusy = /\bstatus of 503\b/;

/**
 * Records all errors on a page while it is used: exceptions, console errors (including violations of the
 * content security policy), failed requests, and requests to other hosts.
 */
export const watchPage = (page: Page, origin: string) => {
  const faults: string[] = [];
  const underWay = new Set<Request>();
  /** What a busy server has refused and not answered since. */
  const refused = new Set<string>();
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || (saysBusy.test(message.text()) && isAskedAgain(url))) return;
    faults.push(`console: ${message.text()} (${url})`);
  });
  page.on('request', (request) => {
    if (!isStream(request)) underWay.add(request);
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
    const [status, url] = [response.status(), response.url()];
    const asked = `${response.request().method()} ${url}`;
    if (status === 503 && isAskedAgain(url)) refused.add(asked);
    else if (status >= 400) faults.push(`${status}: ${url}`);
    else refused.delete(asked);
  });
  return {
    faults,
    /** Resolves once nothing is being fetched, shown as loading, or moving. */
    settled: async () => {
      await expect.poll(() => [...underWay].map((request) => request.url()).concat(...refused)).toEqual([]);
      await expect.poll(() => page.locator(waiting).count()).toBe(0);
      await expect.poll(() => page.evaluate(countMoving)).toBe(0);
    },
  };
};

declare global {
  interface Window {
    /** Exposed to the page by `watchBreaches`. */
    noteBreach(breach: string): void;
  }
}

/**
 * Records every violation of the content security policy, including those whose exception is caught silently.
 */
export const watchBreaches = async (page: Page, faults: string[]) => {
  await page.exposeFunction('noteBreach', (breach: string) => faults.push(`breach: ${breach}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.noteBreach(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
};

/** Visible finite animations; those in cards scrolled out of view never finish. */
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
