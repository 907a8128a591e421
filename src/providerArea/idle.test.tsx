import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, sessionEnd } from '../auth/session.ts';
import { open } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

const at = (path: string) => `http://localhost:5173/api/v1/auth/${path}`;
const asked: string[] = [];
const answers = [
  on.get(at('profile'), ({ request }) => {
    asked.push(request.headers.get('authorization') ?? '');
    return HttpResponse.json({ success: true, data: {} });
  }),
  on.get(at('second-factor'), () => HttpResponse.json({ success: true, data: { on: false, codesLeft: 0 } })),
  on.post(at('logout'), () => HttpResponse.json({ success: true })),
];
beforeEach(() => {
  asked.length = 0;
  server.use(...answers);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const pass = (minutes: number, seconds = 0) =>
  act(() => vi.advanceTimersByTimeAsync((minutes * 60 + seconds) * 1000));
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

test('an idle user is warned a minute before sign-out, and can stay by pressing a button', {
  tags: 'rest',
}, async () => {
  await open('provider', '/settings/profile');
  await screen.findByRole('button', { name: 'Edit Profile' });
  await pass(28, 30);
  expect(warning()).not.toBeInTheDocument();
  await pass(0, 40);
  await screen.findByText(/You will be signed out in \d+ seconds/);
  fireEvent.pointerMove(window);
  await pass(0, 5);
  expect(warning()).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(warning()).not.toBeInTheDocument());
  expect(asked).toEqual(['Bearer token']);
  await pass(5);
  expect(currentSession()).not.toBeNull();
});

test('an active user is not signed out, and the server is informed', { tags: 'rest' }, async () => {
  await open('provider', '/settings/profile');
  await screen.findByRole('button', { name: 'Edit Profile' });
  for (let minute = 0; minute < 40; minute += 5) {
    await pass(5);
    fireEvent.keyDown(window);
  }
  await pass(0, 5);
  expect(warning()).not.toBeInTheDocument();
  expect(asked.length).toBeGreaterThan(5);
});

test('an idle user is signed out after half an hour, and form input is restored', {
  tags: 'rest',
}, async () => {
  await open('provider', '/settings/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  fireEvent.change(await screen.findByLabelText(/^Location/), { target: { value: 'Pune, India' } });
  await pass(30, 5);
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(sessionEnd()).toBe('expired');
  const kept = Object.fromEntries(
    Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']),
  );
  cleanup();
  await open('provider', '/settings/profile', { keptInTab: kept });
  await waitFor(() => expect(screen.getByLabelText(/^Location/)).toHaveValue('Pune, India'));
  await screen.findByText('Your unsaved changes are back.');
});

test('idle users stay signed in if the company has switched the timeout off', { tags: 'rest' }, async () => {
  const { store, user } = await open('provider', '/settings/security');
  expect(user).toBeDefined();
  fireEvent.click(await screen.findByRole('switch', { name: 'Session Timeout' }));
  await waitFor(() =>
    expect(store.rows('preferences').find(({ key }) => key === 'sessionTimeout')?.enabled).toBe(false),
  );
  await pass(1);
  await pass(45);
  expect(warning()).not.toBeInTheDocument();
  expect(currentSession()).not.toBeNull();
});
