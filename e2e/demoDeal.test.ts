// @module-tag rest
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect } from 'vitest';
import type { UserType } from '../domain/contract/userTypes.ts';
import type { SignInAnswer } from '../src/auth/session.ts';
import { type DealStage, describeDeal, findRival } from './dealSteps.ts';
import { field } from './field.ts';
import { openBrowser } from './openSite.ts';
import { serveFolder } from './serveFolder.ts';
import { consoles, heading, openDialog, sampleEmail } from './signIn.ts';
import { stepLimit } from './stepLimit.ts';

let host: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let context: BrowserContext;
let operator: Page;
let stage: DealStage;

/** Opens a tab by the dialog, in which the operator is signed in. */
const openFirst = async (): Promise<Page> => {
  const page = await context.newPage();
  const dialog = await openDialog(page);
  await field(dialog, 'Email').fill(sampleEmail('admin'));
  await field(dialog, 'Password').fill('whatever');
  await dialog.getByRole('radio', { name: consoles.admin.sample }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /remember/i }).uncheck();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading(page, consoles.admin.dashboard).waitFor();
  return page;
};

const signIn = async (given: object): Promise<SignInAnswer> => {
  const answer = await fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
  });
  return answer.json();
};

/** Opens a tab with a session of its own, whose clock may be some days ahead. */
const enter = async (userType: UserType, { email = sampleEmail(userType), daysLater = 0 } = {}) => {
  const { data } = await operator.evaluate(signIn, { email, password: 'whatever', userType });
  if (!data?.user) throw new Error(`No session for ${email}`);
  const { token, refreshToken, user } = data;
  const held = {
    authToken: token,
    refreshToken,
    userType: user.userType,
    userId: user.id,
    userData: JSON.stringify(user),
    fc: user.companyId,
    sessionName: email + daysLater,
  };
  const page = await context.newPage();
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) if (text) sessionStorage.setItem(key, text);
  }, held);
  if (daysLater) await page.addInitScript(moveClock, daysLater);
  const { path, dashboard } = consoles[userType];
  await page.goto(`${path}/dashboard`);
  await heading(page, dashboard).waitFor();
  return page;
};

/** Runs in the page before its own code. */
const moveClock = (days: number) => {
  const RealDate = Date;
  const now = () => RealDate.now() + days * 86_400_000;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
};

beforeAll(async () => {
  host = await serveFolder('dist-demo');
  browser = await openBrowser();
  context = await browser.newContext({
    baseURL: host.origin,
    locale: 'en-US',
    viewport: { width: 1366, height: 900 },
  });
  context.setDefaultTimeout(stepLimit);
  operator = await openFirst();
  const { email, company } = await findRival(operator);
  const [recruiter, provider, rival] = [
    await enter('recruiter'),
    await enter('provider'),
    await enter('provider', { email }),
  ];
  stage = {
    recruiter,
    provider,
    rival,
    rivalCompany: company,
    between: async () => {},
    checkSigned: async (file) => {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
      expect(text).toContain('Marcus Calloway');
      expect(text).toContain('Demo documents are not sealed.');
      await recruiter.getByText('Demo documents are not sealed.').waitFor();
    },
    later: async (daysLater) => {
      await Promise.all([recruiter, provider, rival].map((page) => page.close()));
      return {
        employer: await enter('provider', { daysLater }),
        client: await enter('recruiter', { daysLater }),
      };
    },
  };
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

describeDeal('a deal between tabs of the demo', () => stage);
