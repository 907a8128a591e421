import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './openSite.ts';
import { signInAs } from './signIn.ts';
import { watchPage } from './watchPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Every breach of the content policy that the browser would report, also one whose exception is caught. */
const watchBreaches = async (page: Page): Promise<string[]> => {
  const breaches: string[] = [];
  await page.exposeFunction('noteBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { noteBreach(breach: string): void }).noteBreach(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    );
  });
  return breaches;
};

test.each([
  ['provider', '/provider/employees'],
  ['recruiter', '/recruiter/find-talent'],
  ['admin', '/platform-admin/billing'],
] as const)('a page of the console of a %s breaches no content policy', async (who, path) => {
  const page = await site.visitor();
  const breaches = await watchBreaches(page);
  const watch = watchPage(page, site.origin);
  await page.goto('/');
  await signInAs(page, who);
  await page.goto(path);
  await watch.settled();
  expect(breaches).toEqual([]);
  expect(watch.faults).toEqual([]);
});
