import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultClock } from '../../../fixtures/index.ts';
import { patient } from '../../testing/acts.ts';
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
  const row = (await screen.findByText(String(contract?.employee), {}, patient)).closest('tr');
  expect(row).toHaveTextContent(String(contract?.client));
  const [enter] = await screen.findAllByRole('link', { name: /^Enter the hours of / }, patient);
  await opened.user.click(enter as HTMLElement);
  await screen.findByRole('button', { name: 'Submit to client' }, patient);
}, 60_000);

test('a client sees its deployment with the days that are left and the weeks to review', async () => {
  const sheet = sample.store
    .rows('timesheets')
    .find(({ status, recruiterId }) => status === 'Submitted' && recruiterId === 'CO-002');
  await openPage('recruiter', `/deployments/${sheet?.contractId}/show`);
  await screen.findByText(/days? left, until /, {}, patient);
  const weeks = within(await screen.findByRole('region', { name: 'Timesheets' }, patient));
  expect((await weeks.findAllByRole('link', { name: /^Review the hours of / }, patient))[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/recruiter/timesheets/'),
  );
  expect(weeks.queryByText('Draft')).not.toBeInTheDocument();
}, 60_000);
