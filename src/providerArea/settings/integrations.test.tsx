import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';
import { expect, test } from 'vitest';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { stored } from '../../../domain/messages/english.ts';
import { providerServices } from '../../../domain/settings/services.ts';
import { openPage } from '../../testing/open.tsx';
import { openIntegrations } from '../../testing/openIntegrations.ts';
import { server } from '../../testing/server.ts';

const at = (id: string, act: string) => `http://localhost:5173/api/v1/integrations/${id}/${act}`;

const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

test('five services show their state: Available ones can be connected, Connected ones disconnected', async () => {
  await openIntegrations('provider', ['Slack', 'Google Workspace']);
  await screen.findByText('Slack');
  const seen = ['Slack', 'Microsoft Teams', 'Zapier', 'Google Workspace', 'Salesforce'].map((name) => {
    const row = within(rowOf(name));
    return [
      name,
      row.queryByText('Connected') !== null,
      row.queryByText('Disconnect') !== null,
      row.queryByText('Connect') !== null,
    ];
  });
  expect(seen).toEqual([
    ['Slack', true, true, false],
    ['Microsoft Teams', false, false, true],
    ['Zapier', true, true, false],
    ['Google Workspace', true, true, false],
    ['Salesforce', false, false, true],
  ]);
  expect(within(rowOf('Salesforce')).getByText('Available')).toBeVisible();
});

test('the sample service is connected to the test inbox, which its row says', async () => {
  await openPage('provider', '/settings/integrations');
  await screen.findByText('Slack');
  expect(screen.getAllByText('Available')).toHaveLength(4);
  within(rowOf('Zapier')).getByText('Messages go to the test inbox, not to Zapier.');
});

test('in the demo, too, the test inbox is connected, tested, read and disconnected', {
  tags: 'rest',
}, async () => {
  const { user } = await openPage('provider', '/settings/integrations');
  await user.click(await screen.findByRole('button', { name: 'Connect Slack' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Slack' }));
  await user.type(dialog.getByLabelText('Webhook URL'), 'https://hooks.example/in{Enter}');
  await dialog.findByText(/sends nothing. Connect the test inbox instead/);
  await user.click(dialog.getByRole('button', { name: 'Use the test inbox' }));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  await waitFor(() => within(rowOf('Slack')).getByText('Connected'));
  await user.click(screen.getByRole('button', { name: 'Test Slack' }));
  const log = within(await screen.findByRole('dialog', { name: 'Deliveries to Slack' }));
  await waitFor(() => expect(log.getAllByText('This is a test from TalentBench')).toHaveLength(2));
  expect(log.getAllByText(/^\{"text":"This is a test/)).toHaveLength(2);
  await user.click(log.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Disconnect Slack' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Disconnect Slack?' }));
  await user.click(asked.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => within(rowOf('Slack')).getByText('Available'));
});

test('a service whose last delivery failed does not look well, and says why', async () => {
  const lastError = stored({ code: 'services.answered', values: { code: 404 } });
  await openIntegrations('provider', ['Slack'], {}, { lastError, health: 'Poor' });
  await screen.findByText('Slack');
  const row = within(rowOf('Slack'));
  expect(row.getByText('Connected')).toHaveClass('wrong');
  row.getByText('Last delivery failed: The service returned 404');
});

test('a pending service can be tested, connected to another address, and forgotten', async () => {
  await openIntegrations('provider', ['Slack'], {}, { status: 'Pending', health: 'Poor' });
  await screen.findByText('Slack');
  const names = within(rowOf('Slack'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Test Slack', 'Deliveries to Slack', 'Remove the URL of Slack', 'Connect Slack']);
});

const leads: Record<string, RegExp> = {
  Slack: /incoming webhook/,
  'Microsoft Teams': /workflow/,
  Zapier: /Catch Hook/,
  'Google Workspace': /Google Chat/,
  Salesforce: /has no incoming webhooks/,
};

test('the dialog of each service says what is true for it, and what we send', async () => {
  const none = { status: 'Not Connected', testInbox: false } as const;
  const { user } = await openIntegrations('provider', ['Zapier'], {}, none);
  for (const { name, help } of providerServices) {
    await user.click(await screen.findByRole('button', { name: `Connect ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Connect ${name}` }));
    dialog.getByText(leads[name] ?? 'a lead of its own');
    dialog.getByText('Message format');
    const links = dialog.queryAllByRole('link', { name: `Instructions from ${name}` });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(help ? [help] : []);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('a service is connected by its URL, and its signing key is shown once', async () => {
  const { user, store } = await openPage('provider', '/settings/integrations');
  const service = store.rows('integrations').find(({ name }) => name === 'Salesforce');
  const tried: unknown[] = [];
  server.use(
    on.post(at(String(service?.id), 'connect'), async ({ request }) => {
      tried.push(await request.json());
      if (tried.length > 1) return said({ integration: service, secret: 'a-key-of-its-own' });
      return HttpResponse.json(
        {
          success: false,
          code: 'row.invalid',
          message: 'x',
          errors: { url: 'This address is in a private network' },
        },
        { status: 400 },
      );
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Connect Salesforce' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Salesforce' }));
  const address = dialog.getByLabelText('Webhook URL');
  await user.type(address, 'http://hooks.example{Enter}');
  dialog.getByText('Enter a URL that begins with https://');
  expect(tried).toEqual([]);
  await user.clear(address);
  await user.type(address, 'https://hooks.example/in{Enter}');
  await dialog.findByText('This address is in a private network');
  expect(address).toHaveValue('https://hooks.example/in');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  await dialog.findByText('a-key-of-its-own');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a signed service gets a new signing key, shown once, and its previous key can be ended', async () => {
  const { user, store } = await openIntegrations('provider', ['Zapier', 'Slack'], {}, { testInbox: false });
  const service = () => store.rows('integrations').find(({ name }) => name === 'Zapier') as Integration;
  const change = (changes: Partial<Integration>) => {
    store.write((writer) => writer.change('integrations', service(), changes));
    return service();
  };
  change({ signed: true });
  await user.click(await screen.findByRole('link', { name: 'Notifications' }));
  await user.click(await screen.findByRole('link', { name: 'Integrations' }));
  const formerKeyUntil = new Date(Date.now() + 24 * 3_600_000).toISOString();
  server.use(
    on.post(at(service().id, 'rotate-key'), () =>
      said({ integration: change({ formerKeyUntil }), secret: 'whsec_another' }),
    ),
    on.post(at(service().id, 'end-former-key'), () =>
      said({ integration: change({ formerKeyUntil: null }) }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'New signing key for Zapier' }));
  expect(screen.queryByRole('button', { name: 'New signing key for Slack' })).not.toBeInTheDocument();
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/For 24 hours, we sign messages with the previous key too/);
  await user.click(question.getByRole('button', { name: 'New signing key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New signing key for Zapier' }));
  dialog.getByText('whsec_another');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('whsec_another');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await screen.findByText(/^The previous signing key is valid until /);
  await user.click(await screen.findByRole('button', { name: 'Revoke previous key for Zapier' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke previous key' }),
  );
  await screen.findByRole('button', { name: 'New signing key for Zapier' });
  expect(screen.queryByText(/The previous signing key is valid/)).not.toBeInTheDocument();
});

test('a test message is sent, and the log shows its result and the reason', async () => {
  const { user, store } = await openIntegrations('provider', ['Slack']);
  const id = String(store.rows('integrations').find(({ name }) => name === 'Slack')?.id);
  const delivery = {
    id: 1,
    event: 'test',
    title: 'This is a test from TalentBench',
    status: 'Queued',
    attempts: 2,
    answer: 500,
    lastError: 'The service returned 500',
    createdAt: '2026-06-15T09:00:00.000Z',
  };
  server.use(
    on.post(at(id, 'test'), () => said(delivery)),
    on.get(at(id, 'deliveries'), () => said([delivery])),
  );
  await user.click(await screen.findByRole('button', { name: 'Test Slack' }));
  const log = within(await screen.findByRole('dialog', { name: 'Deliveries to Slack' }));
  await log.findByText('This is a test from TalentBench');
  log.getByText('The service returned 500');
  log.getByText(/2 attempts/);
});

test('a manager sees the state of each service, without buttons', async () => {
  await openIntegrations('provider', ['Slack'], { role: 'Manager' });
  await screen.findByText('Slack');
  expect(screen.queryByRole('button', { name: /Connect|Disconnect|Test/ })).not.toBeInTheDocument();
});
