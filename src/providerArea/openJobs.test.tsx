import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultClock } from '../../fixtures/index.ts';
import { openPage } from '../testing/open.tsx';

/** Fixes the date, because it decides whether a job is still open. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: defaultClock }));
afterEach(() => vi.useRealTimers());

test('open jobs are listed beside the requests, without closed ones', async () => {
  const { user, store } = await openPage('provider', '/requests');
  const ways = await screen.findByRole('navigation', { name: 'Requests and jobs' });
  await user.click(within(ways).getByRole('link', { name: 'Open Jobs' }));
  await screen.findAllByRole('link', { name: /^Submit candidate for/ });
  const closed = store.rows('jobs').filter(({ status }) => status !== 'Active');
  for (const { title } of closed.slice(0, 3)) expect(screen.queryByText(String(title))).toBeNull();
});

test('a provider submits a candidate at the candidate’s rate, and sees it among its applications', async () => {
  const { user, store } = await openPage('provider', '/jobs/JOB-001/show/apply');
  const dialog = await screen.findByRole('dialog', { name: /^Submit a candidate for/ });
  const submitted = new Set(
    store
      .rows('applications')
      .filter(({ jobId }) => jobId === 'JOB-001')
      .map(({ candidateId }) => candidateId),
  );
  const candidate = store
    .rows('candidates')
    .find(({ id, companyId, listed }) => companyId === 'CO-001' && listed && !submitted.has(id));
  await user.type(within(dialog).getByLabelText(/^Resource/), String(candidate?.name));
  await user.click(await screen.findByRole('option', { name: String(candidate?.name) }));
  await user.type(within(dialog).getByLabelText(/^Message/), 'Free next week.');
  await user.click(within(dialog).getByRole('button', { name: 'Submit candidate' }));
  await waitFor(() =>
    expect(store.rows('applications').at(-1)).toMatchObject({
      jobId: 'JOB-001',
      candidateId: candidate?.id,
      rate: candidate?.rate,
      currency: candidate?.currency,
      message: 'Free next week.',
      status: 'Received',
    }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/provider/jobs/JOB-001/show'));
  expect(await screen.findByText(new RegExp(`^Already submitted: .*${candidate?.name}`))).toBeVisible();
});

test('a provider withdraws an undecided application', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('provider', '/applications?perPage=100');
  const waiting = store
    .rows('applications')
    .filter(({ providerId, status }) => providerId === 'CO-001' && status === 'Received');
  const called = Map.groupBy(waiting, ({ name, job }) => `Withdraw ${name} from ${job}`);
  const [name, [own] = []] = [...called].find(([, alike]) => alike.length === 1) ?? [];
  await user.click(await screen.findByRole('button', { name: String(name) }));
  await waitFor(() => expect(store.find('applications', String(own?.id))?.status).toBe('Withdrawn'));
});
