// @module-tag rest
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { offline, openConnection, serverError } from '../../testing/connection.ts';
import { openPage } from '../../testing/open.tsx';

const pages: readonly [name: string, path: string, content: string | RegExp, parts: number][] = [
  ['Company Profile', '/settings/profile', 'Contact Email', 1],
  ['Notifications', '/settings/notifications', 'Market Insights', 1],
  ['Integrations', '/settings/integrations', 'Glassdoor', 1],
  ['Billing & Plans', '/settings/billing', /^Visa|^Mastercard|^American Express/, 3],
];
const outlines = () => document.querySelectorAll('.MuiSkeleton-root');
const retries = () => screen.queryAllByRole('button', { name: 'Try again' });
const said = (words: RegExp) => screen.findAllByText(words);

describe.each(pages)('%s', (_name, path, content, parts) => {
  test('shows a skeleton while loading, explains server and connection errors, and recovers on Try again', async () => {
    const connection = openConnection();
    const { user } = await openPage('recruiter', path, { through: connection.through });
    await waitFor(() => expect(outlines().length).toBeGreaterThan(0));
    act(() => connection.fail(serverError));
    await said(/Something went wrong on our side/);
    await waitFor(() => expect(retries()).toHaveLength(parts));
    connection.fail(offline);
    for (const button of retries()) await user.click(button);
    await said(/Can’t reach the server/);
    connection.mend();
    await waitFor(async () => {
      for (const button of retries()) await user.click(button);
      expect(screen.queryAllByText(content)).not.toEqual([]);
    });
  });
});

test('Billing has empty states without a payment method and without invoices', async () => {
  await openPage('recruiter', '/settings/billing', { without: ['paymentMethods', 'invoices'] });
  await screen.findByText('No payment method on file.');
  await screen.findByText('No invoices yet.');
  expect(screen.queryByRole('button', { name: 'Download Invoice' })).not.toBeInTheDocument();
});
