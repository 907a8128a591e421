// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read } from './dealSteps.ts';
import { field } from './field.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession } from './signIn.ts';

let site: Site;
let provider: Page;
let operator: Page;

beforeAll(async () => {
  site = await openSite();
  [provider, operator] = await Promise.all([site.visitor(), site.visitor()]);
  await Promise.all([holdSession(provider, 'provider'), holdSession(operator, 'admin')]);
});
afterAll(() => site?.close());

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const message = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text);

describe('a refused form', () => {
  test('shows validation errors under their fields before anything is sent', async () => {
    await provider.goto('/provider/employees/create');
    await heading(provider, 'Add Employee').waitFor();
    await field(provider, 'Title').fill('Glazier');
    await field(provider, 'Email').fill('not an address');
    await save(provider);
    await expect.poll(() => isWrong(provider, 'Name')).toBe(true);
    await expect.poll(() => isWrong(provider, 'Email')).toBe(true);
    expect(await isWrong(provider, 'Title')).toBe(false);
    expect(await field(provider, 'Title').inputValue()).toBe('Glazier');
  });

  test("shows the server's errors under their fields, and keeps the input", async () => {
    await operator.goto('/platform-admin/users/create');
    await heading(operator, 'Add User').waitFor();
    await field(operator, 'First Name').fill('Kim');
    await field(operator, 'Last Name').fill('Again');
    await field(operator, 'Email').fill('provider@talentbench.example');
    await field(operator, 'User Type').click();
    await operator.getByRole('option', { name: 'Admin', exact: true }).click();
    await save(operator);
    await expect.poll(() => isWrong(operator, 'Email')).toBe(true);
    expect(await isWrong(operator, 'First Name')).toBe(false);
    expect(await field(operator, 'Last Name').inputValue()).toBe('Again');
    expect(await field(operator, 'Email').inputValue()).toBe('provider@talentbench.example');
    await field(operator, 'Email').fill('kim.again@example.com');
    await save(operator);
    await operator.waitForURL(/\/platform-admin\/users(\?|$)/);
  });
});

describe('a lost connection', () => {
  test('while saving keeps the input, and a retry creates exactly one row', async () => {
    await fillEmployee('Odile Offline');
    await provider.context().setOffline(true);
    await save(provider);
    await message(provider, /Can’t reach the server/).waitFor();
    expect(await field(provider, 'Name').inputValue()).toBe('Odile Offline');
    expect(await field(provider, 'Hourly Rate').inputValue()).toBe('70');
    await provider.context().setOffline(false);
    await save(provider);
    await provider.waitForURL(/\/provider\/employees(\?|$)/);
    expect(await rowsNamed('Odile Offline')).toBe(1);
  });

  test('that loses the response of a successful save does not duplicate the row', async () => {
    await fillEmployee('Lotte Lost');
    await provider.route(
      '**/api/v1/candidates',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await save(provider);
    await message(provider, /Can’t reach the server/).waitFor();
    expect(await rowsNamed('Lotte Lost', operator)).toBe(1);
    await save(provider);
    await provider.waitForURL(/\/provider\/employees(\?|$)/);
    expect(await rowsNamed('Lotte Lost')).toBe(1);
  });
});

describe('two users who edit one row', () => {
  const theirs = 'Principal Glazier';
  const mine = 'Lead Glazier';

  const bothEdit = async (id: string) => {
    await Promise.all([
      provider.goto(`/provider/employees/${id}`),
      operator.goto(`/platform-admin/candidates/${id}`),
    ]);
    await field(provider, 'Title').waitFor();
    await field(operator, 'Title').fill(theirs);
    await save(operator);
    await operator.waitForURL(/\/platform-admin\/candidates(\?|$)/);
    await field(provider, 'Title').fill(mine);
    await field(provider, 'Location').fill('Ghent');
    await save(provider);
    const dialog = provider.getByRole('dialog', { name: 'Someone else changed this while you were editing' });
    const row = dialog.getByRole('row').filter({ hasText: 'Title' });
    await row.getByText(theirs).waitFor();
    await row.getByText(mine).waitFor();
    return dialog;
  };
  const stored = async (id: string) => {
    await operator.goto(`/platform-admin/candidates/${id}/show`);
    const main = operator.getByRole('main');
    await main.getByText(/Glazier/).waitFor();
    return main.innerText();
  };

  test('can take the other’s version', async () => {
    const dialog = await bothEdit('BE-003');
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => field(provider, 'Title').inputValue()).toBe(theirs);
    expect(await field(provider, 'Location').inputValue()).not.toBe('Ghent');
    expect(await stored('BE-003')).toContain(theirs);
  });

  test('can keep their own', async () => {
    const dialog = await bothEdit('BE-004');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await provider.waitForURL(/\/provider\/employees(\?|$)/);
    const text = await stored('BE-004');
    expect(text).toContain(mine);
    expect(text).toContain('Ghent');
    expect(text).not.toContain(theirs);
  });
});

const isWrong = async (page: Page, label: string) =>
  (await field(page, label).getAttribute('aria-invalid')) === 'true';

const fillEmployee = async (name: string) => {
  await provider.goto('/provider/employees/create');
  await heading(provider, 'Add Employee').waitFor();
  await field(provider, 'Name').fill(name);
  await field(provider, 'Title').fill('Glazier');
  await field(provider, 'Location').fill('Bruges');
  await field(provider, 'Experience (years)').fill('3');
  await field(provider, 'Hourly Rate').fill('70');
};

/** The number of users with this name on the server, as visible to the signed-in user. */
const rowsNamed = async (name: string, page = provider) =>
  (await read(page, 'candidates', { q: name })).length;
