import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountSetPassword } from './mount.tsx';

const at = (path: string) => `http://localhost:5173/api/v1/${path}`;
const server = setupServer();
const sent: unknown[] = [];
const good = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
const usedUp = () =>
  HttpResponse.json({ success: false, code: 'password.link-used', message: 'Used' }, { status: 410 });

const linkIs = (purpose: 'invitation' | 'reset') =>
  on.post(at('auth/password-link'), async ({ request }) => {
    sent.push(await request.json());
    return good({ purpose, email: 'dana@brightforge.example', firstName: 'Dana' });
  });
const usingGives = (answer: () => Response) =>
  on.post(at('auth/password-link/use'), async ({ request }) => {
    sent.push(await request.json());
    return answer();
  });

const follow = async (address = '/set-password?lang=en#token=a-token') => {
  window.history.replaceState(null, '', address);
  const main = document.createElement('main');
  document.body.append(main);
  await act(async () => mountSetPassword(main, 'en'));
  return userEvent.setup();
};
type User = ReturnType<typeof userEvent.setup>;
const password = () => screen.findByLabelText('New Password');
const repeat = () => screen.getByLabelText('Confirm New Password');
const type = async (user: User, first: string, second = first) => {
  await user.type(await password(), first);
  await user.type(repeat(), `${second}{Enter}`);
};

beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => {
  server.resetHandlers();
  document.body.innerHTML = '';
});
afterAll(() => server.close());

describe('a password link', () => {
  it('greets an invited user by first name, and is removed from URL and history at once', async () => {
    server.use(linkIs('invitation'));
    await follow();
    expect(await screen.findByRole('heading', { name: 'Welcome, Dana!' })).toBeVisible();
    expect(screen.getByText(/dana@brightforge.example/)).toBeVisible();
    expect(window.location.href).toMatch(/\/set-password\?lang=en$/);
    expect(sent).toEqual([{ token: 'a-token' }]);
  });

  it('tells a user who forgot their password that other sessions end', async () => {
    server.use(linkIs('reset'));
    await follow();
    expect(await screen.findByText(/signed out everywhere else/)).toBeVisible();
  });

  it('requires eight characters, typed twice', async () => {
    server.use(linkIs('invitation'));
    const user = await follow();
    await type(user, 'seven77', 'seven78');
    expect(await password()).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(repeat()).toHaveAccessibleDescription('The passwords do not match');
    expect(await password()).toHaveFocus();
    await user.type(await password(), '7');
    expect(await password()).toHaveAccessibleDescription(/A few unrelated words/);
  });

  it('can reveal the typed password', async () => {
    server.use(linkIs('invitation'));
    const user = await follow();
    await password();
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
    expect(await password()).toHaveAttribute('type', 'text');
    expect(repeat()).toHaveAttribute('type', 'password');
  });

  it("shows the server's message about a weak password, and allows another attempt", async () => {
    server.use(
      linkIs('invitation'),
      usingGives(() =>
        HttpResponse.json(
          { success: false, errors: { password: 'This password is too common' } },
          { status: 400 },
        ),
      ),
    );
    const user = await follow();
    await type(user, 'password1');
    expect(await screen.findByText('This password is too common')).toBeVisible();
    expect(await password()).toHaveFocus();
  });

  it('sets the password, confirms it, and leads to sign-in with the email filled in', async () => {
    server.use(
      linkIs('invitation'),
      usingGives(() => good({ email: 'dana@brightforge.example' })),
    );
    const user = await follow();
    await type(user, 'bench of nine oaks');
    expect(await screen.findByText(/Thank you, Dana/)).toBeVisible();
    expect(sent[1]).toEqual({ token: 'a-token', password: 'bench of nine oaks' });
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute(
      'href',
      '/?signIn=dana%40brightforge.example',
    );
  });

  it.each(['/set-password#token=old', '/set-password'])(
    'that is no longer valid says so and offers a new one: %s',
    async (address) => {
      server.use(
        on.post(at('auth/password-link'), usedUp),
        on.post(at('auth/password-reset'), () => good(null)),
      );
      const user = await follow(address);
      expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Request a new link' }));
      await user.type(screen.getByLabelText('Email'), 'dana@brightforge.example{Enter}');
      expect(await screen.findByRole('status')).toHaveTextContent(
        /^If an account exists for dana@brightforge\.example, we sent it a link/,
      );
    },
  );

  it('used in another tab meanwhile offers a new one for the same person', async () => {
    server.use(linkIs('reset'), usingGives(usedUp));
    const user = await follow();
    await type(user, 'bench of nine oaks');
    await user.click(await screen.findByRole('button', { name: 'Request a new link' }));
    expect(screen.getByLabelText('Email')).toHaveValue('dana@brightforge.example');
  });

  it('can be checked again after the server was unreachable', async () => {
    server.use(on.post(at('auth/password-link'), () => HttpResponse.error()));
    const user = await follow();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Can’t reach the server. Check your connection and try again.',
    );
    server.use(linkIs('reset'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Dana' })).toBeVisible();
  });
});
