// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from './dealSteps.ts';
import { openSite, type Site } from './openSite.ts';
import { holdSession } from './signIn.ts';
import { visit } from './visit.ts';

const position = 'Agent App Team';
const roles = ['Mobile Engineer', 'Mobile Engineer', 'Backend Engineer', 'QA Engineer'];

let site: Site;
let recruiter: Page;
let provider: Page;

beforeAll(async () => {
  site = await openSite();
  [recruiter, provider] = [await site.visitor(), await site.visitor()];
  await Promise.all([holdSession(recruiter, 'recruiter'), holdSession(provider, 'provider')]);
});
afterAll(() => site?.close());

test('a recruiter asks for a team, a provider quotes its suggested crew at once, and the recruiter compares all of it', async () => {
  const [draft] = await read<{ id: string }>(recruiter, 'requisitions', { position });
  await visit(recruiter, `/recruiter/requisitions/${draft?.id}`);
  await recruiter.getByRole('combobox', { name: 'Providers' }).fill('Lumenfold');
  await recruiter.getByRole('option', { name: 'Lumenfold Technologies', exact: true }).click();
  await recruiter.getByRole('button', { name: 'Save' }).click();
  await recruiter.getByRole('table').waitFor();
  await visit(recruiter, `/recruiter/requisitions/${draft?.id}/show`);
  const market = recruiter.getByRole('region', { name: 'Suggested crews' });
  const people = market
    .getByRole('article', { name: 'Crew 1' })
    .getByRole('list', { name: 'People' })
    .getByRole('listitem');
  await people.first().waitFor();
  expect(await people.count()).toBe(roles.length);
  await recruiter.getByRole('button', { name: 'Send', exact: true }).click();
  await recruiter
    .getByRole('alertdialog', { name: 'Send this requisition?' })
    .getByRole('button', { name: 'Send', exact: true })
    .click();
  await recruiter.getByText('Requisition sent').waitFor();

  const [thread] = await read<{ id: string }>(provider, 'requests', { position });
  await visit(provider, `/provider/requests/${thread?.id}/show`);
  const own = provider
    .getByRole('article', { name: 'Best crew on your bench' })
    .getByRole('list', { name: 'People' })
    .getByRole('listitem');
  await own.first().waitFor();
  expect(await own.count()).toBe(roles.length);
  const names = await own.getByRole('link').allTextContents();
  await provider.getByRole('button', { name: 'Propose this crew' }).click();
  const dialog = provider.getByRole('dialog', { name: 'Propose a crew of 4?' });
  for (const name of names) expect(await dialog.getByText(name, { exact: true }).count()).toBe(1);
  await dialog.getByRole('button', { name: 'Send 4 proposals' }).click();
  await provider.getByText('4 proposals sent', { exact: true }).waitFor();
  await own.first().waitFor({ state: 'detached' });

  // The recruiter's page follows the proposals.
  const table = recruiter.getByRole('table', { name: 'Compare proposals' });
  for (const [at, name] of names.entries()) {
    const row = table.getByRole('row').filter({ hasText: name });
    await row.filter({ hasText: roles[at] as string }).waitFor();
  }
  await visit(recruiter, `/recruiter/requisitions/${draft?.id}/show`);
  await market.getByText(/not suggested: already proposed for this position/).waitFor();
  for (const name of names) expect(await market.getByText(name, { exact: true }).count()).toBe(0);
});
