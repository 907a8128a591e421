import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, press, said } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

const sent = sample.store
  .rows('providerInvoices')
  .find(
    ({ status, providerId, recruiterId }) =>
      status === 'Sent' && providerId === 'CO-001' && recruiterId === 'CO-002',
  );

test('a date of payment in the future is refused beside its field, and another one is recorded', async () => {
  const opened = await openPage('provider', `/providerInvoices/${sent?.id}/show`);
  await press(opened, 'Record payment');
  const asked = await dialog(/^Record the payment of CO-001-/);
  const day = asked.getByLabelText(/^Paid On/);
  fireEvent.change(day, { target: { value: '2199-01-01' } });
  await opened.user.click(asked.getByRole('button', { name: 'Record payment' }));
  expect(await asked.findByText('Choose today or an earlier date')).toBeVisible();
  fireEvent.change(day, { target: { value: sent?.issuedDate } });
  await opened.user.click(asked.getByRole('button', { name: 'Record payment' }));
  await said('Payment recorded');
  expect(opened.store.rows('providerInvoices').find(({ id }) => id === sent?.id)).toMatchObject({
    status: 'Paid',
    paidDate: sent?.issuedDate,
  });
});

test('a client reads the lines of an invoice and gets its PDF, without commission or moves', async () => {
  await openPage('recruiter', `/providerInvoices/${sent?.id}/show`);
  expect(await screen.findByRole('button', { name: 'Download Invoice' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Invoice lines' })).toBeVisible());
  expect(screen.queryByText(/commission/i)).toBeNull();
  for (const name of ['Record payment', 'Void']) expect(screen.queryByRole('button', { name })).toBeNull();
});
