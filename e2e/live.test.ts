// @module-tag rest
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askApi } from './askApi.ts';
import { field } from './field.ts';
import { openBrowser, openSite, type Site } from './openSite.ts';
import { serveFolder } from './serveFolder.ts';
import { heading, openDialog, signInAs } from './signIn.ts';
import { stepLimit } from './stepLimit.ts';

/** Sends a request through the API, as the user of this page; returns its position. */
const sendRequest = async (recruiter: Page, position: string, providerId: string): Promise<string> => {
  const data = { providerId, position, skills: ['Selenium'], duration: '3 months', urgency: 'High' };
  await askApi(recruiter, '/requests', { data });
  return position;
};

const companyIdOf = (page: Page) =>
  page.evaluate(() => {
    const user = sessionStorage.getItem('userData') ?? localStorage.getItem('userData') ?? '{}';
    return (JSON.parse(user) as { companyId: string }).companyId;
  });

/** Opens the provider's requests and marks the document, so that a reload would be noticed. */
const watchRequests = async (provider: Page) => {
  await provider.goto('/provider/requests');
  await heading(provider, 'Recruiter Requests').waitFor();
  await provider.locator('.MuiTableRow-root').nth(1).waitFor();
  await provider.evaluate(() => document.body.setAttribute('data-marked', 'yes'));
};
/** Sooner than a page without the stream asks again. How soon is measured by `npm run bench -- live`. */
const inTime = 8_000;
const isMarked = (page: Page) => page.evaluate(() => document.body.getAttribute('data-marked') === 'yes');

describe('an open page, on the server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('shows the other side’s new request without a reload, also after the server was killed', async () => {
    const [provider, recruiter] = [await site.visitor(), await site.visitor()];
    await signInAs(recruiter, 'recruiter');
    await signInAs(provider, 'provider');
    const stream = provider.waitForResponse((response) => response.url().endsWith('/api/v1/events'));
    await watchRequests(provider);
    expect((await stream).status()).toBe(200);
    const to = await companyIdOf(provider);

    const first = await sendRequest(recruiter, 'Live Tester', to);
    await provider.getByText(first).first().waitFor({ timeout: inTime });

    const again = provider.waitForResponse(
      (response) => response.url().endsWith('/api/v1/events') && response.status() === 200,
    );
    await site.killAndRestart();
    await again;
    const second = await sendRequest(recruiter, 'Restarted Tester', to);
    await provider.getByText(second).first().waitFor({ timeout: inTime });
    expect(await isMarked(provider)).toBe(true);
  });
});

describe('an open page, in the demo', () => {
  let host: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  beforeAll(async () => {
    host = await serveFolder('dist-demo');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const enter = async (page: Page, side: string, path: string) => {
    const dialog = await openDialog(page);
    await field(dialog, 'Email').fill('anybody@anywhere.example');
    await field(dialog, 'Password').fill('whatever');
    await dialog.getByRole('radio', { name: side }).check({ force: true });
    await dialog.getByRole('checkbox', { name: /remember/i }).uncheck();
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.hash.startsWith(`#${path}`));
  };

  test('shows a request from another tab without a reload', async () => {
    const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
    context.setDefaultTimeout(stepLimit);
    const [recruiter, provider] = [await context.newPage(), await context.newPage()];
    await enter(recruiter, 'Recruiter', '/recruiter');
    await heading(recruiter, 'Dashboard').waitFor();
    await enter(provider, 'Talent provider', '/provider');
    await watchRequests(provider);
    const to = await companyIdOf(provider);
    const sent = await sendRequest(recruiter, 'Tester From A Tab', to);
    await provider.getByText(sent).first().waitFor({ timeout: inTime });
    expect(await isMarked(provider)).toBe(true);
    await context.close();
  });
});
