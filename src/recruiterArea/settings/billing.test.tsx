import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as pdf from '../../components/pdf/savePdf.ts';
import { openPage } from '../../testing/open.tsx';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the plan is Premium at $99/month with unlimited job postings, advanced analytics, smart recommendations, priority support, custom integrations', async () => {
  await openPage('recruiter', '/settings/billing');
  const plan = await panel('Current plan');
  await plan.findByText('Premium');
  plan.getByText('$99/month');
  for (const held of [
    'Unlimited job postings',
    'Advanced analytics',
    'Smart recommendations',
    'Priority support',
    'Custom integrations',
  ])
    plan.getByText(held);
});

test('the current plan has its price, and Change Plan opens the plans on offer', async () => {
  const { user } = await openPage('recruiter', '/settings/billing');
  const plan = await panel('Current plan');
  await plan.findByText(/^\$\d+\/month$/);
  await user.click(plan.getByRole('button', { name: 'Change Plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Plan' }));
  expect((await dialog.findAllByRole('radio')).length).toBeGreaterThan(1);
  expect(dialog.queryByText(/bench employees/)).not.toBeInTheDocument();
});

test('Update Payment takes the last four digits of a card, refuses the whole number, and stores the new way', async () => {
  const { user, store } = await openPage('recruiter', '/settings/billing');
  const billing = await panel('Billing information');
  await user.click(billing.getByRole('button', { name: 'Update Payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Payment' }));
  await user.type(dialog.getByLabelText(/^Brand/), 'Visa');
  await user.type(dialog.getByLabelText(/^Last 4 Digits/), '4242424242424242');
  await user.type(dialog.getByLabelText(/^Expiry/), '01/26');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await dialog.findByText('Enter four digits');
  await user.clear(dialog.getByLabelText(/^Last 4 Digits/));
  await user.type(dialog.getByLabelText(/^Last 4 Digits/), '4242');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await dialog.findByText('This card has expired');
  await user.clear(dialog.getByLabelText(/^Expiry/));
  await user.type(dialog.getByLabelText(/^Expiry/), '12/29');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await billing.findByText('Visa ending in 4242, valid until 12/29');
  const active = store
    .rows('paymentMethods')
    .filter(({ companyId, status }) => companyId === 'CO-002' && status === 'Active');
  expect(active).toMatchObject([{ brand: 'Visa', last4: '4242', expiry: '12/29' }]);
});

test('a bank account or a PayPal address takes the place of a card, and nothing typed for the card goes along', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('recruiter', '/settings/billing');
  await user.click((await panel('Billing information')).getByRole('button', { name: 'Update Payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Payment' }));
  await user.type(dialog.getByLabelText(/^Last 4 Digits/), '4242');
  await user.click(dialog.getByRole('combobox', { name: /^Method/ }));
  await user.click(await screen.findByRole('option', { name: 'PayPal' }));
  expect(dialog.queryByLabelText(/^Last 4 Digits/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^PayPal Email/), 'billing@hire.example');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await (await panel('Billing information')).findByText('billing@hire.example');
  expect(store.rows('paymentMethods').at(-1)).toMatchObject({ method: 'PayPal', last4: null });
});

test('Download Invoice saves the latest invoice as a PDF', async () => {
  const saved: string[] = [];
  vi.spyOn(pdf, 'savePdf').mockImplementation(async ({ blocks }, name) => {
    saved.push(name, JSON.stringify(blocks));
    return [];
  });
  const { user, store } = await openPage('recruiter', '/settings/billing');
  const [latest] = store
    .rows('invoices')
    .filter(({ companyId }) => companyId === 'CO-002')
    .sort((a, b) => String(b.issuedDate).localeCompare(String(a.issuedDate)));
  const billing = await panel('Billing information');
  await user.click(await billing.findByRole('button', { name: 'Download Invoice' }));
  await waitFor(() =>
    expect(saved).toEqual([`${latest?.id}.pdf`, expect.stringContaining(String(latest?.id))]),
  );
  vi.restoreAllMocks();
});
