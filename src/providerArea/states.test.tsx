// @module-tag rest
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NounName } from '../../domain/contract/index.ts';
import { offline, openConnection, serverError } from '../testing/connection.ts';
import { openPage } from '../testing/open.tsx';

/** Each page's name and path, a text it shows once loaded, and its number of separately loaded parts. */
const pages: readonly [name: string, path: string, content: string, parts?: number][] = [
  ['Dashboard', '/', '$45,000', 3],
  ['Available Resources', '/employees', 'Rohit Ghosh'],
  ['a person’s page', '/candidates/BE-001/show', 'Senior React Developer'],
  ['a person’s form', '/candidates/BE-001', 'Internal Notes'],
  ['a person’s analytics', '/employees/BE-001/analytics', 'Days on the bench'],
  ['Recruiter Requests', '/requests', 'Site Reliability Engineer'],
  ['a request', '/requests/RR-007/show', 'Replication'],
  ['Analytics', '/analytics', 'Revenue earned'],
  ['Contracts', '/contracts', 'Meenakshi Raman', 3],
  ['a contract', '/contracts/CT-279/show', 'Tanvi Joshi'],
  ['Bench Calendar', '/calendar', 'Abhishek Sinha', 2],
  ['contract templates', '/contractTemplates', 'Master Services Agreement'],
  ['a contract template', '/contractTemplates/CTT-001/show', 'Preview'],
  ['Company Profile', '/settings/profile', 'Bengaluru, India'],
  ['Notifications', '/settings/notifications', 'Push Notifications'],
  ['Security', '/settings/security', 'IP Address Restriction'],
  ['Integrations', '/settings/integrations', 'Salesforce'],
  ['Invoices', '/invoices', 'INV-1875'],
];

const outlines = () =>
  document.querySelectorAll('.MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])');
const retries = () => screen.queryAllByRole('button', { name: 'Try again' });
const said = (words: RegExp) => screen.findAllByText(words);

describe.each(pages)('%s', (_name, path, content, parts = 1) => {
  test('shows a skeleton while loading, explains server and connection errors, and recovers on Try again', async () => {
    const connection = openConnection();
    const { user } = await openPage('provider', path, { through: connection.through });
    await waitFor(() => expect(outlines().length).toBeGreaterThan(0));
    expect(retries()).toEqual([]);
    act(() => connection.fail(serverError));
    await said(/Something went wrong on our side/);
    await waitFor(() => expect(retries().length).toBeGreaterThanOrEqual(parts));
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

/** The text of each page's empty state. */
const empty: readonly [name: string, path: string, without: NounName[], words: string | RegExp][] = [
  ['Dashboard', '/', ['activities'], /^No activity yet/],
  ['Available Resources', '/employees', ['candidates'], 'Add Employee'],
  [
    'a person’s analytics',
    '/employees/BE-001/analytics',
    ['profileViews', 'requests', 'contracts'],
    'No requests or contracts yet.',
  ],
  ['Recruiter Requests', '/requests', ['requests'], /^No requests yet$/i],
  ['Analytics', '/analytics', ['candidates', 'requests', 'contracts'], 'Nothing to analyze yet'],
  ['Contracts', '/contracts', ['contracts', 'contractTemplates'], 'No templates yet.'],
  ['Bench Calendar', '/calendar', ['candidates'], 'Your bench is empty'],
];

test.each(empty)('%s has an empty state', async (_name, path, without, words) => {
  await openPage('provider', path, { without });
  await screen.findByText(words);
});
