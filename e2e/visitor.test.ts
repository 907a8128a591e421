import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askApi } from './askApi.ts';
import { field } from './field.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession, openDialog } from './signIn.ts';
import { visit } from './visit.ts';

const email = 'petra.lindqvist@norrsken.example';
const company = 'Norrsken Talent';
const password = 'four quiet birches';

let site: Site;
let visitor: Page;
let operator: Page;
let invitation: string;

beforeAll(async () => {
  site = await openSite();
  [visitor, operator] = await Promise.all([site.visitor(), site.visitor()]);
});
afterAll(() => site?.close());

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

const choosePassword = async (page: Page, chosen: string) => {
  await field(page, 'New Password').fill(chosen);
  await field(page, 'Confirm New Password').fill(chosen);
  await page.getByRole('button', { name: 'Set password' }).click();
};
const signIn = async (page: Page, withPassword: string) => {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.waitFor();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(withPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

describe('a visitor', () => {
  test('searches, and sees how many profiles match by title and by skill, without names', async () => {
    await visitor.goto('/');
    const search = visitor.getByPlaceholder('Search talent, skills, companies...').first();
    await search.fill('react');
    await search.press('Enter');
    await visitor.getByText(/profiles? match(es)? “react”/).waitFor();
    await visitor.getByRole('heading', { name: 'By skill' }).waitFor();
    const { data } = (await askApi(visitor, '/talent/counts?q=react')) as {
      data: { total: number; byTitle: { title: string; count: number }[] };
    };
    expect(data.total).toBeGreaterThan(0);
    const found = await visitor.getByRole('region', { name: 'Search results' }).innerText();
    expect(found).toMatch(new RegExp(`\\b${data.total} profile`));
    for (const { title, count } of data.byTitle) expect(found).toMatch(new RegExp(`${title}\\s+${count}`));
  });

  test('requests to join, once however often it is sent, and is thanked by first name', async () => {
    await visitor.goto('/');
    await visitor.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Join TalentBench' });
    await field(dialog, 'First Name').fill('Petra');
    await field(dialog, 'Last Name').fill('Lindqvist');
    await field(dialog, 'Email').fill(email);
    await field(dialog, 'Company').fill(company);
    await dialog.getByText('Talent provider').click();
    await dialog.getByRole('button', { name: 'Send request' }).dblclick();
    await visitor
      .getByRole('alert')
      .filter({ hasText: /Petra.*24 hours/ })
      .waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('sends a message and subscribes to the newsletter; both reach the operator', async () => {
    await visitor.goto('/#contact');
    await field(visitor, 'First Name').fill('Petra');
    await field(visitor, 'Last Name').fill('Lindqvist');
    await field(visitor, 'Email Address').fill(email);
    await field(visitor, 'Subject').fill('Listing a bench of nine');
    await field(visitor, 'Message').fill('May we import a spreadsheet?');
    await visitor.getByRole('button', { name: 'Send message' }).click();
    await visitor.getByText(/Thank you for your message/).waitFor();
    expect(await field(visitor, 'Subject').inputValue()).toBe('');
    await visitor.getByLabel('Email address for the newsletter').fill(email);
    await visitor.getByRole('button', { name: 'Subscribe' }).click();
    await visitor.getByText(/The next issue will arrive/).waitFor();

    await holdSession(operator, 'admin');
    await visit(operator, '/platform-admin/contactMessages');
    await operator.getByText('Listing a bench of nine').first().waitFor();
    await visit(operator, '/platform-admin/newsletterSubscriptions');
    await operator.getByText(email).first().waitFor();
  });

  test('is found by the operator among the provider companies as Pending Approval, and approved', async () => {
    await visit(operator, '/platform-admin/providers');
    await heading(operator, 'Provider Companies').waitFor();
    const waiting = operator.getByRole('region', { name: /pending approval/ });
    const request = waiting.getByRole('listitem').filter({ hasText: company });
    await request.getByText('Pending Approval').waitFor();
    expect(await request.count()).toBe(1);
    await request.getByRole('button', { name: /Approve/ }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    const done = operator.getByRole('dialog', { name: `${company} approved` });
    await done.getByText(`Invitation sent to ${email}.`).waitFor();
    await done.getByRole('button', { name: 'Done' }).click();
    await request.waitFor({ state: 'detached' });
    await operator.getByRole('textbox', { name: 'Search', exact: true }).fill(company);
    await operator
      .getByRole('row')
      .filter({ hasText: company })
      .getByText('Active', { exact: true })
      .waitFor();
  });

  test('follows the invitation, sets a password and signs in for the first time', async () => {
    invitation = await linkMailedTo(operator, email);
    await visitor.goto(pathOf(invitation));
    await visitor.getByText('Welcome, Petra!').waitFor();
    expect(visitor.url()).not.toContain('token');
    await choosePassword(visitor, 'password1');
    await visitor.getByRole('button', { name: 'Set password' }).waitFor();
    await choosePassword(visitor, password);
    await visitor.getByRole('link', { name: 'Go to sign in' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Welcome back' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await signIn(visitor, password);
    await visitor.waitForURL('/provider/dashboard');
    await heading(visitor, 'Dashboard').waitFor();
  });

  test('cannot use the invitation twice', async () => {
    const other = await site.visitor();
    await other.goto(pathOf(invitation));
    await other.getByText('This link no longer works').waitFor();
  });

  test('resets a forgotten password with a link that works once and ends all other sessions', async () => {
    const tab = await site.visitor();
    const dialog = await openDialog(tab);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    const form = tab.getByRole('dialog');
    await field(form, 'Email').fill(email);
    await form.getByRole('button', { name: 'Send link' }).click();
    await tab.getByText(new RegExp(`If an account exists for ${email}`)).waitFor();
    await expect.poll(() => linkMailedTo(operator, email)).not.toBe(invitation);
    await tab.goto(pathOf(await linkMailedTo(operator, email)));
    await choosePassword(tab, `${password} again`);
    await tab.getByText('Your password is set').waitFor();
    // The stream of changes signs the other page out.
    await visitor.waitForURL(({ pathname }) => pathname === '/');
    await signIn(visitor, `${password} again`);
    await visitor.waitForURL(/\/provider\//);
  });

  test('is signed in for this tab only without Remember me', async () => {
    const tab = await site.visitor();
    const dialog = await openDialog(tab);
    await dialog.getByLabel('Remember this device').uncheck();
    await signIn(tab, `${password} again`);
    await tab.waitForURL('/provider/dashboard');
    expect(
      await tab.evaluate(() => [localStorage.authToken ?? null, typeof sessionStorage.authToken]),
    ).toEqual([null, 'string']);
    const another = await tab.context().newPage();
    await another.goto('/provider/dashboard');
    await another.waitForURL(({ pathname }) => pathname === '/');
  });
});

describe('a search from the top bar', () => {
  test('takes a signed-in recruiter to the talent pool with the search filled in', async () => {
    const recruiter = await site.visitor();
    await holdSession(recruiter, 'recruiter');
    await recruiter.goto('/');
    const search = recruiter.getByPlaceholder('Search talent, skills, companies...').first();
    await search.fill('kubernetes');
    await search.press('Enter');
    await recruiter.waitForURL(/\/recruiter\/talent-pool/);
    expect(await field(recruiter, 'Search by name, title or skill').inputValue()).toBe('kubernetes');
  });
});
