import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../locales/en/auth.json';
import { stopped, withoutPasskeys, withPasskeys } from '../testing/browserPasskeys.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { clearSession, currentSession } from './session.ts';
import { signInAnswer } from './signedInAs.ts';

const { auth } = english;
const at = (path: string) => `http://localhost:5173/api/v1/${path}`;
const refusal = (code: string, message: string, details?: object) =>
  HttpResponse.json({ success: false, code, message, details }, { status: 401 });
const server = setupServer();
const signedIn = vi.fn();
let credentials: ReturnType<typeof withPasskeys>;
let sent: [string, unknown][] = [];

const open = ({ demo = false } = {}) => {
  render(
    <EntryDialog
      shown="signIn"
      email=""
      texts={auth}
      demo={demo}
      onLeave={() => undefined}
      onShow={() => undefined}
      onClose={() => undefined}
      onSignedIn={signedIn}
      onSignedUp={() => undefined}
    />,
  );
  return { user: userEvent.setup(), dialog: within(screen.getByRole('dialog')) };
};

beforeAll(() => server.listen());
beforeEach(() => {
  sent = [];
  credentials = withPasskeys();
  server.use(
    on.get(at('health'), () => HttpResponse.json({ sampleData: false })),
    on.post(at('auth/passkey-sign-in'), async ({ request }) => {
      sent.push(['begin', await request.json().catch(() => null)]);
      return HttpResponse.json({ success: true, data: { challenge: 'AAAA', rpId: 'localhost' } });
    }),
    on.post(at('auth/passkey-sign-in/finish'), async ({ request }) => {
      sent.push(['finish', await request.json()]);
      return HttpResponse.json(signInAnswer('recruiter'));
    }),
  );
});
afterEach(() => {
  cleanup();
  withoutPasskeys();
  server.resetHandlers();
  clearSession('signedOut');
  vi.clearAllMocks();
});
afterAll(() => server.close());

describe('signing in with a passkey', () => {
  it('needs no other field, and remembers the device as chosen', async () => {
    const { user, dialog } = open();
    await user.click(dialog.getByRole('checkbox', { name: 'Remember this device' }));
    await user.click(dialog.getByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('recruiter'));
    expect(credentials.get).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([
      ['begin', {}],
      ['finish', { response: { id: 'bmV3', response: { userHandle: 'dXNlcg' } } }],
    ]);
    expect(currentSession()?.keptIn).toBe('tab');
  });

  it('says what to do when the browser used none, and when the server refuses it', async () => {
    credentials.get.mockRejectedValueOnce(stopped());
    const { user, dialog } = open();
    await user.click(dialog.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await dialog.findByText(auth.errors.passkey)).toBeVisible();
    server.use(
      on.post(at('auth/passkey-sign-in/finish'), () =>
        refusal('passkeys.refused', 'This passkey was not accepted.'),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await dialog.findByText(/^This passkey was not accepted\./)).toBeVisible();
    expect(signedIn).not.toHaveBeenCalled();
  });

  it('takes the place of the code after the password, for a user who has one', async () => {
    server.use(
      on.post(at('auth/login'), () =>
        refusal('sign-in.code-needed', 'Enter a code', { challenge: 'one', passkey: true }),
      ),
    );
    const { user, dialog } = open();
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
    await user.type(dialog.getByLabelText('Password'), 'bench-demo{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('recruiter'));
    expect(sent).toMatchObject([
      ['begin', { challenge: 'one' }],
      ['finish', { challenge: 'one' }],
    ]);
  });

  it('goes on with the next challenge after a refused passkey', async () => {
    server.use(
      on.post(at('auth/login'), () =>
        refusal('sign-in.code-needed', 'Enter a code', { challenge: 'one', passkey: true }),
      ),
      on.post(
        at('auth/passkey-sign-in/finish'),
        () => refusal('passkeys.refused', 'This passkey was not accepted.', { challenge: 'two' }),
        { once: true },
      ),
    );
    const { user, dialog } = open();
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
    await user.type(dialog.getByLabelText('Password'), 'bench-demo{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey instead' }));
    expect(await dialog.findByText(/^This passkey was not accepted\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('recruiter'));
    expect(sent.at(-1)).toMatchObject(['finish', { challenge: 'two' }]);
  });

  it('is not offered in the demo, nor in a browser without passkeys', () => {
    const { dialog } = open({ demo: true });
    expect(dialog.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    cleanup();
    withoutPasskeys();
    expect(open().dialog.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
