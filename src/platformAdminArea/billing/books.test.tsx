import { read, utils } from '@e965/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import { openPage } from '../../testing/open.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

const world = createWorld(defaultClock);
const path = '/billing/transactions/months';
const monthsTable = async () => within(await screen.findByRole('table', { name: 'Accounting periods' }));
const rowOf = async (month: string) =>
  within((await (await monthsTable()).findByRole('rowheader', { name: month })).closest('tr') as HTMLElement);
const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en', { maximumFractionDigits: 2 })}`;

test('an operator reads the figures of each month, closes it and opens it again with a reason', async () => {
  const { user } = await openPage('admin', path);
  const table = await monthsTable();
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'March 2026',
    'February 2026',
    'January 2026',
  ]);
  const invoiced = world.invoices
    .filter(({ issuedDate }) => issuedDate.startsWith('2026-02'))
    .reduce((sum, { amount }) => sum + amount, 0);
  expect((await rowOf('February 2026')).getAllByRole('cell')[1]).toHaveTextContent(dollars(invoiced));
  expect((await rowOf('March 2026')).getByText('Current month')).toBeVisible();
  expect((await rowOf('March 2026')).queryByRole('button')).toBeNull();
  // Each figure is explained on the page.
  const terms = within(screen.getByRole('region', { name: 'Definitions' }))
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(
    expect.arrayContaining(['Invoiced', 'Received', 'Recognized Revenue', 'Deferred Revenue', 'Receivables']),
  );

  await user.click(
    (await rowOf('February 2026')).getByRole('button', { name: 'Close Month: February 2026' }),
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close February 2026?' }));
  expect(dialog.getByText(/dated Feb 28, 2026 or earlier.*booked from Mar 1, 2026/)).toBeVisible();
  expect(dialog.getByText('All earlier months will be closed too.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close Month' }));
  await screen.findByText('Month closed');
  await waitFor(async () => expect((await rowOf('February 2026')).getByText('Closed')).toBeVisible());
  expect((await rowOf('February 2026')).getByText(/^Mar 2, 2026, /)).toBeVisible();
  expect((await rowOf('January 2026')).getByText('Closed')).toBeVisible();
  expect((await rowOf('January 2026')).queryByRole('button')).toBeNull();

  await user.click((await rowOf('February 2026')).getByRole('button', { name: 'Reopen: February 2026' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Reopen February 2026?' }));
  await user.click(asked.getByRole('button', { name: 'Reopen' }));
  expect(asked.getByRole('textbox', { name: /Reason/ })).toBeInvalid();
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'A late payment');
  await user.click(asked.getByRole('button', { name: 'Reopen' }));
  await screen.findByText('Month reopened');
  await waitFor(async () => expect((await rowOf('February 2026')).getByText('Open')).toBeVisible());
  expect(
    (await rowOf('February 2026')).getByText(/^Reopened Mar 2, 2026, .*: A late payment$/),
  ).toBeVisible();
});

test('the dialog says what still waits, also in earlier years that close along, and where', async () => {
  const { user } = await openPage('admin', path, {
    prepare: (writer) => {
      for (const [place, { id }] of world.bankEntries.entries())
        writer.touch('bankEntries', id, { bookedDate: place === 0 ? '2025-12-30' : '2026-02-20' });
    },
  });
  await user.click(
    (await rowOf('February 2026')).getByRole('button', { name: 'Close Month: February 2026' }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('link', { name: '5 unmatched bank entries' })).toHaveAttribute(
    'href',
    '/platform-admin/billing/transactions/statements',
  );
});

test('who may only read billing closes nothing', async () => {
  await openPage('admin', path, { role: 'Viewer' });
  expect((await monthsTable()).queryByRole('button')).toBeNull();
});

test('the journal of a month is balanced, and is downloaded by account', async () => {
  const paid = world.transactions.filter(({ status }) => status === 'Completed').map(({ date }) => date);
  const month = String(paid.sort().at(-1)).slice(0, 7);
  const title = `Journal of ${new Date(month).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
  const { user } = await openPage('admin', `/billing/transactions/journal?month=${month}`);
  const totals = within(await screen.findByRole('table', { name: 'Totals by account' }));
  expect(totals.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Receivables',
    'Bank',
    'Deferred Revenue',
    'Subscription Revenue',
  ]);
  expect(screen.getByRole('table', { name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Show more \(50 of/ }));

  const files: Blob[] = [];
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const saved = async (name: string) => {
    files.length = 0;
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(files).toHaveLength(1));
    return new Uint8Array(await (files[0] as Blob).arrayBuffer());
  };
  const book = read(await saved('Export Excel'));
  const csv = new TextDecoder().decode(await saved('Export CSV'));
  keep.mockRestore();
  type Cells = Record<string, string | number>;
  const lines = utils.sheet_to_json<Cells>(book.Sheets.Journal as object);
  const sum = (rows: Cells[], column: string) =>
    Math.round(rows.reduce((all, row) => all + Number(row[column] ?? 0), 0) * 100);
  expect(sum(lines, 'Debit')).toBeGreaterThan(0);
  expect(sum(lines, 'Debit')).toBe(sum(lines, 'Credit'));
  const received = world.transactions
    .filter(({ status, date }) => status === 'Completed' && date.startsWith(month))
    .reduce((all, { amount }) => all + amount, 0);
  expect(
    sum(
      lines.filter(({ Account }) => Account === 'Bank'),
      'Debit',
    ),
  ).toBe(received);
  expect(book.SheetNames).toEqual(['Journal', 'Totals by account']);
  expect(csv.split('\n').length - 1).toBeGreaterThanOrEqual(lines.length);
  const order = lines.map(({ Account }) => Account).filter((one, place, all) => one !== all[place - 1]);
  expect(new Set(order).size).toBe(order.length);

  await user.click(screen.getByRole('combobox', { name: 'Account' }));
  await user.click(await screen.findByRole('option', { name: 'Bank' }));
  const journal = within(screen.getByRole('table', { name: title }));
  expect(
    new Set(
      journal
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[4]?.textContent),
    ),
  ).toEqual(new Set(['Bank']));
});
