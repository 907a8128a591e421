import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../../locales/en/auth.json';
import { type Entry, EntryDialog } from '../EntryDialog.tsx';
import { clearSession, currentSession, storeSession } from '../session.ts';
import { signInAnswer } from '../signedInAs.ts';

const { auth } = english;
const at = (path: string) => `http://localhost:5173/api/v1/auth/single-sign-on${path}`;
const server = setupServer();
const [signedIn, left] = [vi.fn(), vi.fn()];
let sent: unknown;

const Page = ({ first, demo }: { first: Entry; demo: boolean }) => {
  const [{ shown, email }, show] = useState<{ shown: Entry | null; email: string }>({
    shown: first,
    email: '',
  });
  return (
    <EntryDialog
      shown={shown}
      email={email}
      texts={auth}
      demo={demo}
      response="code=abc&state=xyz"
      onLeave={left}
      onShow={(entry, typed = '') => show({ shown: entry, email: typed })}
      onClose={() => show({ shown: null, email: '' })}
      onSignedIn={signedIn}
      onSignedUp={() => undefined}
    />
  );
};
const open = (first: Entry, { demo = false } = {}) => {
  render(<Page first={first} demo={demo} />);
  return { user: userEvent.setup(), dialog: within(screen.getByRole('dialog')) };
};
const refuses = (path: string, code: string, message: string, details?: object) =>
  on.post(at(path), () => HttpResponse.json({ success: false, code, message, details }, { status: 409 }));

beforeAll(() => server.listen());
beforeEach(() => {
  sent = undefined;
  history.replaceState(null, '', '/');
  server.use(
    on.get('http://localhost:5173/api/v1/health', () => HttpResponse.json({ sampleData: false })),
    on.post(at(''), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ success: true, data: { url: 'https://id.example/auth?x=1' } });
    }),
    on.post(at('/finish'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(signInAnswer('recruiter'));
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  clearSession('signedOut');
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterAll(() => server.close());

describe('signing in with the company', () => {
  it('asks only for the work email, and continues at the provider', async () => {
    const { user, dialog } = open('signIn');
    await user.click(dialog.getByRole('button', { name: 'Sign in with your company' }));
    dialog.getByRole('heading', { name: 'Sign in with your company' });
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByLabelText('Work email')).toHaveAccessibleDescription('Email is required');
    await user.type(dialog.getByLabelText('Work email'), 'ada@skyharbor.example{Enter}');
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://id.example/auth?x=1'));
    expect(sent).toEqual({ email: 'ada@skyharbor.example' });
  });

  it('says why it cannot go on, and leads back to the password', async () => {
    server.use(refuses('', 'single-sign-on.none', 'Single sign-on is not set up for this email.'));
    const { user, dialog } = open('company');
    await user.type(dialog.getByLabelText('Work email'), 'ada@elsewhere.example{Enter}');
    await dialog.findByText('Single sign-on is not set up for this email.');
    expect(left).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Back to sign in' }));
    dialog.getByLabelText('Password');
  });

  it('returns with a session, and to the page that was asked for', async () => {
    history.replaceState(null, '', '/?next=%2Frecruiter%2Fjobs#row');
    const { user, dialog } = open('company');
    await user.click(dialog.getByRole('checkbox', { name: 'Remember this device' }));
    await user.type(dialog.getByLabelText('Work email'), 'ada@skyharbor.example{Enter}');
    await waitFor(() => expect(left).toHaveBeenCalled());
    cleanup();
    history.replaceState(null, '', '/#single-sign-on?code=abc&state=xyz');
    open('returning');
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('recruiter'));
    expect(sent).toMatchObject({ response: 'code=abc&state=xyz' });
    expect(currentSession()).toMatchObject({ userType: 'recruiter', keptIn: 'tab' });
    expect(window.location.search + window.location.hash).toBe('?next=%2Frecruiter%2Fjobs#row');
  });

  it('shows a failure in words, and starts again', async () => {
    server.use(refuses('/finish', 'single-sign-on.no-account', 'There is no account for a@b.example.'));
    history.replaceState(null, '', '/#single-sign-on?code=abc&state=xyz');
    const { user, dialog } = open('returning');
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no account for a@b.example.');
    expect(window.location.hash).toBe('');
    await user.click(dialog.getByRole('button', { name: 'Start again' }));
    dialog.getByLabelText('Work email');
  });

  it('goes on where another page of the same sign-in was faster', async () => {
    server.use(
      on.post(at('/finish'), () => {
        storeSession(signInAnswer('provider'));
        const body = { success: false, code: 'single-sign-on.expired', message: 'Used' };
        return HttpResponse.json(body, { status: 409 });
      }),
    );
    open('returning');
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('provider'));
  });

  it('asks for the code of a second factor', async () => {
    server.use(
      refuses('/finish', 'sign-in.code-needed', 'Enter a code', { challenge: 'one' }),
      on.post('http://localhost:5173/api/v1/auth/login/second-factor', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(signInAnswer('recruiter'));
      }),
    );
    const { user, dialog } = open('returning');
    await user.type(await dialog.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('recruiter'));
    expect(sent).toMatchObject({ challenge: 'one', code: '123456' });
  });

  it('is not offered in the demo', () => {
    const { dialog } = open('signIn', { demo: true });
    expect(dialog.queryByRole('button', { name: 'Sign in with your company' })).toBeNull();
  });
});
