import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { open, openPage } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

const at = (path: string) => `http://localhost:5173/api/v1/auth/${path}`;
let isOn = false;
let sent: unknown;

const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
const refused = (errors: Record<string, string>) =>
  HttpResponse.json({ success: false, code: 'row.invalid', message: 'Invalid', errors }, { status: 400 });
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n}`);

beforeEach(() => {
  isOn = false;
  sent = undefined;
  server.use(
    on.get(at('second-factor'), () => said({ on: isOn, codesLeft: isOn ? 10 : 0 })),
    on.post(at('second-factor'), () =>
      said({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/TalentBench' }),
    ),
    on.post(at('second-factor/confirm'), async ({ request }) => {
      sent = await request.json();
      if ((sent as { code: string }).code !== '123456')
        return refused({ code: 'Incorrect code. Codes change every 30 seconds.' });
      isOn = true;
      return said({ recoveryCodes });
    }),
    on.post(at('second-factor/off'), async ({ request }) => {
      sent = await request.json();
      isOn = false;
      return said(null);
    }),
  );
});

const toggle = (name: string) => screen.findByRole('switch', { name });

describe('the security settings', () => {
  test('have defaults: session timeout and audit logs on, the others off', async () => {
    await open('provider', '/settings/security');
    for (const [name, on] of [
      ['Two-Factor Authentication', false],
      ['Session Timeout', true],
      ['IP Address Restriction', false],
      ['Audit Logs', true],
    ] as const)
      expect([name, ((await toggle(name)) as HTMLInputElement).checked]).toEqual([name, on]);
    expect(screen.getByText(/Auto-logout after 30 minutes of inactivity/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View audit log' })).toHaveAttribute(
      'href',
      '/provider/auditLogs',
    );
  });

  test('belong to the company: a manager can read them, and secure only their own account', async () => {
    await openPage('provider', '/settings/security', { role: 'Manager' });
    expect(await toggle('Session Timeout')).toBeDisabled();
    await waitFor(async () => expect(await toggle('Two-Factor Authentication')).toBeEnabled());
  });

  test('set up a second factor by scan and code, with ten recovery codes', async () => {
    const { user } = await openPage('provider', '/settings/security');
    await waitFor(async () => expect(await toggle('Two-Factor Authentication')).toBeEnabled());
    await user.click(await toggle('Two-Factor Authentication'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-factor authentication' }));
    await dialog.findByRole('img', { name: 'QR code for the authenticator app' });
    dialog.getByText('JBSW Y3DP EHPK 3PXP');
    const code = dialog.getByLabelText('Code');
    await user.type(code, '12{Enter}');
    dialog.getByText('Enter the six digits shown in the app');
    await user.type(code, '0000{Enter}');
    await dialog.findByText('Incorrect code. Codes change every 30 seconds.');
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    const done = within(await screen.findByRole('dialog', { name: 'Two-factor authentication is on' }));
    expect(within(done.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    await user.click(done.getByRole('button', { name: 'I’ve saved them' }));
    await screen.findByText('10 recovery codes left');
    expect(await toggle('Two-Factor Authentication')).toBeChecked();
  });

  test('disable a second factor only with a code', async () => {
    isOn = true;
    const { user } = await openPage('provider', '/settings/security');
    await screen.findByText('10 recovery codes left');
    await user.click(await toggle('Two-Factor Authentication'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' }));
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    dialog.getByText('Required');
    await user.type(dialog.getByLabelText('Code or Recovery Code'), recoveryCodes[0] as string);
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(async () => expect(await toggle('Two-Factor Authentication')).not.toBeChecked());
    expect(sent).toEqual({ code: recoveryCodes[0] });
  });

  test('ask for an IP allowlist, and report its errors below it', { tags: 'rest' }, async () => {
    const { user, store } = await openPage('provider', '/settings/security');
    await user.click(await toggle('IP Address Restriction'));
    const dialog = within(await screen.findByRole('dialog', { name: 'IP Address Restriction' }));
    const list = dialog.getByLabelText('Allowed Addresses');
    await user.click(dialog.getByRole('button', { name: 'Allow only these addresses' }));
    await dialog.findByText('Enter at least one address or range');
    await user.type(list, '203.0.113.7{Enter}the office');
    await user.click(dialog.getByRole('button', { name: 'Allow only these addresses' }));
    await dialog.findByText('Not a valid address or range: the, office');
    await user.clear(list);
    await user.type(list, '203.0.113.7{Enter}2001:db8::/32');
    await user.click(dialog.getByRole('button', { name: 'Allow only these addresses' }));
    await waitFor(async () => expect(await toggle('IP Address Restriction')).toBeChecked());
    const row = store.rows('preferences').find(({ key }) => key === 'ipRestriction');
    expect(row).toMatchObject({ enabled: true, value: '203.0.113.7\n2001:db8::/32', userId: null });
  });
});

describe('changing the password', () => {
  const opened = async () => {
    const { user } = await openPage('provider', '/settings/security');
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    const type = async (current: string, next: string, again: string) => {
      for (const [label, text] of [
        ['Current Password', current],
        ['New Password', next],
        ['Confirm New Password', again],
      ] as const) {
        const field = dialog.getByLabelText(label);
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    };
    return { user, dialog, type };
  };

  test('asks for the current one and twice for the new one, and shows its strength', async () => {
    const { dialog, type } = await opened();
    await type('bench-demo', 'short', 'longer');
    dialog.getByText('Password must be at least 8 characters');
    dialog.getByText('The passwords do not match');
    dialog.getByText('Weak');
    await type('bench-demo', 'orchid-Lantern-42', 'orchid-Lantern-42x');
    dialog.getByText('Strong');
    expect(sent).toBeUndefined();
  });

  test('shows the server’s refusal at its field, and keeps the input', { tags: 'rest' }, async () => {
    server.use(on.post(at('password'), () => refused({ currentPassword: 'Incorrect current password' })));
    const { dialog, type } = await opened();
    await type('wrong', 'orchid-lantern-42', 'orchid-lantern-42');
    await dialog.findByText('Incorrect current password');
    expect(dialog.getByLabelText('New Password')).toHaveValue('orchid-lantern-42');
  });

  test('closes and says that other sessions have ended', { tags: 'rest' }, async () => {
    server.use(
      on.post(at('password'), async ({ request }) => {
        sent = await request.json();
        return said(null);
      }),
    );
    const { type } = await opened();
    await type('bench-demo', 'orchid-lantern-42', 'orchid-lantern-42');
    await screen.findByText(/You are signed out on all other devices/);
    expect(sent).toEqual({ currentPassword: 'bench-demo', newPassword: 'orchid-lantern-42' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
