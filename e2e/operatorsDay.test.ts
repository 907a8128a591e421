// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field } from './field.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession, sampleEmail, signInAs, signInTyping } from './signIn.ts';
import { visit } from './visit.ts';

const suspension = /Your company’s account is suspended/;

let site: Site;
let operator: Page;
let recruiter: Page;

beforeAll(async () => {
  site = await openSite();
  [operator, recruiter] = await Promise.all([site.visitor(), site.visitor()]);
  await Promise.all([holdSession(operator, 'admin'), signInAs(recruiter, 'recruiter')]);
});
afterAll(() => site?.close());

const rowOf = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });

describe('a company', () => {
  const found = async () => {
    await visit(operator, '/platform-admin/recruiters?filter={"q":"Corvane"}');
    const row = rowOf(operator, 'Corvane Financial');
    await row.waitFor();
    return row;
  };

  test('is suspended for a reason, and its users are told at once', async () => {
    await (await found()).getByRole('button', { name: 'Suspend Corvane Financial' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Suspend Corvane Financial?' });
    await dialog.getByText(/signed out/).waitFor();
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await dialog.getByText('Enter a reason').waitFor();
    await field(dialog, 'Reason').fill('Invoices unpaid for 90 days');
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await operator.getByText('Corvane Financial suspended').waitFor();
    await (await found()).getByText('Suspended', { exact: true }).waitFor();

    // The stream of changes signs the page out, unless a click comes first.
    await recruiter
      .getByRole('link', { name: 'Talent Pool' })
      .click({ timeout: 3000 })
      .catch(() => {});
    await recruiter.waitForURL((url) => url.pathname === '/');
    await recruiter.getByText(suspension).first().waitFor();
  });

  test('cannot sign in meanwhile, and its jobs are not public', async () => {
    await signInTyping(recruiter, sampleEmail('recruiter'));
    await recruiter.getByRole('dialog').getByText(suspension).waitFor();
    const jobs = await (await recruiter.request.get('/jobs')).text();
    expect(jobs).not.toContain('Corvane Financial');
  });

  test('is reactivated, and everything is as before', async () => {
    await (await found()).getByRole('button', { name: 'Activate Corvane Financial' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Activate Corvane Financial?' });
    await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
    await operator.getByText('Corvane Financial activated').waitFor();
    await signInAs(recruiter, 'recruiter');
    expect(await (await recruiter.request.get('/jobs')).text()).toContain('Corvane Financial');
    await visit(operator, '/platform-admin/recruiters/CO-002/show');
    await operator
      .getByRole('tab', { name: /History/ })
      .or(operator.getByRole('link', { name: /History/ }))
      .first()
      .click();
    await rowOf(operator, 'Elena Marchetti').first().waitFor();
  });
});

describe('a user', () => {
  const email = 'ines.okafor@corvane-financial.example';

  test('is added, invited by mail and signs in with a password of their own', async () => {
    await visit(operator, '/platform-admin/users');
    await operator.getByRole('button', { name: 'Add User' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Add User' });
    await field(dialog, 'First Name').fill('Ines');
    await field(dialog, 'Last Name').fill('Okafor');
    await field(dialog, 'Email').fill(email);
    await dialog.getByRole('combobox', { name: 'User Type' }).click();
    await operator.getByRole('option', { name: 'Recruiter', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Company' }).fill('Corvane Financial');
    await operator.getByRole('option', { name: 'Corvane Financial' }).click();
    await dialog.getByRole('button', { name: 'Add User', exact: true }).click();
    await operator.getByText('User added successfully!').waitFor();

    const link = await linkMailedTo(operator, email);
    const person = await site.visitor();
    await person.goto(link.replace(/^https?:\/\/[^/]+/, ''));
    await field(person, 'New Password').fill('five slow herons');
    await field(person, 'Confirm New Password').fill('five slow herons');
    await person.getByRole('button', { name: 'Set password' }).click();
    await person.getByRole('link', { name: 'Go to sign in' }).waitFor();
    await signInTyping(person, email, 'five slow herons');
    await person.waitForURL('/recruiter/dashboard');

    await visit(operator, '/platform-admin/users?filter={"q":"Okafor"}');
    await rowOf(operator, 'Ines Okafor').getByText('Active', { exact: true }).waitFor();
  });
});

describe('a ticket', () => {
  const title = 'The interview invitation has no time zone';
  const desk = `/platform-admin/support?filter={"q":"interview invitation has no"}`;

  test('is opened from the account menu, and appears at the support desk', async () => {
    await recruiter.getByRole('button', { name: /^Account of/ }).click();
    await recruiter.getByRole('menuitem', { name: 'Support' }).click();
    await heading(recruiter, 'Support').waitFor();
    await recruiter.getByRole('link', { name: 'New Ticket' }).click();
    const dialog = recruiter.getByRole('dialog', { name: 'New Ticket' });
    await field(dialog, 'Title').fill(title);
    await field(dialog, 'Description').fill('Candidates in Lisbon came an hour late.');
    await dialog.getByRole('button', { name: 'Open ticket' }).click();
    await recruiter.getByText('Ticket opened. We will reply here.').waitFor();
    await recruiter.getByRole('link', { name: title }).or(rowOf(recruiter, title)).first().click();
    await recruiter.getByText('Candidates in Lisbon came an hour late.').waitFor();

    await visit(operator, desk);
    await rowOf(operator, title).getByText('Open', { exact: true }).waitFor();
  });

  test('is assigned to the agent of its category with the fewest tickets', async () => {
    await rowOf(operator, title)
      .getByRole('link', { name: /^Assign Ticket/ })
      .click();
    const dialog = operator.getByRole('dialog', { name: /^Assign Ticket/ });
    await dialog.getByText('Suggested for this category').waitFor();
    await dialog.getByRole('button', { name: 'Assign Ticket', exact: true }).click();
    await operator.getByText(/^Ticket TKT-\d+ assigned to /).waitFor();
  });

  test('is answered, and the requester reads the answer while the page is open', async () => {
    await rowOf(operator, title)
      .getByRole('link', { name: /^Add Response/ })
      .click();
    const dialog = operator.getByRole('dialog', { name: /^Add Response/ });
    await field(dialog, 'Response').fill('Which calendar do your candidates use?');
    await dialog.getByRole('button', { name: 'Add Response', exact: true }).click();
    await operator.getByText('Response added successfully!').waitFor();
    await recruiter.getByText('Which calendar do your candidates use?').waitFor();
  });

  test('is replied to, resolved and rated', async () => {
    await field(recruiter, 'Your Reply').fill('All of them use Outlook.');
    await recruiter.getByRole('button', { name: 'Send reply' }).click();
    await recruiter.getByText('Reply sent').waitFor();

    await operator.reload();
    await rowOf(operator, title)
      .getByRole('link', { name: /^View Details/ })
      .click();
    await operator.getByRole('dialog').getByText('All of them use Outlook.').waitFor();
    await operator
      .getByRole('dialog')
      .getByRole('link', { name: /^Add Response/ })
      .or(operator.getByRole('dialog').getByRole('button', { name: /^Add Response/ }))
      .first()
      .click();
    const dialog = operator.getByRole('dialog', { name: /^Add Response/ });
    await field(dialog, 'Response').fill('Invitations now name the time zone.');
    await dialog.getByRole('combobox', { name: 'New Status' }).click();
    await operator.getByRole('option', { name: 'Resolved', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add Response', exact: true }).click();
    await operator.getByText('Response added successfully!').waitFor();
    await visit(operator, desk);
    await rowOf(operator, title).getByText('Resolved', { exact: true }).waitFor();

    await recruiter.getByText('Invitations now name the time zone.').waitFor();
    await recruiter.getByRole('radio', { name: '5 stars' }).click({ force: true });
    await recruiter.getByText('Thanks for your rating.').waitFor();
  });
});
