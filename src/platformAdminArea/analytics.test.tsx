import { read } from '@e965/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { openPage } from '../testing/open.tsx';
import { growthBar } from './analytics/columns.tsx';

const world = createWorld(defaultClock);
const page = (search = '') => openPage('admin', `/analytics${search}`);
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const headings = (of: Awaited<ReturnType<typeof table>>) =>
  of.getAllByRole('columnheader').map(({ textContent }) => textContent);
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);
const dayBack = (days: number) =>
  new Date(defaultClock.getTime() - days * 86_400_000).toISOString().slice(0, 10);
const joined = (from: string, to: string) =>
  world.companies.filter(
    ({ joinDate, status }) => joinDate >= from && joinDate <= to && status !== 'Pending Approval',
  ).length;
const savedBy = async (save: () => Promise<void>): Promise<Uint8Array> => {
  const files: Blob[] = [];
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  await save();
  await waitFor(() => expect(files).toHaveLength(1));
  keep.mockRestore();
  return new Uint8Array(await (files[0] as Blob).arrayBuffer());
};

describe('Platform Analytics', () => {
  test('has a time range of 30d by default and a metric, KPI cards with their change, and a CSV of each table', async () => {
    await page();
    const ranges = within(await screen.findByRole('group', { name: 'Time range' }));
    expect(ranges.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '7d',
      '30d',
      '90d',
      '1y',
    ]);
    ranges.getByRole('button', { name: '30d: 30 days', pressed: true });
    expect(screen.getByRole('combobox', { name: 'Metric' })).toHaveTextContent('All metrics');
    for (const name of [
      'Revenue invoiced',
      'Contracts signed',
      'New companies',
      'New users',
      'Daily active users',
      'Requests sent',
      'Support satisfaction (out of 5)',
      'API response time',
    ])
      expect((await card(name)).getByText(/^(Up|Down) |^No change$|^New$/)).toBeVisible();
    for (const name of [
      'Key figures',
      'Revenue trend, 6 months',
      'User engagement',
      'Top features',
      'Geographic performance',
      'System performance',
    ])
      expect(await screen.findByLabelText(`Export CSV: ${name}`)).toBeEnabled();
  });

  test('offers All metrics, Revenue, Users, Engagement and Performance; keeps its filters in the address; they change the figures, and how regions do by users, revenue and growth', {
    tags: 'rest',
  }, async () => {
    const { user } = await page('?metric=users');
    const before = joined(dayBack(59), dayBack(30));
    (await card('New companies')).getByText(String(joined(dayBack(29), dayBack(0))));
    (await card('New companies')).getByText(`from ${before}`, { exact: false });
    await user.click(screen.getByRole('button', { name: '90d: 90 days' }));
    await waitFor(async () =>
      (await card('New companies')).getByText(String(joined(dayBack(89), dayBack(0)))),
    );
    expect(screen.queryByRole('heading', { name: 'API response time' })).toBeNull();
    expect(window.location.search).toBe('?metric=users&range=90d');
    const regions = await table('Geographic performance');
    expect(headings(regions)).toEqual(['Region', 'Users', 'Revenue', 'Growth']);
    const indian = new Set(
      world.companies.filter(({ location }) => location?.endsWith(', India')).map(({ id }) => id),
    );
    const users = world.users.filter(
      ({ companyId, status }) => companyId && indian.has(companyId) && status === 'Active',
    );
    expect(regions.getByRole('row', { name: /^India/ })).toHaveTextContent(`India${users.length}`);
    await user.click(screen.getByRole('button', { name: 'Show all 17 regions' }));
    expect(regions.getAllByRole('row')).toHaveLength(18);
    await user.click(screen.getByRole('combobox', { name: 'Metric' }));
    const metrics = await screen.findAllByRole('option');
    expect(metrics.map(({ textContent }) => textContent)).toEqual([
      'All metrics',
      'Revenue',
      'Users',
      'Engagement',
      'Performance',
    ]);
    await user.click(metrics[4] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Geographic performance' })).toBeNull());
  });

  test('has a 6-month revenue trend in millions with one decimal, whose bars are twice the growth long', async () => {
    await page('?metric=revenue');
    const trend = await table('Revenue trend, 6 months');
    expect(headings(trend)).toEqual(['Month', 'Revenue', 'Growth', 'Invoices']);
    expect(trend.getAllByRole('row')).toHaveLength(7);
    const january = trend.getByRole('row', { name: /January 2026/ });
    const invoiced = (month: string) =>
      world.invoices.reduce(
        (sum, { issuedDate, amount }) => (issuedDate.startsWith(month) ? sum + amount : sum),
        0,
      );
    const growth = invoiced('2026-01') / invoiced('2025-12') - 1;
    expect(january).toHaveTextContent(`$${(invoiced('2026-01') / 100_000_000).toFixed(1)}M`);
    const bar = january.querySelector('[aria-hidden] > *') as HTMLElement;
    expect(Number.parseFloat(getComputedStyle(bar).width)).toBeCloseTo(200 * Math.abs(growth), 3);
    expect([growthBar(-0.125), growthBar(0.8), growthBar(null)]).toEqual([25, 100, 0]);
    expect(screen.getByRole('figure', { name: 'Revenue by month' })).toBeVisible();
  });

  test('shows user engagement beside a chart, and the top features with usage, growth and satisfaction', async () => {
    const { user } = await page('?metric=engagement');
    const list = await table('User engagement');
    for (const name of [
      /^Daily active users \d/,
      /^Users on busiest day \(\w+ \d+, 20\d\d\)/,
      /^Page loads per user per day/,
      /^API requests per user per day/,
      /^New users/,
    ])
      expect(list.getByRole('row', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table: Daily active users' }));
    expect((await table('Daily active users')).getAllByRole('row')).toHaveLength(11);
    const features = await table('Top features');
    expect(headings(features)).toEqual(['Feature', 'Usage', 'Growth', 'Satisfaction']);
    const views = world.profileViews.filter(({ day }) => day >= dayBack(29)).length;
    expect(features.getByRole('row', { name: /^Profile views/ })).toHaveTextContent(
      new RegExp(`${views.toLocaleString('en')}.*–$`),
    );
    expect(features.getByRole('row', { name: /^Support tickets/ })).toHaveTextContent(
      /\d+% \(\d+ ratings\)$/,
    );
  });

  test('shows performance against its targets; falls back to defaults for unknown parameters; saves a workbook of it and counts that', async () => {
    const { user, store } = await page('?range=2y&metric=performance');
    await screen.findByRole('button', { name: '30d: 30 days', pressed: true });
    const performance = await table('System performance');
    expect(headings(performance)).toEqual(['Metric', 'Value', 'Target', 'Status']);
    for (const row of [
      /^API response \d+ ms 200 ms Excellent/,
      /^Database query [\d.]+ ms 50 ms Excellent/,
      /^Page load [\d.]+ sec 2 sec Excellent/,
      /^Uptime [\d.]+% 99.9% Excellent/,
      /^Error rate [\d.]+% 0.1% Excellent/,
    ])
      expect(performance.getByRole('row', { name: row })).toBeVisible();
    const bar = performance
      .getByRole('row', { name: /^Uptime/ })
      .querySelector('[aria-hidden] > *') as HTMLElement;
    expect(getComputedStyle(bar).width).toBe('100%');
    expect(screen.queryByRole('region', { name: 'Top features' })).toBeNull();
    const save = await screen.findByRole('button', { name: 'Export Excel' });
    const { SheetNames, Sheets } = read(await savedBy(() => user.click(save)), { cellNF: true });
    expect(SheetNames).toEqual(['Key figures', 'System performance']);
    const measured = Object.fromEntries(
      [2, 3, 4, 5, 6].map((row) => [
        Sheets['System performance']?.[`A${row}`]?.v,
        Sheets['System performance']?.[`B${row}`]?.z,
      ]),
    );
    expect(measured).toEqual({
      'API response': '#,##0.0 "ms"',
      'Database query': '#,##0.0 "ms"',
      'Page load': '#,##0.0 "ms"',
      Uptime: '0.000%',
      'Error rate': '0.000%',
    });
    const day = defaultClock.toISOString().slice(0, 10);
    await waitFor(() =>
      expect(store.rows('featureDays').find((row) => row.day === day)).toMatchObject({
        feature: 'exports',
        uses: 1,
      }),
    );
  });

  test('exports amounts, growth, months and counts with their types in the workbook', async () => {
    const { user } = await page('?metric=revenue');
    const save = await screen.findByRole('button', { name: 'Export Excel' });
    const file = await savedBy(() => user.click(save));
    const { SheetNames, Sheets } = read(file, { cellNF: true, cellDates: true, UTC: true });
    expect(SheetNames).toHaveLength(3);
    const [, revenue = '', regions = ''] = SheetNames;
    const formats = (sheet: string, row: number) =>
      [...'ABCDE'].map((column) => {
        const { t, z } = Sheets[sheet]?.[`${column}${row}`] ?? {};
        return [t, z];
      });
    expect(formats(revenue, 3)).toEqual([
      ['d', 'yyyy-mm'],
      ['n', '#,##0.00'],
      ['n', '0.0%'],
      ['n', '#,##0'],
      ['n', '#,##0.00'],
    ]);
    expect(formats(regions, 2)).toEqual([
      ['s', 'General'],
      ['n', '#,##0'],
      ['n', '#,##0.00'],
      ['n', '0.0%'],
      ['n', '#,##0.00'],
    ]);
  });

  test('shows what is missing if nothing was measured or invoiced', async () => {
    await openPage('admin', '/analytics', { without: ['platformDays', 'transactions', 'invoices'] });
    expect(await screen.findByText('No invoices in these months.')).toBeVisible();
    expect(await (await table('System performance')).findAllByText('Not measured yet')).toHaveLength(5);
  });
});
