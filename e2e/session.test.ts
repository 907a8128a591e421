import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../server/testing/spawnServer.ts';
import { field } from './field.ts';
import { openSite, type Site } from './openSite.ts';
import {
  companyOf,
  consoles,
  heading,
  holdSession,
  menuEntry,
  openDialog,
  sampleEmail,
  signInAs,
  signInByClick,
  signInTyping,
} from './signIn.ts';
import { stepLimit } from './stepLimit.ts';

const sessionEnded = 'Your session has ended. Please sign in again.';

let site: Site;
/** Stays open beside the pages of the tests, so that their browser keeps what it has loaded and compiled. */
let besides: Page;
let page: Page;

const arrive = async () => {
  page = await besides.context().newPage();
  return page;
};
/** Leaves no page, cookie or stored item to the next test. */
const forget = async () => {
  const context = besides.context();
  await Promise.all(context.pages().map((one) => one !== besides && one.close()));
  await context.clearCookies();
  context.removeAllListeners('request');
  await besides.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};
const atLanding = (tab: Page) => tab.waitForURL(({ pathname }) => pathname === '/');
const signOut = async (tab: Page) => {
  await tab.getByRole('button', { name: /^Account of/ }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
};
const stored = (tab: Page, key: string) => tab.evaluate((name) => localStorage.getItem(name), key);
const store = (tab: Page, key: string, value: string) =>
  tab.evaluate(([name, text]) => localStorage.setItem(String(name), String(text)), [key, value]);

beforeAll(async () => {
  site = await openSite();
  besides = await site.visitor();
  // Any page of the site that runs no script, for its storage.
  await besides.goto('/robots.txt');
});
afterEach(forget);
afterAll(() => site?.close());

describe('the sign-in dialog', () => {
  test('shows each field’s error until the field is edited', async () => {
    const dialog = await openDialog(await arrive());
    const submit = () => dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await submit();
    await dialog.getByText('Email is required').waitFor();
    await dialog.getByText('Password is required').waitFor();
    await dialog.getByLabel('Email', { exact: true }).fill('kavya');
    await dialog.getByText('Email is required').waitFor({ state: 'detached' });
    await dialog.getByLabel('Password', { exact: true }).fill('12345');
    await submit();
    await dialog.getByText('Please enter a valid email').waitFor();
    await dialog.getByText('Password must be at least 6 characters').waitFor();
  });

  test("shows the server's message for a wrong password, and clears it when closed", async () => {
    await signInTyping(await arrive(), sampleEmail('admin'), 'not-the-password');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').getByText('Incorrect email or password').waitFor();
    expect(await stored(page, 'authToken')).toBeNull();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const again = await openDialog(page);
    expect(await again.getByLabel('Email', { exact: true }).inputValue()).toBe('');
    expect(await again.getByText('Incorrect email or password').count()).toBe(0);
  });

  test.each(['provider', 'recruiter', 'admin'] as const)(
    'opens the console of a sample sign-in with one click: %s',
    async (userType) => {
      await signInByClick(await arrive(), userType);
      expect(new URL(page.url()).pathname).toBe(`${consoles[userType].path}/dashboard`);
    },
  );
});

describe('an anonymous visitor', () => {
  test('is sent from a console to the landing page, and after signing in to the requested page', async () => {
    await arrive();
    await page.addInitScript(() => {
      for (const name of ['pushState', 'replaceState'] as const) {
        const original = history[name].bind(history);
        history[name] = (...call) => {
          sessionStorage.setItem('moves', String(Number(sessionStorage.getItem('moves')) + 1));
          original(...call);
        };
      }
    });
    let documents = 0;
    page.on('framenavigated', () => {
      documents += 1;
    });
    await page.goto('/provider/contracts');
    await atLanding(page);
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await dialog.getByRole('button', { name: 'Talent provider' }).waitFor();
    expect(Number(await page.evaluate(() => sessionStorage.getItem('moves')))).toBeLessThan(5);
    expect(documents).toBeLessThan(5);
    await dialog.getByRole('button', { name: 'Talent provider' }).click();
    await page.waitForURL('/provider/contracts');
    await heading(page, 'Contracts').waitFor();
  });

  const sentAway = async (path: string) => {
    await arrive();
    await page.goto(path);
    await atLanding(page);
  };
  test.each(['/route-demo', '/platform-admin/users'])('is sent from %s to the landing page', sentAway);
  test.each(['/dashboard', '/recruiter', '/employees'])(
    'is sent from %s to the landing page',
    { tags: 'rest' },
    sentAway,
  );
});

describe('a signed-in user', () => {
  test("is redirected from another type's console, and stays signed in", async () => {
    await signInAs(await arrive(), 'provider');
    await page.goto('/platform-admin/users');
    await atLanding(page);
    await page.getByRole('banner').getByRole('button', { name: 'Open console' }).click();
    await page.waitForURL(/\/provider(\/dashboard)?$/);
  });

  test('stays on the same page after a reload, and short paths lead to their own console', async () => {
    await signInAs(await arrive(), 'recruiter');
    await page.goto('/jobs');
    await page.waitForURL('/recruiter/jobs');
    await page.reload();
    await heading(page, 'Job Postings').waitFor();
    await page.goto('/dashboard');
    await page.getByText('General Dashboard - Welcome!').waitFor();
    await page.goto('/route-demo');
    await heading(page, 'Available Routes').waitFor();
  });

  test('who signs out in one tab is signed out in the other, and at the server', async () => {
    await signInAs(await arrive(), 'provider');
    const token = await stored(page, 'authToken');
    const other = await page.context().newPage();
    await other.goto('/provider/employees');
    await heading(other, 'Available Resources').waitFor();
    await signOut(page);
    await atLanding(page);
    await atLanding(other);
    expect(await stored(other, 'userData')).toBeNull();
    const profile = () =>
      fetch(`${site.origin}/api/v1/auth/profile`, { headers: { Authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await profile()).status).toBe(401);
  });
});

describe('an access token', () => {
  test('that is invalid is replaced silently', async () => {
    await signInAs(await arrive(), 'provider');
    await store(page, 'authToken', 'rubbish');
    await menuEntry(page, 'Contracts').click();
    await page.getByRole('row').nth(1).waitFor();
    expect(await stored(page, 'authToken')).not.toBe('rubbish');
  });

  test('that has expired is replaced silently, once for all calls and tabs', async () => {
    await signInAs(await arrive(), 'recruiter');
    // A page without background requests; a console sends one whenever it loses and regains the focus.
    await page.goto('/privacy');
    const before = await stored(page, 'authToken');
    await asOwner(site.dataDir, `update "sessions" set "accessExpires" = now() - interval '1 minute'`);
    let refreshes = 0;
    page.context().on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes += 1;
    });
    const other = await page.context().newPage();
    await Promise.all([other.goto('/recruiter/talent-pool'), page.goto('/recruiter/dashboard')]);
    await Promise.all([
      other.getByRole('article').first().waitFor(),
      page.getByRole('heading', { name: 'Active Jobs' }).waitFor(),
    ]);
    expect(await stored(page, 'authToken')).not.toBe(before);
    expect(refreshes).toBe(1);
  });

  test('that is invalid together with its refresh token leads to the landing page, with a message', async () => {
    await signInAs(await arrive(), 'provider');
    // A page without background requests, because none may be sent between the two.
    await page.goto('/route-demo');
    await store(page, 'authToken', 'rubbish');
    await store(page, 'refreshToken', 'rubbish');
    await page.goto('/provider/requests');
    await atLanding(page);
    await page.getByText(sessionEnded).waitFor();
    expect(await stored(page, 'userData')).toBeNull();
  });
});

describe('a suspended company', () => {
  test('has its users signed out at once, with the reason on the landing page', async () => {
    await signInAs(await arrive(), 'recruiter');
    const company = await companyOf(page);
    const operator = await site.visitor();
    await holdSession(operator, 'admin');
    await operator.goto('/platform-admin/recruiters');
    await operator.getByRole('textbox', { name: 'Search', exact: true }).fill(company);
    await operator.getByRole('button', { name: `Suspend ${company}` }).click();
    const asked = operator.getByRole('dialog', { name: `Suspend ${company}?` });
    await asked.getByText(/will be signed out and can’t sign in/).waitFor();
    await field(asked, 'Reason').fill('Late papers');
    await asked.getByRole('button', { name: 'Suspend', exact: true }).click();
    await operator.getByText(`${company} suspended`).waitFor();

    const sentence = 'Your company’s account is suspended. Please contact support.';
    // The stream of changes signs the page out, unless a click comes first.
    await menuEntry(page, 'Job Postings')
      .click({ timeout: 3000 })
      .catch(() => {});
    await atLanding(page);
    await page.getByText(sentence).waitFor();
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Recruiter', exact: true }).click();
    await dialog.getByText(sentence).waitFor();

    await operator.getByRole('button', { name: `Activate ${company}` }).click();
    const back = operator.getByRole('dialog', { name: `Activate ${company}?` });
    await back.getByRole('button', { name: 'Activate', exact: true }).click();
    await operator.getByText(`${company} activated`).waitFor();
    await signInAs(page, 'recruiter');
  });
});

describe('a passkey', { tags: 'rest' }, () => {
  test('is added in the account, and signs in without email and password', async () => {
    // A passkey belongs to a host name, which an address in digits is not.
    const baseURL = site.origin.replace('127.0.0.1', 'localhost');
    const context = await site.browser.newContext({ baseURL, locale: 'en-US' });
    context.setDefaultTimeout(stepLimit);
    page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('WebAuthn.enable');
    await protocol.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signInAs(page, 'recruiter');
    await page.goto('/recruiter/account');
    const panel = page.getByRole('region', { name: 'Passkeys' });
    await panel.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await field(dialog, 'Name').fill('Work laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await panel.getByText('Never used.').waitFor();
    await signOut(page);
    await atLanding(page);
    const entry = await openDialog(page);
    await entry.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('/recruiter/dashboard');
    await page.goto('/recruiter/account');
    await panel.getByText(/Last used/).waitFor();
    await context.close();
  });
});
