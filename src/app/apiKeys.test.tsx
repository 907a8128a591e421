import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiKey } from '../../domain/contract/accounts/apiKeys.ts';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { open } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

const { users = [] } = createWorld(defaultClock);
/** The sample user of a console, and a colleague of the provider. */
const idOf = (userType: string) =>
  String(users.find(({ email }) => email === `${userType}@talentbench.example`)?.id);
const colleague = users.find(({ companyId, id }) => companyId === 'CO-001' && id !== idOf('provider'));

const at = (path: string) => `http://localhost:5173/api/v1/${path}`;
const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
type ReadKey = Omit<ApiKey, 'remindedAt' | 'secretHash' | 'formerHash'>;
const key = (id: string, more: object = {}): ReadKey => ({
  id,
  version: 1,
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
  companyId: 'CO-001',
  userId: String(colleague?.id),
  name: 'Payroll',
  scopes: ['market.read', 'candidates.write'],
  prefix: 'tb_live_AbCd',
  addresses: null,
  expiresAt: '2099-06-01T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  formerUntil: null,
  ...more,
});
const secret = `tb_live_${'A'.repeat(42)}`;

let keys: ReadKey[] = [];
let sent: [string, unknown][] = [];
const answer = async (request: Request, data: unknown) => {
  sent.push([new URL(request.url).pathname.replace('/api/v1/auth/', ''), await request.json()]);
  return said(data);
};

beforeEach(() => {
  keys = [];
  sent = [];
  server.use(
    on.get(at('auth/second-factor'), () => said({ on: false, codesLeft: 0 })),
    on.get(at('auth/sessions'), () => said([])),
    on.get(at('apiKeys'), () =>
      HttpResponse.json(keys, { headers: { 'content-range': `apiKeys 0-${keys.length}/${keys.length}` } }),
    ),
    on.post(at('auth/api-keys'), async ({ request }) => {
      keys = [key('KEY-001')];
      return answer(request, { key: keys[0], secret });
    }),
    on.post(at('auth/api-keys/:id/rotate'), ({ request }) => answer(request, { key: keys[0], secret })),
    on.post(at('auth/api-keys/:id/revoke'), ({ request }) => {
      keys = keys.map((one) => ({ ...one, revokedAt: '2026-06-15T09:00:00.000Z' }));
      sent.push([new URL(request.url).pathname.replace('/api/v1/auth/', ''), null]);
      return said(null);
    }),
  );
});

const panel = () => screen.findByRole('region', { name: 'API keys' });
describe('API keys', () => {
  test('show the address at which agents connect, to copy', async () => {
    const user = userEvent.setup();
    await open('provider', '/account');
    expect(await panel()).toHaveTextContent(/Agents connect with a key at\s*http:\/\/localhost:5173\/mcp/);
    await user.click(within(await panel()).getByRole('button', { name: 'Copy the address for agents' }));
    expect(await window.navigator.clipboard.readText()).toBe('http://localhost:5173/mcp');
  });

  test('lead to the reference of the API', async () => {
    await open('provider', '/account');
    const link = within(await panel()).getByRole('link', { name: 'API reference' });
    expect(link).toHaveAttribute('href', '/api/docs');
  });

  test('are created with read-only scopes, and the secret is shown until it is stored', async () => {
    const user = userEvent.setup();
    await open('provider', '/account');
    await user.click(within(await panel()).getByRole('button', { name: 'Create key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Payroll');
    await user.click(within(dialog).getByRole('button', { name: 'Read only' }));
    expect(within(dialog).getByRole('checkbox', { name: 'View the market' })).toBeChecked();
    expect(within(dialog).queryByRole('checkbox', { name: /role/i })).toBeNull();
    await user.type(within(dialog).getByRole('textbox', { name: /^Allowed Addresses/ }), '203.0.113.0/24');
    await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
    const shown = await screen.findByRole('dialog', { name: 'Copy your secret' });
    expect(within(shown).getByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
    expect(sent).toEqual([
      [
        'api-keys',
        {
          name: 'Payroll',
          days: 90,
          scopes: ['market.read', 'operations.read', 'administration.read'],
          addresses: '203.0.113.0/24',
        },
      ],
    ]);
    await user.keyboard('{Escape}');
    expect(shown).toBeVisible();
    await user.click(within(shown).getByRole('button', { name: 'I have stored it' }));
    await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
    expect(await within(await panel()).findByText('Payroll')).toBeVisible();
  });

  test('show state, scopes, last use and expiry; those of colleagues can only be revoked', async () => {
    keys = [key('KEY-003'), key('KEY-002', { name: 'Old', revokedAt: '2026-06-02T08:00:00.000Z' })];
    const user = userEvent.setup();
    await open('provider', '/account');
    const [active, old] = await within(await panel()).findAllByRole('listitem');
    expect(active).toHaveTextContent(
      /Payroll.*Active.*tb_live_AbCd….*2 scopes.*Never used\. Expires on Jun 1, 2099\./,
    );
    expect(old).toHaveTextContent(/Old.*Revoked/);
    expect(
      await within(old as HTMLElement).findByText(new RegExp(String(colleague?.fullName))),
    ).toBeVisible();
    expect(within(old as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rotate Payroll' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Revoke Payroll' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Revoke Payroll?' });
    await user.click(within(asked).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Payroll' })).toBeNull());
    expect(sent).toEqual([['api-keys/KEY-003/revoke', null]]);
  });

  test('are rotated with an overlap, after a confirmation of who asks', async () => {
    const user = userEvent.setup();
    await open('admin', '/account');
    keys = [key('KEY-001', { companyId: null, userId: idOf('admin') })];
    server.use(
      on.post(
        at('auth/api-keys/:id/rotate'),
        () => HttpResponse.json({ success: false, code: 'proof.needed', message: '' }, { status: 403 }),
        { once: true },
      ),
      on.get(at('auth/proof'), () =>
        said({ password: true, code: false, passkey: false, email: 'ada@example.com' }),
      ),
      on.post(at('auth/proof'), ({ request }) => answer(request, null)),
    );
    await user.click(await screen.findByRole('button', { name: 'Rotate Payroll' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rotate Payroll?' });
    await user.click(within(dialog).getByRole('button', { name: 'Rotate' }));
    const confirmation = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.type(await within(confirmation).findByLabelText('Password'), 'bench-demo{Enter}');
    await screen.findByRole('dialog', { name: 'Copy your secret' });
    expect(sent).toEqual([
      ['proof', { password: 'bench-demo' }],
      ['api-keys/KEY-001/rotate', { overlapHours: 24, days: 90 }],
    ]);
  });
});
