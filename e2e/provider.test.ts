import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumePdf } from '../domain/resumes/testing/resumePdf.ts';
import { sampleResumes } from '../domain/resumes/testing/sampleResumes.ts';
import { samplePassword } from '../fixtures/signIns.ts';
import { downloaded } from './downloaded.ts';
import { field } from './field.ts';
import { findBarriers } from './findBarriers.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession, menuEntry, sampleEmail, signInTyping } from './signIn.ts';
import { visit } from './visit.ts';

const person = 'Philippa Quillfeather';
const imported = 'Barnaby Inkwell';
const csv = `Who;Job Title;Skills;Years;City;Rate;E-Mail
${imported};Type Setter;Letterpress;9;Antwerp;64;barnaby@inkwell.example
${person};Lead Bookbinder;;;;97;philippa@quillfeather.example
${imported};Type Setter;Letterpress;9;Antwerp;64;barnaby@inkwell.example
Nobody;Tester;;many;Ghent;50;
`;
const offer = 'She bound the ledgers of two banks.';
const question = 'Which days must be on site?';
const answer = 'Tuesdays and Thursdays.';
const reason = 'Nobody is free before spring.';
const website = 'https://bookbinders.example';

let site: Site;
let provider: Page;
let recruiter: Page;

beforeAll(async () => {
  site = await openSite();
  [provider, recruiter] = await Promise.all([site.visitor(), site.visitor()]);
  await holdSession(recruiter, 'recruiter');
});
afterAll(() => site?.close());

const open = async (page: Page, path: string, title: string | RegExp) => {
  await visit(page, path);
  await heading(page, title).waitFor();
};
const cardOf = async (name: string) => {
  await open(provider, '/provider/employees', 'Available Resources');
  await provider.getByRole('textbox', { name: 'Search', exact: true }).fill(name);
  return provider.getByRole('article').filter({ hasText: name });
};
const story = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const respond = async (id: string, way: string) => {
  await visit(provider, `/provider/requests/${id}/show`);
  await provider.getByRole('link', { name: 'Respond', exact: true }).click();
  const dialog = provider.getByRole('dialog', { name: /^Respond to the request for/ });
  await dialog.getByRole('tab', { name: way }).click();
  return dialog;
};

describe('a provider', () => {
  test('signs in, and adds an employee from the dashboard', async () => {
    await signInTyping(provider, sampleEmail('provider'));
    await heading(provider, 'Dashboard').waitFor();
    await provider.getByRole('link', { name: 'Add Available Resource' }).click();
    await heading(provider, 'Add Employee').waitFor();
    await field(provider, 'Name').fill(person);
    await field(provider, 'Title').fill('Bookbinder');
    await field(provider, 'Location').fill('Ghent');
    await field(provider, 'Experience (years)').fill('7');
    await field(provider, 'Hourly Rate').fill('85');
    await field(provider, 'Email').fill('philippa@quillfeather.example');
    await provider.getByRole('button', { name: 'Save' }).click();
    await provider.waitForURL(/\/provider\/employees(\?|$)/);
    await (await cardOf(person)).getByText('$85').waitFor();
  });

  test('edits the profile, and reads the change on the card', async () => {
    await (await cardOf(person)).getByRole('link', { name: `Edit Profile of ${person}` }).click();
    await heading(provider, person).waitFor();
    await field(provider, 'Title').fill('Master Bookbinder');
    await provider.getByRole('button', { name: 'Save' }).click();
    await provider.waitForURL(/\/provider\/employees(\?|$)/);
    await (await cardOf(person)).getByText('Master Bookbinder').waitFor();
  });

  test('imports a CSV file: maps a column, previews the rows, runs it and finds the result', async () => {
    await open(provider, '/provider/employees', 'Available Resources');
    await provider.getByRole('link', { name: 'Import file' }).click();
    await provider
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'bench.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await provider.getByText('No column is mapped to Name.', { exact: false }).waitFor();
    await provider.getByLabel('“Who” maps to').selectOption({ label: 'Name (required)' });
    await provider.getByRole('button', { name: 'Preview' }).click();
    const kinds = provider.getByRole('group', { name: 'Filter rows' });
    for (const kind of ['All 4', 'New 1', 'Update 1', 'Duplicate 1', 'Error 1'])
      await kinds.getByRole('button', { name: kind }).waitFor();
    await provider.getByRole('button', { name: 'Import 2 candidates' }).click();
    await provider.getByText('1 candidate added').waitFor();
    await provider.getByText('1 candidate updated').waitFor();
    await provider.getByText('2 rows skipped').waitFor();
    await (await cardOf(imported)).getByText('$64').waitFor();
    await (await cardOf(person)).getByText('$97').waitFor();
  });

  test('drops a resume, checks the draft, confirms it and finds the person with the original', async () => {
    await open(provider, '/provider/employees', 'Available Resources');
    await provider.getByRole('link', { name: 'Import resumes' }).click();
    await provider.getByLabel('Choose files').setInputFiles({
      name: 'maya.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await resumePdf(sampleResumes.en)),
    });
    const draft = provider.getByRole('region', { name: 'Draft from maya.pdf' });
    await draft.getByText('Read from “£85 per hour”').waitFor();
    await draft.getByText('1 line was not understood (highlighted)').waitFor();
    // Engagements have titles as well.
    const title = field(provider, 'Title').first();
    expect(await title.inputValue()).toBe('Senior Java Developer');
    await draft.locator('input[name="engagements.0.title"]').waitFor();
    expect(await findBarriers(provider)).toEqual([]);
    await title.fill('Principal Java Engineer');
    await provider.getByRole('button', { name: 'Import 1 candidate' }).click();
    await provider.getByText('1 candidate added: Maya Lindqvist').waitFor();
    await provider.getByText('1 resume file saved with its candidate').waitFor();
    const card = await cardOf('Maya Lindqvist');
    await card.getByText('Principal Java Engineer').waitFor();
    await card.getByRole('link', { name: 'Maya Lindqvist', exact: true }).click();
    await provider.getByText('Northbank Payments Ltd').waitFor();
    await provider.getByRole('button', { name: 'Download maya.pdf' }).waitFor();
  });

  test('confirms a candidate’s availability, with today’s date', async () => {
    const card = await cardOf('Ishaan Deshpande');
    await card.getByText(/^Stale · confirmed/).waitFor();
    await card.getByRole('button', { name: 'Confirm availability of Ishaan Deshpande' }).click();
    await card.getByText(/^Fresh · confirmed/).waitFor();
  });

  test('proposes a candidate with rate, date and message, which the recruiter sees', async () => {
    const dialog = await respond('RR-006', 'Propose resources');
    const line = dialog.getByRole('group', { name: 'Resource 1' });
    await line.getByLabel(/^Resource/).fill(person);
    await provider.getByRole('option', { name: new RegExp(person) }).click();
    await line.getByLabel(/^Hourly Rate/).fill('92.5');
    await field(line, 'Start Date').fill('2031-04-07');
    await field(dialog, 'Message').fill(offer);
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await provider.getByText('Proposal sent', { exact: true }).waitFor();

    await visit(recruiter, '/recruiter/requests/RR-006/show');
    const card = recruiter.getByRole('listitem').filter({ hasText: '$92.50/h' });
    await card.getByText(person).waitFor();
    await card.getByText('from Apr 7, 2031').waitFor();
    await card.getByText(offer).waitFor();
  });

  test('asks a question, which the recruiter answers', async () => {
    const dialog = await respond('RR-001', 'Ask a question');
    await field(dialog, 'Question').fill(question);
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await story(provider, question).waitFor();

    await visit(recruiter, '/recruiter/requests/RR-001/show');
    await story(recruiter, question).waitFor();
    await field(recruiter, 'Your answer').fill(answer);
    await recruiter.getByRole('button', { name: 'Send answer' }).click();
    await story(recruiter, answer).waitFor();

    await visit(provider, '/provider/requests/RR-001/show');
    await story(provider, answer).waitFor();
  });

  test('declines a request with a reason, which the recruiter reads', async () => {
    const dialog = await respond('RR-001', 'Decline');
    await field(dialog, 'Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await provider.getByText('Request declined').waitFor();

    await visit(recruiter, '/recruiter/requests/RR-001/show');
    await story(recruiter, reason).waitFor();
    await recruiter.getByText('Declined', { exact: true }).first().waitFor();
  });

  test('creates a contract from a template, and downloads it as a PDF', async () => {
    await menuEntry(provider, 'Contracts').click();
    await provider.getByRole('button', { name: 'New from template' }).click();
    await provider.getByRole('menuitem', { name: /^Statement of Work/ }).click();
    const form = provider.getByRole('dialog', { name: 'Create contract' });
    await field(form, 'Employee').fill(person);
    await provider.getByRole('option', { name: person }).click();
    await field(form, 'Client Company').fill('Inkwell Holdings');
    await field(form, 'Hourly Rate ($)').fill('90');
    await field(form, 'Start Date').fill('2031-05-01');
    await field(form, 'End Date').fill('2031-07-31');
    await form.getByText(/^Total value: \$43,200/).waitFor();
    await form.getByRole('button', { name: 'Save as draft' }).click();

    const contract = provider.getByRole('dialog', { name: /^Contract CT-/ });
    const [download] = await Promise.all([
      provider.waitForEvent('download'),
      contract.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^CT-\\d+ ${person}\\.pdf$`));
    const pdf = await downloaded(download);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(2_000);
  });

  test('changes the company profile and a notification switch', async () => {
    await open(provider, '/provider/settings', 'Company Settings');
    await provider.getByRole('button', { name: 'Edit Profile' }).click();
    await field(provider, 'Website').fill(website);
    await provider.getByRole('button', { name: 'Save Changes' }).click();
    await provider.getByText(website).waitFor();
    await provider.getByRole('link', { name: 'Notifications' }).click();
    await provider.getByRole('switch', { name: 'Profile Views' }).click();
    await expect.poll(() => provider.getByRole('switch', { name: 'Profile Views' }).isChecked()).toBe(true);
  });

  test('sees why a password is too weak, and keeps the old one', async () => {
    await open(provider, '/provider/settings/security', 'Company Settings');
    await provider.getByRole('button', { name: 'Change Password' }).click();
    const dialog = provider.getByRole('dialog', { name: 'Change Password' });
    await field(dialog, 'Current Password').fill(samplePassword);
    await field(dialog, 'New Password').fill('password123');
    await field(dialog, 'Confirm New Password').fill('password123');
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await dialog.getByText('This password is too common').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('is refused a webhook URL in a private network', async () => {
    await open(provider, '/provider/settings/integrations', 'Company Settings');
    await provider.getByRole('button', { name: 'Connect Salesforce' }).click();
    const dialog = provider.getByRole('dialog', { name: 'Connect Salesforce' });
    await field(dialog, 'Webhook URL').fill('https://127.0.0.1:9443/hook');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await dialog.getByText('This address is in a private network').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('finds everything again after a reload', async () => {
    // Reloads the pages, so that nothing comes from their caches.
    await Promise.all([provider.reload(), recruiter.reload()]);
    const card = await cardOf(person);
    await card.getByText('Lead Bookbinder').waitFor();
    await card.getByText('$97').waitFor();
    await (await cardOf(imported)).waitFor();
    await (await cardOf('Ishaan Deshpande')).getByText(/^Fresh · confirmed/).waitFor();
    await visit(provider, '/provider/requests/RR-006/show');
    await story(provider, `proposed ${person}`).getByText(offer).waitFor();
    await visit(provider, '/provider/requests/RR-001/show');
    for (const words of [question, answer, reason]) await story(provider, words).waitFor();
    await open(provider, '/provider/contracts', 'Contracts');
    await provider.getByRole('row').filter({ hasText: person }).getByText('Draft').waitFor();
    await open(provider, '/provider/settings/profile', 'Company Settings');
    await provider.getByText(website).waitFor();
    await provider.getByRole('link', { name: 'Notifications' }).click();
    await expect.poll(() => provider.getByRole('switch', { name: 'Profile Views' }).isChecked()).toBe(true);
    await visit(recruiter, '/recruiter/requests/RR-006/show');
    await story(recruiter, `proposed ${person}`).getByText(offer).waitFor();
  });
});
