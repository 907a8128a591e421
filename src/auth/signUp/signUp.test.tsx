import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUpRequests } from '../../../domain/contract/accounts/signUpRequests.ts';
import english from '../../../locales/en/auth.json';
import { type Entry, EntryDialog } from '../EntryDialog.tsx';
import { type SignUpFields, signUpErrors } from './signUpErrors.ts';

const { auth } = english;

const path = 'http://localhost:5173/api/v1/signUpRequests';
const server = setupServer();
const signedUp = vi.fn();
const sent: { key: string | null; body: unknown }[] = [];

/** A response that the test releases, so that the pending state can be checked. */
const answering = (answer: () => Response, until: Promise<unknown> = Promise.resolve()) =>
  on.post(path, async ({ request }) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
    await until;
    return answer();
  });
const accepted = () =>
  HttpResponse.json({ success: true, data: null, message: 'Received', timestamp: '' }, { status: 201 });
const refused = (status: number, body: object = {}) =>
  HttpResponse.json({ success: false, ...body }, { status });

const Page = () => {
  const [shown, show] = useState<Entry | null>(null);
  return (
    <>
      <button type="button" onClick={() => show('signUp')}>
        Sign Up
      </button>
      <EntryDialog
        shown={shown}
        email=""
        texts={auth}
        demo={false}
        onShow={show}
        onClose={() => show(null)}
        onSignedIn={() => undefined}
        onLeave={() => undefined}
        onSignedUp={signedUp}
      />
    </>
  );
};

const open = async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Join TalentBench' }));
  const send = () => user.click(dialog.getByRole('button', { name: /^Send/ }));
  return { user, dialog, send };
};

type Opened = Awaited<ReturnType<typeof open>>;
const fill = async ({ user, dialog }: Opened) => {
  await user.type(dialog.getByLabelText('First Name'), 'Dana');
  await user.type(dialog.getByLabelText('Last Name'), 'Okafor');
  await user.type(dialog.getByLabelText('Email'), 'dana@brightforge.example');
  await user.type(dialog.getByLabelText('Company'), 'Brightforge');
};
const whatDanaTyped = {
  firstName: 'Dana',
  lastName: 'Okafor',
  email: 'dana@brightforge.example',
  company: 'Brightforge',
  userType: 'recruiter',
  homepage: '',
};

beforeAll(() => server.listen());
beforeEach(() => {
  signedUp.mockClear();
  sent.length = 0;
});
afterEach(() => {
  server.resetHandlers();
  document.documentElement.lang = '';
});
afterAll(() => server.close());

describe('the sign-up request', () => {
  it('requires names, email and company; the message is optional', async () => {
    const { dialog, send } = await open();
    await send();
    for (const label of ['First Name', 'Last Name', 'Company'])
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription('Required');
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(dialog.getByLabelText('Message')).toHaveAccessibleDescription(/^\s*optional$/);
    expect(dialog.getByLabelText('First Name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('requires a valid email', async () => {
    const opened = await open();
    await fill(opened);
    await opened.user.type(opened.dialog.getByLabelText('Email'), ' or so{Enter}');
    expect(opened.dialog.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email');
    expect(opened.dialog.getByLabelText('Email')).toHaveFocus();
  });

  it('shows the maximum length of a field', async () => {
    const opened = await open();
    await fill(opened);
    await opened.user.click(opened.dialog.getByLabelText('Company'));
    await opened.user.paste('x'.repeat(120));
    await opened.send();
    expect(opened.dialog.getByLabelText('Company')).toHaveAccessibleDescription('At most 120 characters');
  });

  it("clears a field's error when that field is edited, and keeps the others'", async () => {
    const { user, dialog, send } = await open();
    await send();
    await user.type(dialog.getByLabelText('Company'), 'B');
    expect(dialog.getByLabelText('Company')).not.toHaveAccessibleDescription();
    expect(dialog.getByLabelText('Last Name')).toHaveAccessibleDescription('Required');
  });

  it('is for a recruiter by default', async () => {
    server.use(answering(accepted));
    const opened = await open();
    expect(
      within(opened.dialog.getByRole('group', { name: 'I am a' })).getByLabelText('Recruiter'),
    ).toBeChecked();
    await fill(opened);
    await opened.user.click(opened.dialog.getByLabelText('Talent provider'));
    await opened.send();
    await vi.waitFor(() => expect(sent[0]?.body).toMatchObject({ userType: 'provider' }));
  });

  it('asks a provider for the size of its bench, as people write numbers, and keeps a wrong one as typed', async () => {
    server.use(answering(accepted));
    const opened = await open();
    await fill(opened);
    expect(opened.dialog.queryByLabelText('People on your bench')).not.toBeInTheDocument();
    await opened.user.click(opened.dialog.getByLabelText('Talent provider'));
    const bench = opened.dialog.getByLabelText('People on your bench');
    for (const wrong of ['forty', '0', '12.5', '-3', '100001']) {
      await opened.user.clear(bench);
      await opened.user.type(bench, wrong);
      await opened.send();
      expect(bench).toHaveAccessibleDescription(/^Enter a whole number from 1 to 100,000/);
      expect(bench).toHaveValue(wrong);
    }
    await opened.user.clear(bench);
    await opened.user.type(bench, '1.200');
    await opened.send();
    await vi.waitFor(() => expect(sent[0]?.body).toMatchObject({ benchEmployees: 1200 }));
  });

  it('forgets the size of a bench when the visitor turns out to be a recruiter', async () => {
    server.use(answering(accepted));
    const opened = await open();
    await fill(opened);
    await opened.user.click(opened.dialog.getByLabelText('Talent provider'));
    await opened.user.type(opened.dialog.getByLabelText('People on your bench'), 'forty');
    await opened.user.click(opened.dialog.getByLabelText('Recruiter'));
    await opened.send();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual(whatDanaTyped);
  });

  it("is sent on Enter with the page's language, closes the dialog and thanks by first name", async () => {
    document.documentElement.lang = 'de';
    server.use(answering(accepted));
    const opened = await open();
    await fill(opened);
    await opened.user.type(opened.dialog.getByLabelText('Company'), '{Enter}');
    await vi.waitFor(() => expect(signedUp).toHaveBeenCalledWith('Dana'));
    expect(sent).toEqual([{ key: expect.stringMatching(/./), body: { ...whatDanaTyped, language: 'de' } }]);
    expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toHaveFocus();
  });

  it('shows that it is being sent, and ignores a second press', async () => {
    const { promise, resolve } = Promise.withResolvers();
    server.use(answering(accepted, promise));
    const opened = await open();
    await fill(opened);
    await opened.send();
    const button = opened.dialog.getByRole('button', { name: 'Sending your request…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(button);
    await opened.user.type(opened.dialog.getByLabelText('Company'), '{Enter}');
    resolve(undefined);
    await vi.waitFor(() => expect(signedUp).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it('stays open with its input when the server is unreachable, and is repeated with the same key', async () => {
    server.use(answering(() => HttpResponse.error()));
    const opened = await open();
    await fill(opened);
    await opened.send();
    expect(
      await opened.dialog.findByText('Can’t reach the server. Check your connection and try again.'),
    ).toHaveAttribute('role', 'alert');
    expect(opened.dialog.getByLabelText('Email')).toHaveValue('dana@brightforge.example');
    server.use(answering(accepted));
    await opened.send();
    await vi.waitFor(() => expect(signedUp).toHaveBeenCalled());
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('gets a new key when its content changes', async () => {
    server.use(answering(() => refused(500)));
    const opened = await open();
    await fill(opened);
    await opened.send();
    await opened.dialog.findByText(/Your entries are kept/);
    await opened.user.type(opened.dialog.getByLabelText('Message'), 'We hire testers.');
    expect(opened.dialog.queryByText(/Your entries are kept/)).not.toBeInTheDocument();
    await opened.send();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ body: { message: 'We hire testers.' } });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it("shows the server's error under its field", async () => {
    server.use(answering(() => refused(400, { errors: { company: 'This company is with us already' } })));
    const opened = await open();
    await fill(opened);
    await opened.send();
    await vi.waitFor(() =>
      expect(opened.dialog.getByLabelText('Company')).toHaveAccessibleDescription(
        'This company is with us already',
      ),
    );
    expect(opened.dialog.getByLabelText('Company')).toHaveFocus();
  });

  it('asks to wait after too many requests', async () => {
    server.use(answering(() => refused(429, { message: 'Too many requests' })));
    const opened = await open();
    await fill(opened);
    await opened.send();
    expect(await opened.dialog.findByText(/^Too many attempts\. Please wait a moment/)).toBeVisible();
  });

  it('has a hidden field, and sends what bots enter there', async () => {
    server.use(answering(accepted));
    const opened = await open();
    expect(opened.dialog.queryByRole('textbox', { name: auth.signUp.homepage })).not.toBeInTheDocument();
    expect(opened.dialog.getByLabelText(auth.signUp.homepage)).toHaveAttribute('tabindex', '-1');
    await opened.user.type(opened.dialog.getByLabelText(auth.signUp.homepage), 'https://pills.example');
    await fill(opened);
    await opened.send();
    await vi.waitFor(() => expect(sent[0]?.body).toMatchObject({ homepage: 'https://pills.example' }));
  });

  it('clears fields and errors when closed, and restores focus', async () => {
    const { user, dialog, send } = await open();
    await user.type(dialog.getByLabelText('Company'), 'Brightforge');
    await send();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Sign Up' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(dialog.getByLabelText('Company')).toHaveValue('');
    expect(dialog.queryByText('Required')).not.toBeInTheDocument();
  });

  it('closed before the response still shows the confirmation, and closes no dialog opened since', async () => {
    const { promise, resolve } = Promise.withResolvers();
    server.use(answering(accepted, promise));
    const opened = await open();
    await fill(opened);
    await opened.send();
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign in' }));
    resolve(undefined);
    await vi.waitFor(() => expect(signedUp).toHaveBeenCalledWith('Dana'));
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });
});

describe('validation of the sign-up request', () => {
  const good: SignUpFields = { ...whatDanaTyped, benchEmployees: '', message: '' };
  const { firstName, lastName, email, company, message } = signUpRequests.fields;
  const contract = { firstName, lastName, email, company, message };

  it.each<[string, keyof typeof contract, string]>([
    ['60 letters of first name', 'firstName', 'D'.repeat(60)],
    ['61 letters of first name', 'firstName', 'D'.repeat(61)],
    ['a last name of blanks', 'lastName', '  '],
    ['a long email', 'email', `${'d'.repeat(246)}@a.bc`],
    ['a longer email', 'email', `${'d'.repeat(250)}@a.bc`],
    ['an email without a domain', 'email', 'dana@home'],
    ['121 letters of company', 'company', 'C'.repeat(121)],
    ['2000 letters of message', 'message', 'M'.repeat(2000)],
    ['2001 letters of message', 'message', 'M'.repeat(2001)],
  ])('matches the contract for %s', (_, field, text) => {
    const found = signUpErrors({ ...good, [field]: text }, auth.errors);
    expect(found[field] === undefined).toBe(contract[field].safeParse(text).success);
  });
});
