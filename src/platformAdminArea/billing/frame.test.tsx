import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../testing/open.tsx';

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(`/platform-admin${path}`));

test('billing has five sections, each with its own URL', async () => {
  const { user } = await open('admin', '/billing');
  const tabs = within(await screen.findByRole('navigation', { name: 'Billing sections' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Billing Overview',
    'Subscription Plans',
    'Transactions',
    'Invoices',
    'Payment Methods',
  ]);
  expect(await screen.findByRole('heading', { name: 'Billing & Subscriptions' })).toBeVisible();
  await user.click(tabs.getByRole('link', { name: 'Subscription Plans' }));
  await isAt('/billing/plans');
  expect(await screen.findByRole('link', { name: 'Subscription Plans' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.each([
  ['/billing/INV-001/show', '/billing/invoices/INV-001/show'],
  ['/invoices/INV-001/show', '/billing/invoices/INV-001/show'],
  ['/billing/create', '/billing/invoices/create'],
  ['/billing?filter={"status":"Overdue"}', '/billing/invoices'],
  ['/plans', '/billing/plans'],
])('the old URL %s redirects to %s', { tags: 'rest' }, async (from, to) => {
  await open('admin', from);
  await isAt(to);
});
