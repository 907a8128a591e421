import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloaded } from './downloaded.ts';
import { field } from './field.ts';
import { openSite, type Site } from './openSite.ts';
import { holdSession } from './signIn.ts';
import { visit } from './visit.ts';

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
  await holdSession(page, 'admin');
});
afterAll(() => site?.close());

const root = '/platform-admin';
const search = () => page.getByRole('textbox', { name: 'Search', exact: true });
/** The rows of the table with selectable rows. */
const rows = () =>
  page
    .getByRole('table')
    .filter({ has: page.getByRole('checkbox') })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
/** The visible rows, in order. */
const shown = () =>
  rows().evaluateAll((all) => all.map((row) => (row as HTMLTableRowElement).cells[1]?.innerText));
/** The pagination text, such as '1–25 of 105'. */
const range = () => page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/);
const total = async () => Number((await range().innerText()).split(' of ')[1]?.replaceAll(',', ''));

const filterBy = async (label: string, value: string) => {
  const choice = page.getByRole('main').getByRole('combobox', { name: label, exact: true });
  if (!(await choice.isVisible())) {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page
      .getByRole('menuitemcheckbox', { name: label })
      .or(page.getByRole('menuitem', { name: label }))
      .click();
  }
  await choice.click();
  await page.getByRole('option', { name: value, exact: true }).click();
  await page.keyboard.press('Escape');
};

type List = { path: string; filter: [label: string, value: string]; sort: string; words: string };
const lists: Record<string, List> = {
  'provider companies': {
    path: '/providers',
    filter: ['Status', 'Active'],
    sort: 'Employees',
    words: 'Lumenfold',
  },
  'recruiter companies': {
    path: '/recruiters',
    filter: ['Status', 'Active'],
    sort: 'Revenue',
    words: 'Corvane',
  },
  users: { path: '/users', filter: ['Role', 'Manager'], sort: 'Last Active', words: 'Marchetti' },
  tickets: { path: '/support', filter: ['Priority', 'High'], sort: 'Title', words: 'declined' },
  invoices: { path: '/billing/invoices', filter: ['Status', 'Paid'], sort: 'Amount', words: 'Basic' },
  jobs: { path: '/jobs', filter: ['Status', 'Active'], sort: 'Views', words: 'Engineer' },
  candidates: { path: '/candidates', filter: ['Availability', 'Immediate'], sort: 'Name', words: 'React' },
};

const describeList = ({ path, filter, sort, words }: List) => {
  test('is filtered, sorted and paginated, and is the same after a reload', async () => {
    await visit(page, root + path);
    const all = await total();
    await filterBy(...filter);
    await expect.poll(total).toBeLessThan(all);
    const filtered = await total();
    for (const row of await rows().all()) expect(await row.innerText()).toContain(filter[1]);

    await page.getByRole('combobox', { name: 'Rows per page:' }).click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await range()
      .filter({ hasText: /^1–10 of/ })
      .waitFor();
    // The longer page stays visible until the shorter one has loaded.
    await expect.poll(async () => (await shown()).length).toBe(10);
    const unsorted = await shown();
    await page.getByRole('columnheader').getByText(sort, { exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toMatch(/ASC|DESC/);
    await expect.poll(shown).not.toEqual(unsorted);
    const firstPage = await shown();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await range()
      .filter({ hasText: new RegExp(`^11–${Math.min(20, filtered)} of ${filtered.toLocaleString('en')}$`) })
      .waitFor();

    await expect.poll(shown).not.toEqual(firstPage);
    const before = await shown();
    await page.reload();
    await expect.poll(shown).toEqual(before);
    expect(await range().innerText()).toMatch(/^11–/);
  });

  test('is searched, and the results are exported', async () => {
    await visit(page, `${root}${path}?filter={}&page=1&perPage=25`);
    const all = await total();
    await search().fill(words);
    await expect.poll(total).toBeLessThan(all);
    const found = await total();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).first().click(),
    ]);
    const lines = (await downloaded(download)).toString('utf8').split('\r\n');
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(lines[0]).toMatch(/^Id,/);
    expect(lines.filter((line) => /^[A-Z]+-\d+,/.test(line))).toHaveLength(found);
  });
};

const allLists = Object.entries(lists);
describe.each(allLists.slice(0, 1))('the list of %s', (_, list) => describeList(list));
describe.each(allLists.slice(1))('the list of %s', { tags: 'rest' }, (_, list) => describeList(list));

describe('several rows at once', () => {
  test('are moved to a state they all allow', async () => {
    await visit(page, `${root}/support?filter={"status":["Open"]}&displayedFilters={"status":true}&page=1`);
    await rows().nth(1).getByText('Open', { exact: true }).waitFor();
    const open = await total();
    await rows().nth(0).getByRole('checkbox').check();
    await rows().nth(1).getByRole('checkbox').check();
    await page.getByText('2 items selected').waitFor();
    await page.getByRole('button', { name: 'Change Status' }).click();
    await page.getByRole('menuitem', { name: 'In Progress' }).click();
    await page.getByText('2 items changed to In Progress').waitFor();
    await expect.poll(total).toBe(open - 2);
  });
});

/** A text input, a select or an autocomplete. */
type Answer = string | { choose: string } | { find: string };
type Life = {
  path: string;
  answers: Record<string, Answer>;
  find: string;
  edit: [label: string, to: string];
  /** Edited in a dialog with a link to the full form. */
  inDialog?: boolean;
  /** Edited in a dialog; the full form is reached from the row's page. */
  onPage?: boolean;
  /** Disappears at once; the delete request is sent when the time to undo is over. */
  undoable?: boolean;
};
const lives: Record<string, Life> = {
  'a company': {
    path: '/providers',
    answers: { 'Company Name': 'Zebrafold Staffing', Industry: 'Textiles', Location: 'Ghent' },
    find: 'Zebrafold',
    edit: ['Industry', 'Leather'],
    inDialog: true,
  },
  'a user': {
    path: '/users',
    answers: {
      'First Name': 'Zita',
      'Last Name': 'Zebra',
      Email: 'zita.zebra@example.com',
      'User Type': { choose: 'Admin' },
    },
    find: 'Zita Zebra',
    edit: ['Email', 'zita@example.com'],
    onPage: true,
  },
  'a job': {
    path: '/jobs',
    answers: {
      Company: { find: 'Corvane Financial' },
      'Job Title': 'Zebra Keeper',
      Location: 'Antwerp',
      Experience: '3 to 5 years',
      'Salary Range': '$40k to $50k',
    },
    find: 'Zebra Keeper',
    edit: ['Location', 'Bruges'],
  },
  'a candidate': {
    path: '/candidates',
    answers: {
      Provider: { find: 'Lumenfold Technologies' },
      Name: 'Zed Zebra',
      Title: 'Stripe Painter',
      Location: 'Antwerp',
      'Experience (years)': '4',
      'Hourly Rate': '55',
    },
    find: 'Zed Zebra',
    edit: ['Title', 'Senior Stripe Painter'],
    undoable: true,
  },
};

const give = async (label: string, answer: Answer) => {
  if (typeof answer === 'string') return field(page, label).fill(answer);
  const box = page.getByRole('combobox', { name: label, exact: true });
  if ('find' in answer) await box.fill(answer.find);
  else await box.click();
  await page
    .getByRole('option', { name: 'find' in answer ? answer.find : answer.choose, exact: true })
    .click();
};
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const found = async (path: string, words: string) => {
  await visit(page, `${root}${path}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}&page=1`);
  return rows().filter({ hasText: words });
};

const openForm = async (row: Locator, { inDialog, onPage }: Pick<Life, 'inDialog' | 'onPage'>) => {
  if (onPage) {
    await row.getByRole('cell').nth(1).click();
    await page.waitForURL(/\/show$/);
    return page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  }
  if (!inDialog) return row.getByRole('link', { name: /^Edit / }).click();
  await row.getByRole('button', { name: /^Edit / }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All fields' }).click();
  // While the form loads, the list and its dialog are hidden but still in the document.
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
};

const describeLife = (life: Life) => {
  const { path, answers, find, edit, undoable } = life;

  test('is added, edited and removed by the operator', async () => {
    await visit(page, `${root}${path}/create`);
    await field(page, String(Object.keys(answers)[0])).waitFor();
    for (const [label, answer] of Object.entries(answers)) await give(label, answer);
    await save();
    await page.waitForURL((url) => url.pathname === root + path);

    await openForm(await found(path, find), life);
    await field(page, edit[0]).fill(edit[1]);
    await save();
    await page.waitForURL((url) => url.pathname === root + path);

    const row = await found(path, find);
    await row.getByText(edit[1]).first().waitFor();
    await openForm(row, life);
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Delete' }).click();
    if (undoable) await page.getByRole('button', { name: 'Undo' }).waitFor();
    else
      await page
        .getByRole('alertdialog', { name: /^Delete / })
        .getByRole('button', { name: 'Delete' })
        .click();
    await page.waitForURL((url) => url.pathname === root + path);
    expect((await removed).ok()).toBe(true);
    const gone = await found(path, find);
    await page.getByText(/No results/).waitFor();
    expect(await gone.count()).toBe(0);
  });
};

const allLives = Object.entries(lives);
describe.each(allLives.slice(0, 1))('%s', (_, life) => describeLife(life));
describe.each(allLives.slice(1))('%s', { tags: 'rest' }, (_, life) => describeLife(life));
