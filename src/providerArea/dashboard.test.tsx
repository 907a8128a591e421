import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import english from '../../locales/en/shared.json';
import { open, openPage } from '../testing/open.tsx';

const { pages } = english;

const page = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['', 'Dashboard'],
  ['/employees', 'Available Resources'],
  ['/requests', 'Recruiter Requests'],
  ['/analytics', 'Analytics'],
  ['/contracts', 'Contracts'],
  ['/settings', 'Company Settings'],
])('/provider%s shows the page %s, and the sidebar marks it', { tags: 'rest' }, async (path, name) => {
  await open('provider', path);
  await page(name);
  const [entry] = await screen.findAllByRole('link', { name, current: 'page' });
  expect(entry).toHaveAttribute('href', `/provider${path}`);
});

test("the shell's label carries the product's name plus 'Provider', over a bar titled 'Provider Dashboard'", async () => {
  await open('provider', '/');
  const [label] = await screen.findAllByRole('link', { name: /^TalentBench Provider/ });
  expect(label).toHaveTextContent('TalentBench Provider');
  expect(within(screen.getByRole('banner')).getByText('Provider Dashboard')).toBeVisible();
});

test('the dashboard has the overview tiles Available Resources, Active Requests, Total Deployments and Monthly Revenue', async () => {
  await openPage('provider', '/');
  for (const [name, figure] of [
    ['Available Resources', '24'],
    ['Active Requests', '8'],
    ['Total Deployments', '156'],
    ['Monthly Revenue', '$45,000'],
  ] as const) {
    const tile = (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
    await within(tile).findByText(figure);
  }
});

test('the tiles Total Deployments and Monthly Revenue link to the contracts they count', async () => {
  await openPage('provider', '/');
  expect(await screen.findByText(pages.providerDashboard.revenueNote)).toBeVisible();
  const filterOf = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    const { pathname, searchParams } = new URL(String(link.getAttribute('href')), window.location.origin);
    expect(pathname).toBe('/provider/contracts');
    return JSON.parse(String(searchParams.get('filter')));
  };
  expect(await filterOf('Total Deployments')).toEqual({ type: ['SOW', 'C2H'], signedDate_neq: null });
  const today = new Date().toISOString().slice(0, 10);
  expect(await filterOf('Monthly Revenue')).toEqual({
    type: ['SOW', 'C2H'],
    status: 'Active',
    startDate_lte: today,
    endDate_gte: today,
  });
});

test.each([
  ['Add Available Resource', 'Add Employee'],
  ['View Pending Requests', 'Recruiter Requests'],
  ['Generate Reports', 'Analytics'],
])('the quick action %s links to %s', async (action, name) => {
  const { user } = await openPage('provider', '/');
  await user.click(await screen.findByRole('link', { name: action }));
  await page(name);
});

test('the pending requests of the quick action are those that wait for an answer', {
  tags: 'rest',
}, async () => {
  const { user } = await openPage('provider', '/');
  await user.click(await screen.findByRole('link', { name: 'View Pending Requests' }));
  await page('Recruiter Requests');
  expect(await screen.findAllByRole('link', { name: /^Respond to/ })).toHaveLength(8);
  expect(screen.queryByText('Accepted', { selector: 'td *' })).toBeNull();
});

test('the recent activity list shows the company’s latest activities first', async () => {
  const { store } = await openPage('provider', '/');
  const panel = await screen.findByRole('region', { name: 'Recent Activity' });
  const times = (await within(panel).findAllByRole('listitem')).map((line) =>
    String(line.querySelector('time')?.dateTime),
  );
  const own = store
    .rows('activities')
    .filter(({ companyId }) => companyId === 'CO-001')
    .map(({ at }) => String(at));
  expect(times).toEqual(own.sort().reverse().slice(0, times.length));
  expect(times.length).toBeGreaterThan(4);
});
