import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

const approved = sample.store
  .rows('timesheets')
  .find(({ status, providerId }) => status === 'Approved' && providerId === 'CO-001');
const contract = sample.store.rows('contracts').find(({ id }) => id === approved?.contractId);

test('a provider sees taxes and total before an invoice takes a number, and issues just that', async () => {
  const { user, store } = await openPage('provider', '/providerInvoices');
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const asked = await dialog('Issue an invoice to a client');
  await user.click(asked.getByRole('combobox', { name: /^Deployment/ }));
  const choices = within(await screen.findByRole('listbox'));
  await user.click(await choices.findByRole('option', { name: new RegExp(`\\(${contract?.id}\\)$`) }));
  const preview = within(await asked.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('Total')).toBeVisible();
  await user.click(asked.getByRole('combobox', { name: /^Tax/ }));
  await user.click(await screen.findByRole('option', { name: 'Standard' }));
  await user.type(asked.getByLabelText(/^Tax Rate/), '12.5');
  expect(await preview.findByText('GST 12.5%')).toBeVisible();
  await user.type(asked.getByLabelText(/^Purchase Order/), 'PO-77');
  const before = store.rows('providerInvoices').length;
  await user.click(asked.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(store.rows('providerInvoices')).toHaveLength(before + 1));
  const made = store.rows('providerInvoices').at(-1);
  expect(made).toMatchObject({ purchaseOrder: 'PO-77', taxes: [{ name: 'GST', rate: 1250 }] });
  expect(made?.total).toBe(Number(made?.amount) + Number(made?.tax));
  await screen.findByRole('heading', { name: `Invoice ${made?.number}` });
  expect(await screen.findByText('Tax treatment chosen by the provider')).toBeVisible();
});

test('a rate above 50% is refused beside its field, before anything is issued', async () => {
  const { user, store } = await openPage('provider', '/providerInvoices');
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const asked = await dialog('Issue an invoice to a client');
  const before = store.rows('providerInvoices').length;
  await user.click(asked.getByRole('combobox', { name: /^Tax/ }));
  await user.click(await screen.findByRole('option', { name: 'Standard' }));
  await user.type(asked.getByLabelText(/^Tax Rate/), '500');
  await user.click(asked.getByRole('button', { name: 'Issue' }));
  expect(await asked.findByText('At most 50')).toBeVisible();
  expect(store.rows('providerInvoices')).toHaveLength(before);
});
