import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, readSession, type SignInAnswer } from './session.ts';
import { person, signedInAs } from './signedInAs.ts';
import { openView, stopView, TabBlocked } from './view.ts';

const viewing = { by: 'Elena Marchetti', company: 'Hire Co', until: '2026-06-15T09:30:00.000Z' };
const answer: SignInAnswer = {
  success: true,
  data: { token: 'view-token', user: { ...person('recruiter'), permissions: ['market.read'], viewing } },
};
const respond = (body: object, status = 200) =>
  vi.fn<typeof fetch>(
    async () =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
const inMemory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    clear: () => kept.clear(),
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    getItem: (key: string) => kept.get(key) ?? null,
  };
};
const openTab = () => {
  const sessionStorage = inMemory();
  sessionStorage.setItem('authToken', 'the operator’s own, copied by the browser');
  const tab = { sessionStorage, opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
  vi.stubGlobal('open', () => tab);
  return tab;
};

beforeEach(() => {
  clearSession('absent');
  signedInAs('admin');
});
afterEach(() => vi.unstubAllGlobals());

test('a view session is stored in its own tab, and leaves the operator’s session unchanged', async () => {
  const tab = openTab();
  vi.stubGlobal('fetch', respond(answer, 201));
  await openView('USR-017');
  expect(tab.sessionStorage.getItem('authToken')).toBe('view-token');
  expect(tab.sessionStorage.getItem('refreshToken')).toBeNull();
  expect(JSON.parse(tab.sessionStorage.getItem('userData') ?? '{}')).toMatchObject({ viewing });
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith('/recruiter/dashboard');
  expect(readSession()?.userType).toBe('admin');
});

test('a refused view closes its tab again', async () => {
  const tab = openTab();
  vi.stubGlobal(
    'fetch',
    respond({ success: false, code: 'view.operator', message: 'You can’t view as an operator' }, 409),
  );
  await expect(openView('USR-001')).rejects.toThrow('You can’t view as an operator');
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('a blocked tab is reported before the server is called', async () => {
  const fetching = respond(answer);
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('open', () => null);
  await expect(openView('USR-017')).rejects.toThrow(TabBlocked);
  expect(fetching).not.toHaveBeenCalled();
});

test('ending a view informs the server, closes the tab, and does not sign out the operator', async () => {
  const fetching = respond({ success: true });
  const close = vi.fn();
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('close', close);
  sessionStorage.setItem('authToken', 'view-token');
  sessionStorage.setItem('userType', 'recruiter');
  sessionStorage.setItem('userData', JSON.stringify(answer.data?.user));
  expect(readSession()?.user?.viewing).toEqual(viewing);
  await stopView();
  const sent = fetching.mock.calls[0]?.[0] as Request;
  expect([new URL(sent.url).pathname, sent.headers.get('authorization')]).toEqual([
    '/api/v1/auth/logout',
    'Bearer view-token',
  ]);
  expect(close).toHaveBeenCalled();
  expect(readSession()).toMatchObject({ userType: 'admin', keptIn: 'device' });
});

test('an expired view removes only its own tab’s session', () => {
  sessionStorage.setItem('authToken', 'view-token');
  sessionStorage.setItem('userType', 'recruiter');
  sessionStorage.setItem('userData', JSON.stringify(answer.data?.user));
  clearSession('expired');
  expect(readSession()).toMatchObject({ userType: 'admin', keptIn: 'device' });
});
