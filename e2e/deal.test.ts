import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '../fixtures/signIns.ts';
import { field } from './field.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession, signInTyping } from './signIn.ts';
import { visit } from './visit.ts';

const position = 'Suspension Bridge Engineer';

let site: Site;
let recruiter: Page;
let provider: Page;
let rival: Page;

/** The first administrator of another provider, who has candidates on the market. */
const rivalOf = async (page: Page): Promise<{ email: string; company: string }> => {
  const { data } = await (
    await page.request.post('/api/v1/auth/login', {
      data: { email: 'admin@talentbench.example', password: samplePassword },
    })
  ).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const read = async (path: string) => (await page.request.get(`/api/v1/${path}`, { headers })).json();
  const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`;
  const companies = await read(`companies?${query({ type: 'provider', status: 'Active' })}`);
  for (const { id, name } of companies as { id: string; name: string }[]) {
    if (id === 'CO-001') continue;
    const users = await read(
      `users?${query({ companyId: id, role: ['Admin', 'Manager'], status: 'Active' })}`,
    );
    const people = await read(`candidates?${query({ companyId: id, listed: true })}`);
    if (users[0] && people.length > 2) return { email: users[0].email, company: name };
  }
  throw new Error('There is no other provider with people on the market');
};

beforeAll(async () => {
  site = await openSite();
  [recruiter, provider, rival] = (await Promise.all([site.visitor(), site.visitor(), site.visitor()])) as [
    Page,
    Page,
    Page,
  ];
  await Promise.all([holdSession(recruiter, 'recruiter'), holdSession(provider, 'provider')]);
});
afterAll(() => site?.close());

/** Responds to the request with the first of the provider's fitting candidates. */
const propose = async (page: Page, rate: string) => {
  await visit(page, '/provider/requests');
  await page.getByRole('link', { name: `Respond to the request for ${position}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Respond to the request for/ });
  await dialog
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  const line = dialog.getByRole('group', { name: 'Resource 1' });
  await line.getByLabel(/^Hourly Rate/).fill(rate);
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await page.getByText('Proposal sent', { exact: true }).waitFor();
};

describe('a deal between a recruiter and two providers', () => {
  test('goes from a requisition over two proposals, a counter-offer and a revision to the award', async () => {
    const { email, company } = await rivalOf(recruiter);
    await signInTyping(rival, email);
    await heading(rival, 'Dashboard').waitFor();

    await visit(recruiter, '/recruiter/requisitions/create');
    await field(recruiter, 'Position').fill(position);
    await field(recruiter, 'Duration').fill('3 months');
    await field(recruiter, 'Respond By').fill('2031-03-31');
    const providers = recruiter.getByRole('combobox', { name: 'Providers' });
    for (const name of ['Lumenfold', company]) {
      await providers.fill(name.slice(0, 12));
      await recruiter
        .getByRole('option', { name: new RegExp(name.slice(0, 12)) })
        .first()
        .click();
    }
    await recruiter.getByRole('button', { name: 'Save' }).click();
    await heading(recruiter, position).waitFor();
    await recruiter.getByRole('button', { name: 'Send', exact: true }).click();
    await recruiter
      .getByRole('alertdialog', { name: 'Send this requisition?' })
      .getByRole('button', { name: 'Send', exact: true })
      .click();
    await recruiter.getByText('Requisition sent').waitFor();
    const page = new URL(recruiter.url()).pathname;

    await propose(provider, '95');
    await propose(rival, '88');

    await visit(recruiter, page);
    const table = recruiter.getByRole('table', { name: 'Compare proposals' });
    const offer = table.getByRole('row').filter({ hasText: '$95/h' });
    await table.getByRole('row').filter({ hasText: '$88/h' }).waitFor();
    await offer.getByRole('button', { name: /^Make a counter-offer for/ }).click();
    const counter = recruiter.getByRole('dialog', { name: /^Counter-offer for/ });
    await counter.getByLabel(/^Hourly Rate/).fill('84');
    await counter.getByRole('button', { name: 'Send counter-offer' }).click();
    await recruiter.getByText('Counter-offer sent').waitFor();

    await provider.reload();
    await provider.getByText('Countered').first().waitFor();
    await provider.getByRole('button', { name: /^Revise the terms for/ }).click();
    const revision = provider.getByRole('dialog', { name: /^Revise the terms for/ });
    expect(await revision.getByLabel(/^Hourly Rate/).inputValue()).toBe('84');
    await revision.getByRole('button', { name: 'Send revision' }).click();
    await provider.getByText('Revision sent').waitFor();

    await visit(recruiter, page);
    const revised = table.getByRole('row').filter({ hasText: 'Round 3' });
    await revised.getByText('$84/h').waitFor();
    await revised.getByRole('button', { name: /^Accept / }).click();
    await recruiter
      .getByRole('dialog', { name: /^Accept the proposal for/ })
      .getByRole('button', { name: 'Accept proposal' })
      .click();
    await recruiter
      .getByRole('dialog', { name: /accepted$/ })
      .getByRole('button', { name: 'Done' })
      .click();
    await recruiter.getByText('Awarded', { exact: true }).first().waitFor();
    await table.getByText('Not Awarded').waitFor();

    await rival.reload();
    await rival.getByText('Position Filled').first().waitFor();
    await rival.getByText('Too few proposals to compare with.').waitFor();
  });
});
