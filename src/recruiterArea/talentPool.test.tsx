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

test('everybody in the pool is scored for a job of one’s own, with the reasons, and filters keep the job', async () => {
  const { user, store } = await open('recruiter', '/talent-pool?perPage=12');
  await user.click(await screen.findByRole('combobox', { name: 'Score for job' }, patient));
  await user.click((await screen.findAllByRole('option', undefined, patient))[0] as HTMLElement);
  const scores = await screen.findAllByRole('button', { name: /^\d+% match for .*, with reasons$/ }, patient);
  expect(scores).toHaveLength(12);
  const job = new URLSearchParams(location.search).get('job');
  expect(store.find('jobs', String(job))).toMatchObject({ companyId: 'CO-002' });
  await user.click(scores[0] as HTMLElement);
  const why = within(await screen.findByRole('dialog', { name: /^Why .* scores \d+$/ }, patient));
  expect(why.getByRole('list', { name: /^Fit/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Search by name, title or skill'), 'React');
  await waitFor(() => expect(location.search).toContain('React'), patient);
  await waitFor(() => expect(new URLSearchParams(location.search).get('job')).toBe(job), patient);
}, 90_000);

test('a person’s page scores them for the job in its address, and says so when the job is gone', async () => {
  const { store } = await open('recruiter', '/talent-pool');
  const job = store.rows('jobs').find(({ companyId }) => companyId === 'CO-002');
  const listed = store.rows('candidates').find((candidate) => candidate.listed);
  cleanup();
  await open('recruiter', `/candidates/${listed?.id}/show?job=${job?.id}`);
  const panel = within(await screen.findByRole('region', { name: 'Score' }, patient));
  expect(await panel.findByRole('img', { name: /^Score \d+ of 100: Fit/ }, patient)).toBeVisible();
  cleanup();
  await open('recruiter', `/candidates/${listed?.id}/show?job=JOB-99999`);
  expect(await screen.findByText('This job is not there any more.', undefined, patient)).toBeVisible();
  expect(location.search).not.toContain('job=');
}, 90_000);
