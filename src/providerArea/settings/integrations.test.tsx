import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { openIntegrations } from '../../testing/openIntegrations.ts';
import { server } from '../../testing/server.ts';

const patient = { timeout: 15_000 };
const at = (id: string, act: string) => `http://localhost:5173/api/v1/integrations/${id}/${act}`;

const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

test('five services show their state: Available ones can be connected, Connected ones disconnected', async () => {
  await openIntegrations('provider', ['Slack', 'Google Workspace']);
  await screen.findByText('Slack', undefined, patient);
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
    ['Zapier', false, false, true],
    ['Google Workspace', true, true, false],
    ['Salesforce', false, false, true],
  ]);
  expect(within(rowOf('Zapier')).getByText('Available')).toBeVisible();
}, 60_000);

test('no sample service is connected, as none has a URL', async () => {
  await openPage('provider', '/settings/integrations');
  await screen.findByText('Slack', undefined, patient);
  expect(screen.getAllByText('Available')).toHaveLength(5);
}, 60_000);

test('a service is connected by its URL, and its signing key is shown once', async () => {
  const { user, store } = await openPage('provider', '/settings/integrations');
  const zapier = store.rows('integrations').find(({ name }) => name === 'Zapier');
  const tried: unknown[] = [];
  server.use(
    on.post(at(String(zapier?.id), 'connect'), async ({ request }) => {
      tried.push(await request.json());
      if (tried.length > 1) return said({ integration: zapier, secret: 'a-key-of-its-own' });
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
  await user.click(await screen.findByRole('button', { name: 'Connect Zapier' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Zapier' }));
  const address = dialog.getByLabelText('Webhook URL');
  await user.type(address, 'http://hooks.example{Enter}');
  dialog.getByText('Enter a URL that begins with https://');
  expect(tried).toEqual([]);
  await user.clear(address);
  await user.type(address, 'https://hooks.example/in{Enter}');
  await dialog.findByText('This address is in a private network', undefined, patient);
  expect(address).toHaveValue('https://hooks.example/in');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  await dialog.findByText('a-key-of-its-own', undefined, patient);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patient);
}, 60_000);

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
  await user.click(await screen.findByRole('button', { name: 'Test Slack' }, patient));
  const log = within(await screen.findByRole('dialog', { name: 'Deliveries to Slack' }, patient));
  await log.findByText('This is a test from TalentBench', undefined, patient);
  log.getByText('The service returned 500');
  log.getByText(/2 attempts/);
}, 60_000);

test('a manager sees the state of each service, without buttons', async () => {
  await openIntegrations('provider', ['Slack'], { role: 'Manager' });
  await screen.findByText('Slack', undefined, patient);
  expect(screen.queryByRole('button', { name: /Connect|Disconnect|Test/ })).not.toBeInTheDocument();
}, 60_000);
