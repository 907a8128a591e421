import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { open } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

const at = (path: string) => `http://localhost:5173/api/v1/${path}`;
const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
let ended: string[] = [];
const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  network: '203.0.113.7',
  createdAt: '2026-06-15T08:00:00.000Z',
  seenAt: '2026-06-15T09:00:00.000Z',
  current,
});

beforeEach(() => {
  ended = [];
  const all = [session('one', 'Firefox · Linux', true), session('two', 'Chrome · Android', false)];
  server.use(
    on.get(at('auth/second-factor'), () => said({ on: false, codesLeft: 0 })),
    on.get(at('auth/sessions'), () => said(all.filter(({ id }) => !ended.includes(id)))),
    on.delete(at('auth/sessions/:id'), ({ params }) => {
      ended.push(String(params.id));
      return said(null);
    }),
    on.delete(at('auth/sessions'), () => {
      ended.push('two');
      return said({ ended: 1 });
    }),
  );
});

describe('account security', () => {
  test.each(['provider', 'recruiter', 'admin'] as const)(
    'shows a %s two-factor authentication, the password and their sessions',
    async (userType) => {
      await open(userType, '/account');
      const list = await screen.findByRole('region', { name: 'Active sessions' });
      await screen.findByRole('switch', { name: 'Two-Factor Authentication' });
      expect(screen.getByRole('button', { name: 'Change Password' })).toBeVisible();
      const [here, other] = await within(list).findAllByRole('listitem');
      expect(here).toHaveTextContent(/Firefox · Linux.*This device.*Network: 203\.0\.113\.7/);
      expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
      expect(other).toHaveTextContent('Chrome · Android');
    },
  );

  test('ends one session, and all others, each after confirmation', async () => {
    const user = userEvent.setup();
    await open('recruiter', '/account');
    await user.click(await screen.findByRole('button', { name: /^Sign out Chrome · Android/ }));
    const one = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await user.click(within(one).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull());
    expect(ended).toEqual(['two']);
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  test('never rates a password as fair that the server has refused as too common', async () => {
    server.use(
      on.post(at('auth/password'), () =>
        HttpResponse.json(
          {
            success: false,
            code: 'row.invalid',
            message: 'This password is too common',
            errors: { newPassword: 'This password is too common' },
          },
          { status: 400 },
        ),
      ),
    );
    const user = userEvent.setup();
    await open('admin', '/account');
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
    await user.type(within(dialog).getByLabelText('Current Password'), 'bench-demo');
    await user.type(within(dialog).getByLabelText('New Password'), 'password2026');
    expect(within(dialog).getByRole('status')).toHaveTextContent(/Fair|Good/);
    await user.type(within(dialog).getByLabelText('Confirm New Password'), 'password2026');
    await user.click(within(dialog).getByRole('button', { name: 'Change Password' }));
    expect(await within(dialog).findByText('This password is too common')).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Weak');
  });
});
