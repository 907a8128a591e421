import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, utcDay } from '../../domain/time/days.ts';
import { defaultClock } from '../../fixtures/index.ts';
import { open, openPage, sample } from '../testing/open.tsx';

const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;

/** The requests that the sample provider received in the last days, counted from the rows. */
const received = (days: number) => {
  const first = addDays(utcDay(defaultClock), 1 - days);
  return String(
    sample.store
      .rows('requests')
      .filter(({ providerId, createdAt }) => providerId === 'CO-001' && utcDay(new Date(createdAt)) >= first)
      .length,
  );
};

test('a provider sees its figures of 30 days, and other figures for another time range', async () => {
  const { user } = await openPage('provider', '/analytics');
  within(await card('Requests received')).getByText(received(30));
  within(await card('Revenue earned')).getByText('$51,651');
  await user.click(screen.getByRole('button', { name: 'Last 90 days' }));
  await waitFor(async () => within(await card('Requests received')).getByText(received(90)));
  expect(window.location.search).toBe('?days=90');
  screen.getByText(/compared with the 90 days before/);
});

test('a time range in the URL is applied, and an unknown one falls back to 30 days', async () => {
  await openPage('provider', '/analytics?days=31');
  within(await card('Requests received')).getByText(received(30));
  screen.getByRole('button', { name: 'Last 30 days', pressed: true });
});

test('the employee with the highest revenue comes first, with a link to the profile', async () => {
  await openPage('provider', '/analytics');
  const table = await screen.findByRole('table', { name: 'Top performing employees' });
  const first = within(table).getAllByRole('link')[0];
  expect(first).toHaveTextContent('Karthik Narayanan');
  expect(first).toHaveAttribute('href', expect.stringMatching(/BE-025\/show$/));
});

test('a chart can be shown as a table', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/analytics');
  await user.click(await screen.findByRole('button', { name: 'Show as table: Skill demand trends' }));
  const table = screen.getByRole('table', { name: 'Skill demand trends' });
  within(table).getByRole('row', { name: 'PostgreSQL 5 4 1 4 Very High +4' });
});

test('recommendations contain their numbers and link to the rows', async () => {
  await openPage('provider', '/analytics');
  const panel = await screen.findByRole('region', { name: 'Recommendations' });
  within(panel).getByText(/17 candidates have been on the bench for over 30 days, costing \$93,600 a month/);
  expect(within(panel).getByRole('link', { name: 'Answer requests' })).toHaveAttribute(
    'href',
    expect.stringContaining('/provider/requests?filter='),
  );
});

test('a provider without candidates and requests is told what will appear', async () => {
  const { store, user } = await open('provider', '/employees');
  store.write((writer) => {
    for (const noun of ['contracts', 'requests', 'candidates'] as const)
      for (const row of [...store.rows(noun)]) writer.remove(noun, row.id);
  });
  await user.click(await screen.findByRole('link', { name: 'Analytics' }));
  await screen.findByRole('heading', { name: 'Nothing to analyze yet' });
  screen.getByRole('link', { name: 'Add Employee' });
});

test('the dashboard shows the bench by month, also as a table', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/');
  await user.click(await screen.findByRole('button', { name: 'Show as table: Bench over 12 months' }));
  const table = screen.getByRole('table', { name: 'Bench over 12 months' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  within(table).getByRole('row', { name: 'February 2026 20.6 $105,589' });
  screen.getByText(/24 candidates are on the bench today/);
});

test('the time ranges are 7, 30, 90 and 365 days, and 30 is the default', async () => {
  await openPage('provider', '/analytics');
  const ranges = await screen.findByRole('group', { name: 'Time range' });
  expect(
    within(ranges)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['7 days', '30 days', '90 days', '365 days']);
  within(ranges).getByRole('button', { name: 'Last 30 days', pressed: true });
});

test('market insights show notable findings with their numbers', async () => {
  await openPage('provider', '/analytics');
  const panel = await screen.findByRole('region', { name: 'Market insights' });
  within(panel).getByText(/^Most requested skill: Terraform, in 1 of your requests and 5 open jobs\./);
});
