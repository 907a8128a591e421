import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultClock } from '../../../fixtures/index.ts';
import { dialog, press } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

const running = (company: object) =>
  sample.store
    .rows('contracts')
    .filter((one) =>
      Object.entries({ status: 'Active', type: 'SOW', ...company }).every(([field, value]) =>
        Object.entries(one).some(([own, had]) => own === field && had === value),
      ),
    );

test('a provider sees who works where, and opens the timesheet that waits from there', async () => {
  const opened = await openPage('provider', '/deployments');
  const contract = running({ providerId: 'CO-001' })[0];
  const row = (await screen.findByText(String(contract?.employee))).closest('tr');
  expect(row).toHaveTextContent(String(contract?.client));
  const [enter] = await screen.findAllByRole('link', { name: /^Enter hours: / });
  await opened.user.click(enter as HTMLElement);
  await screen.findByRole('button', { name: 'Submit to client' });
});

test('a client sees its deployment with the days that are left and the weeks to review', async () => {
  const sheet = sample.store
    .rows('timesheets')
    .find(({ status, recruiterId }) => status === 'Submitted' && recruiterId === 'CO-002');
  await openPage('recruiter', `/deployments/${sheet?.contractId}/show`);
  await screen.findByText(/days? left, until /);
  const weeks = within(await screen.findByRole('region', { name: 'Timesheets' }));
  expect((await weeks.findAllByRole('link', { name: /^Review hours: / }))[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/recruiter/timesheets/'),
  );
  expect(weeks.queryByText('Draft')).not.toBeInTheDocument();
});

test('a client whose person is placed reads no number of a profile that it does not see', async () => {
  const placed = sample.store
    .rows('contracts')
    .find(
      ({ status, recruiterId, candidateId }) =>
        status === 'Active' &&
        recruiterId === 'CO-002' &&
        sample.store.find('candidates', candidateId ?? '')?.status === 'Placed',
    );
  await openPage('recruiter', `/deployments/${placed?.id}/show`);
  await screen.findByText(/days? left, until /);
  await waitFor(() => {
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toContain('Status');
    expect(terms).not.toContain('Resource');
    // The reader’s own company.
    expect(terms).not.toContain('Client Company');
  });
  expect(screen.getByRole('main')).not.toHaveTextContent(String(placed?.candidateId));
});

test('a provider extends a deployment, and is told beside the day that it is not a later one', {
  tags: 'rest',
}, async () => {
  const contract = running({ providerId: 'CO-001' })[0];
  const opened = await openPage('provider', `/deployments/${contract?.id}/show`);
  await press(opened, 'Extend');
  const asked = await dialog(`Extend the deployment of ${contract?.employee}`);
  const day = asked.getByLabelText(/^New Last Day/);
  await opened.user.type(day, String(contract?.endDate));
  await opened.user.click(asked.getByRole('button', { name: 'Propose extension' }));
  await waitFor(() => expect(day).toBeInvalid());
  await opened.user.clear(day);
  await opened.user.type(day, '2026-12-31');
  await opened.user.click(asked.getByRole('button', { name: 'Propose extension' }));
  const made = () => opened.store.rows('amendments').find(({ contractId }) => contractId === contract?.id);
  await waitFor(() => expect(made()).toMatchObject({ status: 'Proposed', side: 'provider' }));
  await screen.findByRole('button', { name: 'Withdraw' });
});

test('a provider agrees to the extension that its client proposed', async () => {
  const proposed = sample.store.rows('amendments').find(({ status }) => status === 'Proposed');
  const opened = await openPage('provider', `/deployments/${proposed?.contractId}/show`);
  await press(opened, 'Agree');
  const stored = () => opened.store.rows('contracts').find(({ id }) => id === proposed?.contractId);
  await waitFor(() => expect(stored()?.endDate).toBe(proposed?.endDate));
});
