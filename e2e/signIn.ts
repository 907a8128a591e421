import type { Page } from 'playwright-core';
import type { UserType } from '../domain/contract/userTypes.ts';
import { samplePassword } from '../fixtures/signIns.ts';
import type { SignInAnswer } from '../src/auth/session.ts';
import { askAgain, askApi } from './askApi.ts';

export const consoles: Record<UserType, { sample: string; path: string; dashboard: string }> = {
  provider: { sample: 'Talent provider', path: '/provider', dashboard: 'Dashboard' },
  recruiter: { sample: 'Recruiter', path: '/recruiter', dashboard: 'Dashboard' },
  admin: { sample: 'Platform operator', path: '/platform-admin', dashboard: 'Platform Dashboard' },
};

export const sampleEmail = (userType: UserType) => `${userType}@talentbench.example`;

/** The page's main heading. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** An entry of the console's sidebar. */
export const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });

export const openDialog = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.waitFor();
  return dialog;
};

/** Signs in by filling in the dialog, as users with an account do. */
export const signInTyping = async (page: Page, email: string, password = samplePassword) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Signs in with the dialog's one-click sample sign-in, and waits for the dashboard. */
export const signInByClick = async (page: Page, userType: UserType) => {
  const dialog = await openDialog(page);
  const { sample, path, dashboard } = consoles[userType];
  await dialog.getByRole('button', { name: sample, exact: true }).click();
  await page.waitForURL(`${path}/dashboard`);
  await heading(page, dashboard).waitFor();
};

/** Signs in through the API and sets the browser state that the dialog would; loads no page of the site. */
export const holdSession = async (page: Page, userType: UserType) => {
  const data = { email: sampleEmail(userType), password: samplePassword };
  const answer = await askAgain(() => page.request.post('/api/v1/auth/login', { data }));
  const session = ((await answer.json()) as SignInAnswer).data;
  if (!session?.user) throw new Error(`No session: ${answer.status()} ${await answer.text()}`);
  const { token, refreshToken, device, user } = session;
  const held = {
    authToken: token,
    refreshToken,
    knownDevice: device,
    userType: user.userType,
    userId: user.id,
    userData: JSON.stringify(user),
    fc: user.companyId,
  };
  await page.goto('/livez');
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) if (text) localStorage.setItem(key, text);
  }, held);
};

/** Signs in through the API, and opens the dashboard. */
export const signInAs = async (page: Page, userType: UserType) => {
  await holdSession(page, userType);
  const { path, dashboard } = consoles[userType];
  await page.goto(`${path}/dashboard`);
  await heading(page, dashboard).waitFor();
};

/** The name of the signed-in user's company, as returned by the server. */
export const companyOf = async (page: Page) => {
  const id = await page.evaluate(() => localStorage.getItem('fc'));
  return (await askApi<{ name: string }>(page, `/companies/${id}`)).name;
};
