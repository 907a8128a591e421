import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../locales/en/auth.json';
import { type Entry, EntryDialog } from './EntryDialog.tsx';
import { clearSession, currentSession } from './session.ts';
import { signInAnswer } from './signedInAs.ts';

const { auth } = english;

const at = (path: string) => `http://localhost:5173/api/v1/${path}`;
const health = (sampleData: boolean) => on.get(at('health'), () => HttpResponse.json({ sampleData }));
const server = setupServer();
const signedIn = vi.fn();
const left = vi.fn();
let sent: unknown;

const accepts = on.post(at('auth/login'), async ({ request }) => {
  sent = await request.json();
  return HttpResponse.json(signInAnswer('recruiter'));
});
const refuses = (body: Record<string, unknown>, status: number) =>
  on.post(at('auth/login'), () => HttpResponse.json(body, { status }));

const Page = ({ demo }: { demo: boolean }) => {
  const [{ shown, email }, show] = useState<{ shown: Entry | null; email: string }>({
    shown: null,
    email: '',
  });
  return (
    <>
      <button type="button" onClick={() => show({ shown: 'signIn', email: '' })}>
        Login
      </button>
      <EntryDialog
        shown={shown}
        email={email}
        texts={auth}
        demo={demo}
        onShow={(entry, typed = '') => show({ shown: entry, email: typed })}
        onClose={() => show({ shown: null, email: '' })}
        onLeave={left}
        onSignedIn={signedIn}
        onSignedUp={() => undefined}
      />
    </>
  );
};

const open = async ({ demo = false } = {}) => {
  const user = userEvent.setup();
  render(<Page demo={demo} />);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Welcome back' })) };
};

const fill = async ({ user, dialog }: Awaited<ReturnType<typeof open>>, email: string, password: string) => {
  await user.type(dialog.getByLabelText('Email'), email);
  await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
};

beforeAll(() => server.listen());
beforeEach(() => {
  sent = undefined;
  signedIn.mockClear();
  left.mockClear();
  server.use(health(false));
});
afterEach(() => {
  server.resetHandlers();
  clearSession('signedOut');
});
afterAll(() => server.close());

describe('the sign-in dialog', () => {
  it('requires both fields and focuses the first missing one', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(dialog.getByLabelText('Email')).toHaveFocus();
  });

  it.each(['dana', 'dana@', 'dana@home', 'da na@home.example'])(
    'does not accept %s as email',
    async (email) => {
      const opened = await open();
      await fill(opened, email, 'long enough');
      expect(opened.dialog.getByText('Please enter a valid email')).toBeVisible();
    },
  );

  it('requires six characters of password', async () => {
    const opened = await open();
    await fill(opened, 'dana@home.example', '12345');
    expect(opened.dialog.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(opened.dialog.getByLabelText('Password')).toHaveFocus();
  });

  it("clears a field's error when that field is edited, and keeps the other's", async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await user.type(dialog.getByLabelText('Email'), 'd');
    expect(dialog.queryByText('Email is required')).not.toBeInTheDocument();
    expect(dialog.getByText('Password is required')).toBeVisible();
  });

  it("shows the server's message until a field is edited", async () => {
    server.use(refuses({ success: false, message: 'This account is suspended.' }, 403));
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    expect(await opened.dialog.findByText('This account is suspended.')).toHaveAttribute('role', 'alert');
    await opened.user.type(opened.dialog.getByLabelText('Password'), 'x');
    expect(opened.dialog.queryByText('This account is suspended.')).not.toBeInTheDocument();
  });

  it.each([500, 502, 413])("has its own message for a proxy's page with status %i", async (status) => {
    server.use(on.post(at('auth/login'), () => new HttpResponse('<html>Bad Gateway</html>', { status })));
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    expect(await opened.dialog.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    expect(opened.dialog.queryByText(/status code|POST/)).not.toBeInTheDocument();
  });

  it("says 'Login failed' when the server gives no reason", async () => {
    server.use(refuses({ success: false }, 200));
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    expect(await opened.dialog.findByText('Login failed')).toBeVisible();
  });

  it("says 'Login failed' when the response contains no session", async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    server.use(refuses({ success: true, data: { token: 'a token' } }, 200));
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    expect(await opened.dialog.findByText('Login failed')).toBeVisible();
    expect(currentSession()).toBeNull();
  });

  it('says that the server is unreachable, and keeps the input', async () => {
    server.use(on.post(at('auth/login'), () => HttpResponse.error()));
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    expect(
      await opened.dialog.findByText('Can’t reach the server. Check your connection and try again.'),
    ).toBeVisible();
    expect(opened.dialog.getByLabelText('Email')).toHaveValue('dana@home.example');
  });

  it('reports an unexpected error, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    server.use(on.post(at('auth/login'), () => new HttpResponse('not json', { status: 200 })));
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    expect(await opened.dialog.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('requires a code if the account has a second factor, and again with a new challenge after a wrong one', async () => {
    const tried: unknown[] = [];
    const wants = (code: string, challenge: string) =>
      HttpResponse.json(
        { success: false, code, message: 'A code, please', details: { challenge } },
        { status: 401 },
      );
    server.use(
      on.post(at('auth/login'), () => wants('sign-in.code-needed', 'first')),
      on.post(at('auth/login/second-factor'), async ({ request }) => {
        tried.push(await request.json());
        return tried.length === 1
          ? wants('sign-in.code-wrong', 'second')
          : HttpResponse.json(signInAnswer('provider'));
      }),
    );
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    const code = await opened.dialog.findByLabelText('Code');
    expect(code).toHaveFocus();
    await opened.user.type(code, '{Enter}');
    expect(code).toHaveAccessibleDescription('Required');
    await opened.user.type(code, '123456{Enter}');
    await vi.waitFor(() =>
      expect(code).toHaveAccessibleDescription(/^This code is incorrect or already used\./),
    );
    expect(currentSession()).toBeNull();
    await opened.user.clear(code);
    await opened.user.type(code, 'ABCD-EFGH-JKLM-NPQR{Enter}');
    await vi.waitFor(() => expect(signedIn).toHaveBeenCalledWith('provider'));
    expect(tried).toEqual([
      { challenge: 'first', code: '123456' },
      { challenge: 'second', code: 'ABCD-EFGH-JKLM-NPQR' },
    ]);
    expect(currentSession()).toMatchObject({ userType: 'provider' });
  });

  it('returns from the code to an empty password field', async () => {
    server.use(
      refuses(
        { success: false, code: 'sign-in.code-needed', message: '', details: { challenge: 'one' } },
        401,
      ),
    );
    const opened = await open();
    await fill(opened, 'dana@home.example', 'bench-demo');
    await opened.user.click(await opened.dialog.findByRole('button', { name: 'Back to sign in' }));
    expect(opened.dialog.getByLabelText('Email')).toHaveValue('dana@home.example');
    expect(opened.dialog.getByLabelText('Password')).toHaveValue('');
  });

  it('signs in on Enter, stores the session and closes', async () => {
    server.use(accepts);
    const opened = await open();
    await fill(opened, ' dana@home.example ', 'bench-demo');
    await vi.waitFor(() => expect(signedIn).toHaveBeenCalledWith('recruiter'));
    expect(sent).toEqual({ email: 'dana@home.example', password: 'bench-demo' });
    expect(currentSession()).toMatchObject({ userType: 'recruiter' });
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  it('keeps the session on the device unless told not to remember it', async () => {
    server.use(accepts);
    const first = await open();
    expect(first.dialog.getByLabelText('Remember this device')).toBeChecked();
    await fill(first, 'dana@home.example', 'bench-demo');
    await vi.waitFor(() => expect(localStorage.getItem('authToken')).toBe('token of recruiter'));
    clearSession('signedOut');
    cleanup();
    const second = await open();
    await second.user.click(second.dialog.getByLabelText('Remember this device'));
    await fill(second, 'dana@home.example', 'bench-demo');
    await vi.waitFor(() => expect(sessionStorage.getItem('authToken')).toBe('token of recruiter'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('sends a password link, with the same message for every email', async () => {
    const asked: unknown[] = [];
    server.use(
      on.post(at('auth/password-reset'), async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true, data: null, message: 'Sent', timestamp: '' });
      }),
    );
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Email'), 'dana');
    await user.click(dialog.getByRole('button', { name: 'Forgot password?' }));
    const forgot = within(screen.getByRole('dialog', { name: 'Forgot your password?' }));
    expect(forgot.getByLabelText('Email')).toHaveValue('dana');
    await user.type(forgot.getByLabelText('Email'), '{Enter}');
    expect(forgot.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email');
    await user.type(forgot.getByLabelText('Email'), '@home.example{Enter}');
    expect(await forgot.findByRole('status')).toHaveTextContent(/If an account exists for dana@home.example/);
    expect(asked).toEqual([{ email: 'dana@home.example' }]);
    await user.click(forgot.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  it('switches to the sign-up request and back', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Sign Up' }));
    const signUp = within(screen.getByRole('dialog', { name: 'Join TalentBench' }));
    expect(signUp.getByLabelText('First Name')).toHaveFocus();
    await user.click(signUp.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('is empty after the browser has closed it, as with Escape', async () => {
    const { dialog } = await open();
    const element = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => element.close());
    expect(dialog.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  it('clears fields and errors when closed, and restores focus', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Email'), 'dana{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(dialog.getByLabelText('Email')).toHaveValue('');
    expect(dialog.queryByText('Please enter a valid email')).not.toBeInTheDocument();
  });

  it('offers no sample sign-in on a server without sample data', async () => {
    const { dialog } = await open();
    expect(dialog.queryByText('Sample accounts')).not.toBeInTheDocument();
  });

  it('signs in as a sample user with one click on a server with sample data', async () => {
    server.use(health(true), accepts);
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Platform operator' }));
    await vi.waitFor(() => expect(signedIn).toHaveBeenCalled());
    expect(sent).toEqual({ email: 'admin@talentbench.example', password: 'bench-demo' });
  });

  it('lets a visitor of the demo choose the user type', async () => {
    server.use(accepts);
    const opened = await open({ demo: true });
    expect(opened.dialog.getByText(/Any email and password combination works/)).toBeVisible();
    await opened.user.click(opened.dialog.getByLabelText('Recruiter'));
    await fill(opened, 'any@one.example', 'anything');
    await vi.waitFor(() => expect(sent).toMatchObject({ userType: 'recruiter' }));
  });
});
