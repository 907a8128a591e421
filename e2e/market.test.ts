// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field } from './field.ts';
import { openSite, type Site } from './openSite.ts';
import { companyOf, heading, holdSession, menuEntry, sampleEmail, signInAs, signInTyping } from './signIn.ts';
import { visit } from './visit.ts';

const person = 'Philippa Quillfeather';
const note = 'Leaves us in spring, keep it quiet';

let site: Site;
let provider: Page;
let recruiter: Page;
let operator: Page;

beforeAll(async () => {
  site = await openSite();
  [provider, recruiter, operator] = await Promise.all([site.visitor(), site.visitor(), site.visitor()]);
});
afterAll(() => site?.close());

const searchBench = async () => {
  await visit(provider, '/provider/employees');
  await provider.getByRole('textbox', { name: 'Search', exact: true }).fill(person);
  return provider.getByRole('article').filter({ hasText: person });
};
const searchPool = async () => {
  await visit(recruiter, '/recruiter/talent-pool');
  await field(recruiter, 'Search by name, title or skill').fill('quillfeather');
  return recruiter.getByRole('article').filter({ hasText: person });
};
const searchTable = async (path: string, words: string) => {
  await visit(operator, path);
  await operator.getByRole('textbox', { name: 'Search', exact: true }).fill(words);
  return operator.getByRole('row').filter({ hasText: words });
};
const requestRow = () => provider.getByRole('row').filter({ hasText: 'Bookbinding Engineer' });

describe('the market', () => {
  test('a provider signs in by typing, and adds an employee', async () => {
    await signInTyping(provider, sampleEmail('provider'));
    await provider.waitForURL('/provider/dashboard');
    await menuEntry(provider, 'Available Resources').click();
    await heading(provider, 'Available Resources').waitFor();
    await provider.getByRole('link', { name: 'Add Employee' }).click();
    await heading(provider, 'Add Employee').waitFor();
    await field(provider, 'Name').fill(person);
    await field(provider, 'Title').fill('Bookbinding Engineer');
    await field(provider, 'Location').fill('Ghent');
    await field(provider, 'Experience (years)').fill('7');
    await field(provider, 'Skills').fill('Letterpress');
    await provider.keyboard.press('Enter');
    await field(provider, 'Hourly Rate').fill('85.50');
    await field(provider, 'Hourly Cost').fill('51');
    await field(provider, 'Internal Notes').fill(note);
    await provider.getByRole('button', { name: 'Save' }).click();
    await provider.waitForURL(/\/provider\/employees(\?|$)/);
    const card = await searchBench();
    await card.getByText('$85.50').waitFor();
    await card.getByRole('link', { name: `Edit Profile of ${person}` }).waitFor();
  });

  test("a recruiter elsewhere finds that person by text, without the provider's cost and notes", async () => {
    await holdSession(recruiter, 'recruiter');
    const card = await searchPool();
    await card.getByText('Letterpress').waitFor();
    expect(await card.innerText()).not.toMatch(/\$51|spring/);
    await card.getByRole('link', { name: person, exact: true }).click();
    await recruiter.getByRole('heading', { level: 2, name: person }).waitFor();
    await recruiter.getByText('$85.50').waitFor();
    const page = await recruiter.getByRole('main').innerText();
    expect(page).not.toMatch(/Hourly Cost|Internal Notes|\$51|spring/);
  });

  test('the recruiter contacts the provider, who sees the request and its words', async () => {
    await recruiter.getByRole('button', { name: `Contact the provider of ${person}` }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Request ${person}` });
    await field(dialog, 'Duration').fill('6 months');
    await field(dialog, 'Message').fill('Could she start on Monday?');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await recruiter.getByText(`Request for ${person} sent`).waitFor();

    await menuEntry(provider, 'Recruiter Requests').click();
    await heading(provider, 'Recruiter Requests').waitFor();
    await requestRow().getByText('Pending Response').waitFor();
    await requestRow()
      .getByRole('link', { name: /^View Details/ })
      .click();
    await provider.getByText('Could she start on Monday?', { exact: true }).waitFor();
  });

  test('the operator sees both companies and the candidate', async () => {
    await signInAs(operator, 'admin');
    await menuEntry(operator, 'Provider Companies').click();
    await heading(operator, 'Provider Companies').waitFor();
    await (await searchTable('/platform-admin/providers', await companyOf(provider))).waitFor();
    await (await searchTable('/platform-admin/recruiters', await companyOf(recruiter))).waitFor();
    await heading(operator, 'Recruiter Companies').waitFor();
    await (await searchTable('/platform-admin/candidates', person)).getByText('$85.50').waitFor();
  });

  test('after the server and its database are killed, everyone sees the same data and is still signed in', async () => {
    await site.killAndRestart();
    // Reloads the pages, so that nothing comes from their caches.
    await Promise.all([provider, recruiter, operator].map((page) => page.reload()));
    await (await searchBench()).getByText('$85.50').waitFor();
    await visit(provider, '/provider/requests');
    await requestRow().getByText('6 months').waitFor();
    await (await searchPool()).getByText('Letterpress').waitFor();
    await (await searchTable('/platform-admin/candidates', person)).waitFor();
    await (await searchTable('/platform-admin/providers', await companyOf(provider))).waitFor();
  });
});
