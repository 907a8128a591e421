// @module-tag rest
import { read, utils, type WorkSheet } from '@e965/xlsx';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloaded } from './downloaded.ts';
import { field } from './field.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession, signInAs } from './signIn.ts';
import { visit } from './visit.ts';

const console = '/platform-admin';

let site: Site;
let operator: Page;

beforeAll(async () => {
  site = await openSite();
  operator = await site.visitor();
  await holdSession(operator, 'admin');
});
afterAll(() => site?.close());

const button = (name: string | RegExp) => operator.getByRole('button', { name, exact: true });
const dialog = (name: string | RegExp) => operator.getByRole('dialog', { name });
const said = (words: string | RegExp) => operator.getByText(words).first().waitFor();
const rowOf = (text: string | RegExp) => operator.getByRole('row').filter({ hasText: text }).first();
const choose = async (label: string | RegExp, option: string) => {
  await operator.getByRole('combobox', { name: label }).click();
  await operator.getByRole('option', { name: option, exact: true }).click();
};

describe('a report', () => {
  const name = 'Tickets by priority';

  test('is created from a query in the background, and shown when it is ready', async () => {
    await visit(operator, `${console}/reports`);
    await button('Create Report').click();
    const form = dialog('Create Report');
    await field(form, 'Name').fill(name);
    await choose(/^Data/, 'Support Tickets');
    await choose(/^Measure/, 'Count');
    await choose(/^Group By/, 'Priority');
    await form.getByRole('button', { name: 'Create Report' }).click();
    await said('Report creation started...');
    await rowOf(name).getByText('Ready', { exact: true }).waitFor();
  });

  test('is downloaded in four formats, which other programs can read and which contain the same figures', async () => {
    const fileOf = async (format: string) => {
      await rowOf(name)
        .getByRole('button', { name: /^Download: / })
        .click();
      const [download] = await Promise.all([
        operator.waitForEvent('download'),
        operator.getByRole('menuitem', { name: format, exact: true }).click(),
      ]);
      return downloaded(download);
    };
    const rows = JSON.parse((await fileOf('JSON')).toString()) as { priority: string; count: number }[];
    expect(rows.map(({ priority }) => priority).toSorted()).toEqual(['High', 'Low', 'Medium']);
    const { data } = Papa.parse<Record<string, string>>((await fileOf('CSV')).toString(), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(({ priority, count }) => ({ priority, count: Number(count) }))).toEqual(rows);
    const figures = rows.map(({ priority, count }) => [priority, count]);
    const book = read(await fileOf('Excel'));
    const sheet = book.Sheets[String(book.SheetNames[0])] as WorkSheet;
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([['Priority', 'Count'], ...figures]);
    const pages = await getDocumentProxy(new Uint8Array(await fileOf('PDF')));
    const { text, totalPages } = await extractText(pages, { mergePages: true });
    expect(totalPages).toBe(1);
    expect(text).toContain(figures.map((row) => row.join(' ')).join('\n'));
  });

  test('is scheduled, for the operator who asks for it', async () => {
    await rowOf(name)
      .getByRole('button', { name: /^Schedule: / })
      .click();
    const form = dialog(`Schedule “${name}”`);
    await form.getByText(/^Next runs: /).waitFor();
    await form.getByRole('button', { name: 'Schedule', exact: true }).click();
    await said('Report scheduled');
    const scheduled = operator.getByRole('region', { name: 'Scheduled Reports' });
    await scheduled.getByText(name).first().waitFor();
  });
});

test('a feature is switched off, and gone from the recruiter’s open page within seconds', async () => {
  const recruiter = await site.visitor();
  await signInAs(recruiter, 'recruiter');
  await recruiter.getByRole('link', { name: 'Smart Recommendations' }).first().click();
  await heading(recruiter, 'Smart Recommendations').waitFor();
  await visit(operator, `${console}/settings/features`);
  await operator.getByRole('switch', { name: 'AI Recommendations' }).click();
  await said('Feature AI Recommendations toggled successfully!');
  await recruiter.getByText(/AI Recommendations is turned off on this platform/).waitFor();
  await recruiter.context().close();
});

test('a maintenance starts on time: others can read, cannot write, and keep their input', async () => {
  const provider = await site.visitor();
  await holdSession(provider, 'provider');
  await provider.goto('/provider/employees/create');
  await field(provider, 'Name').fill('Ada Verlinden');

  await visit(operator, `${console}/settings/maintenance`);
  await button('Schedule System Maintenance').click();
  const form = dialog('Schedule System Maintenance');
  await field(form, 'Title').fill('New disks');
  await form.getByLabel(/^Start Time/).fill(minutesFromNow(0));
  await form.getByLabel(/^End Time/).fill(minutesFromNow(90));
  await form.getByRole('button', { name: 'Schedule maintenance' }).click();
  await said('Maintenance scheduled successfully!');

  await provider.getByText(/TalentBench is read-only until .* Your unsaved changes are kept/).waitFor();
  const refused = await provider.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'Content-Type': 'application/json',
    };
    const answer = await fetch('/api/v1/candidates', { method: 'POST', headers, body: '{}' });
    return { status: answer.status, retryAfter: Number(answer.headers.get('Retry-After')) };
  });
  expect(refused.status).toBe(503);
  expect(refused.retryAfter).toBeGreaterThan(3_600);
  expect(await field(provider, 'Name').inputValue()).toBe('Ada Verlinden');

  await operator.getByRole('button', { name: 'End now: “New disks”' }).last().click();
  await operator.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
  await said('Maintenance ended');
  await provider.getByRole('status').filter({ hasText: 'New disks' }).waitFor({ state: 'detached' });
  expect(await field(provider, 'Name').inputValue()).toBe('Ada Verlinden');
  await provider.context().close();
});

test('an incident is reported, and the issues count it', async () => {
  await visit(operator, `${console}/security`);
  await said('2 critical security issues require immediate attention.');
  await button('View Details').click();
  const form = dialog('Report Security Incident');
  await choose(/^Type/, 'Data Breach');
  await choose(/^Severity/, 'Critical');
  await field(form, 'Description').fill('A list of addresses was found in public.');
  await form.getByRole('button', { name: 'Report incident' }).click();
  await said('Security incident reported successfully!');
  await said('3 critical security issues require immediate attention.');
});

test('the audit log is verified, including everything done so far', async () => {
  await visit(operator, `${console}/security/audit`);
  await button('Verify').click();
  await said(/^All [1-9][\d,]* sealed entries are intact and match every recorded head\.$/);
});

test('a plan is added, and stands among the plans', async () => {
  await visit(operator, `${console}/billing/plans`);
  await button('Add Plan').click();
  const form = dialog('Add Plan');
  await field(form, 'Plan Name').fill('Team');
  await field(form, 'Price').fill('149.50');
  await field(form, 'Users').fill('Unlimited');
  await field(form, 'Features').fill('Talent pool access\nEmail support\nWeekly report');
  await form.getByRole('button', { name: 'Add Plan' }).click();
  await said('Plan added successfully!');
  const row = rowOf('Team');
  await row.getByText('$149.50').waitFor();
  await row.getByText('+1 more').waitFor();
});

describe('an invoice', () => {
  const unpaid = `${console}/billing/invoices?filter={"q":"Team"}`;

  test('is generated for a company, due in the future', async () => {
    await visit(operator, `${console}/billing/invoices/create`);
    const form = dialog('Generate Invoice');
    await form.getByRole('combobox', { name: /^Company/ }).fill('Corvane');
    await operator.getByRole('option', { name: /Corvane Financial/ }).click();
    await choose(/^Plan/, 'Team');
    await form.getByRole('button', { name: 'Generate', exact: true }).click();
    await said('Invoice generated successfully!');
  });

  test('is overdue after its due date, and included in the total', async () => {
    await site.restartLater(45);
    const later = await site.visitor();
    await later.clock.install({ time: Date.now() + 45 * 86_400_000 });
    await holdSession(later, 'admin');
    await later.goto(unpaid);
    await later
      .getByRole('row')
      .filter({ hasText: '$149.50' })
      .getByText('Overdue', { exact: true })
      .waitFor();
  });
});

/** The value of a date and time input, in the browser's time zone. */
const minutesFromNow = (minutes: number): string => {
  const at = new Date(Date.now() + minutes * 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
