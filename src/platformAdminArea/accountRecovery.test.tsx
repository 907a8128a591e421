import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { describe, expect, test } from 'vitest';
import type { User } from '../../domain/contract/accounts/users.ts';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { open } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

const world = createWorld(defaultClock);
const active = world.users.find(
  ({ status, userType }) => status === 'Active' && userType === 'recruiter',
) as User;
const guarded = world.users.find(({ twoFactor }) => twoFactor) as User;
const self = world.users.find(({ email }) => email === 'admin@talentbench.example') as User;

describe('account recovery by an operator', () => {
  test('is on the user’s page, explains its effect, and confirms success', async () => {
    let asked = '';
    server.use(
      on.post('http://localhost:5173/api/v1/users/:id/password-link', ({ params }) => {
        asked = String(params.id);
        return HttpResponse.json({ success: true, data: null, message: 'Done', timestamp: '' });
      }),
    );
    const user = userEvent.setup();
    await open('admin', `/users/${active.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Send password link' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: `Send ${active.fullName} a password link?`,
    });
    expect(dialog).toHaveTextContent(`email ${active.email} a link`);
    await user.click(within(dialog).getByRole('button', { name: 'Send password link' }));
    expect(await screen.findByText(`Password link sent to ${active.email}`)).toBeVisible();
    expect(asked).toBe(active.id);
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset two-factor authentication' })).toBeNull();
  });

  test('offers a reset if there is a second factor, and shows why it was refused', async () => {
    server.use(
      on.post('http://localhost:5173/api/v1/users/:id/second-factor/reset', () =>
        HttpResponse.json(
          { success: false, code: 'recovery.inactive-user', message: 'This account is not active' },
          { status: 409 },
        ),
      ),
    );
    const user = userEvent.setup();
    await open('admin', `/users/${guarded.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Reset two-factor authentication' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reset two-factor authentication' }));
    expect(await within(dialog).findByText('This account is not active')).toBeVisible();
  });

  test('is in the menu of the user’s row, and not on the operator’s own page', async () => {
    const user = userEvent.setup();
    const filter = encodeURIComponent(JSON.stringify({ q: active.email }));
    await open('admin', `/users?filter=${filter}`);
    await user.click(await screen.findByRole('button', { name: `More actions for ${active.fullName}` }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(expect.arrayContaining(['Send password link', 'Sign out everywhere']));
  });

  test('is in the menu of an operator, except oneself', { tags: 'rest' }, async () => {
    const colleague = world.users.find(
      ({ userType, status, id, twoFactor }) =>
        userType === 'admin' && status === 'Active' && id !== self.id && twoFactor,
    ) as User;
    const user = userEvent.setup();
    await open('admin', '/security/access?perPage=100');
    const menu = { name: `More actions for ${colleague.email}` };
    await user.click(await screen.findByRole('button', menu));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Hand over open work',
      'Send password link',
      'Reset two-factor authentication',
      'Sign out everywhere',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Sign out everywhere' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(colleague.fullName);
    expect(screen.queryByRole('button', { name: `More actions for ${self.email}` })).toBeNull();
  });

  test('is not offered for one’s own account', async () => {
    await open('admin', `/users/${self.id}/show`);
    expect(await screen.findAllByText(self.email)).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  });
});
