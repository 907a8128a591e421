import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../testing/open.tsx';

const patient = { timeout: 15_000 };
const search = (filter: object) => `/talent-pool?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

test('what a candidate costs the provider is not told to recruiters', async () => {
  const { store } = await open('provider', '/employees/BE-001/show');
  expect(await screen.findByText('Hourly Cost', undefined, patient)).toBeVisible();
  cleanup();
  const listed = store.rows('candidates').find((candidate) => candidate.listed);
  await open('recruiter', `/talent-pool/${listed?.id}/show`);
  expect(await screen.findByText('Hourly Rate', undefined, patient)).toBeVisible();
  expect(screen.queryByText('Hourly Cost')).toBeNull();
});

test('a search that finds nobody says so', async () => {
  await open('recruiter', search({ q: 'no such person anywhere' }));
  expect(await screen.findByText('No candidates found', undefined, patient)).toBeVisible();
  screen.getByText('Try adjusting your search criteria or filters to find more candidates.');
});

test("a recruiter's question lands with the provider of the candidate", async () => {
  const { user, store } = await open('recruiter', '/talent-pool?perPage=12');
  const [contact] = await screen.findAllByRole('button', { name: /^Contact the provider/ }, patient);
  await user.click(contact as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: /^Ask for/ }, patient);
  await user.type(within(dialog).getByLabelText(/^Duration/), '3 months');
  const known = store.rows('requests').length;
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(store.rows('requests')).toHaveLength(known + 1), patient);
  expect(store.rows('requests').at(-1)).toMatchObject({
    recruiterId: 'CO-002',
    duration: '3 months',
    status: 'Pending Response',
  });
}, 60_000);
