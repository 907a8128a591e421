import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  currentSession,
  sessionEnd,
  storeSession,
  storeTokens,
  subscribeSession,
} from './session.ts';
import { signedInAs, signInAnswer } from './signedInAs.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => clearSession('signedOut'));

const otherTabChanges = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('the stored session', () => {
  it('is kept in the local storage keys of the sign-in', () => {
    signedInAs('provider');
    expect({ ...localStorage }).toMatchObject({
      authToken: 'token of provider',
      refreshToken: 'refresh of provider',
      userType: 'provider',
      userRole: 'Super Admin',
      userId: 'USR-provider',
      loginMessage: 'Welcome back',
      loginTimestamp: '2026-03-02T09:00:00.000Z',
      fc: 'COM-001',
    });
    expect(JSON.parse(localStorage.userData)).toMatchObject({ email: 'provider@talentbench.example' });
  });

  it('stores each field of the user under its own key', () => {
    signedInAs('provider');
    expect({ ...localStorage }).toMatchObject({
      user_id: 'USR-provider',
      user_email: 'provider@talentbench.example',
      user_fullName: 'Dana Okafor',
      user_companyId: 'COM-001',
    });
    expect(JSON.parse(localStorage.user_permissions)).toContain('market.read');
    signedInAs('admin');
    expect(localStorage.user_companyId).toBeUndefined();
  });

  it.each(['authToken', 'userType'])('is invalid without %s', (key) => {
    signedInAs('provider');
    localStorage.removeItem(key);
    otherTabChanges(key);
    expect(currentSession()).toBeNull();
  });

  it('is refused, with a warning, if the response lacks the user type', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const answer = signInAnswer('provider');
    expect(storeSession({ ...answer, data: { token: 'a token' } })).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(currentSession()).toBeNull();
  });

  it('leaves no personal data when it ends, and keeps the color scheme', () => {
    signedInAs('recruiter');
    localStorage.setItem('user_firstName', 'Dana');
    localStorage.setItem('RaStorerecruiter.jobs.listParams', '{}');
    localStorage.setItem('lastActive', '1800000000000');
    localStorage.setItem('colourScheme', 'dark');
    clearSession('signedOut');
    expect(Object.keys(localStorage)).toEqual(['colourScheme']);
  });

  it('shows other tabs a new refresh token with its access token only, as they would exchange it again', () => {
    signedInAs('provider');
    const seen = new Set<string>();
    const device = localStorage;
    const setItem = (key: string, text: string) => {
      device.setItem(key, text);
      seen.add(`${device.getItem('authToken')}, ${device.getItem('refreshToken')}`);
    };
    const watched = new Proxy(device, {
      get: (storage, name) => (name === 'setItem' ? setItem : Reflect.get(storage, name)),
    });
    vi.stubGlobal('localStorage', watched);
    storeTokens('fresh', 'next refresh');
    signedInAs('recruiter');
    vi.unstubAllGlobals();
    expect([...seen]).toEqual([
      'token of provider, refresh of provider',
      'fresh, refresh of provider',
      'fresh, next refresh',
      'token of recruiter, next refresh',
      'token of recruiter, refresh of recruiter',
    ]);
  });

  it('ends in this tab when it ends in another', () => {
    signedInAs('provider');
    const told = vi.fn();
    const stop = subscribeSession(told);
    localStorage.clear();
    otherTabChanges(null);
    stop();
    expect(told).toHaveBeenCalled();
    expect(currentSession()).toBeNull();
    expect(sessionEnd()).toBe('signedOut');
  });

  it('survives unreadable user data', () => {
    signedInAs('provider');
    localStorage.setItem('userData', '{');
    otherTabChanges('userData');
    expect(currentSession()).toMatchObject({ userType: 'provider', user: null });
  });
});

/** Another tab of a session that is kept per tab: a duplicate has the same session name. */
const duplicate = () => {
  const channel = new BroadcastChannel(`session.${sessionStorage.getItem('sessionName')}`);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  open.push(channel);
  return { heard, tell: (message: unknown) => channel.postMessage(message) };
};
const open: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

describe('a session on a device that must not be remembered', () => {
  it('is stored in the tab only', () => {
    signedInAs('provider', 'tab');
    expect(sessionStorage.getItem('authToken')).toBe('token of provider');
    expect(localStorage).toHaveLength(0);
    expect(currentSession()).toMatchObject({ userType: 'provider', keptIn: 'tab' });
  });

  it('replaces one that the device remembered', () => {
    signedInAs('recruiter');
    signedInAs('provider', 'tab');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(currentSession()).toMatchObject({ userType: 'provider' });
  });

  it('is replaced by one that the device remembers', () => {
    signedInAs('provider', 'tab');
    signedInAs('recruiter');
    expect(sessionStorage).toHaveLength(0);
    expect(currentSession()).toMatchObject({ userType: 'recruiter', keptIn: 'device' });
  });

  it('stores fresh tokens in the same place, and leaves nothing when it ends', () => {
    signedInAs('provider', 'tab');
    storeTokens('fresh', 'next refresh');
    expect(sessionStorage.getItem('authToken')).toBe('fresh');
    clearSession('signedOut');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('ends in its other tabs when it ends here', async () => {
    signedInAs('provider', 'tab');
    const { heard } = duplicate();
    clearSession('signedOut');
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'ended', end: 'signedOut' }));
  });

  it('ends here when it ends in another of its tabs, and not when another session does', async () => {
    signedInAs('recruiter', 'tab');
    const stranger = duplicate();
    signedInAs('provider', 'tab');
    stranger.tell({ kind: 'ended', end: 'signedOut' });
    const { tell } = duplicate();
    tell({ kind: 'tokens', turn: 2, token: 'told', refreshToken: 'told too' });
    await vi.waitFor(() => expect(currentSession()?.token).toBe('told'));
    tell({ kind: 'ended', end: 'signedOut' });
    await vi.waitFor(() => expect(currentSession()).toBeNull());
    expect(sessionEnd()).toBe('signedOut');
    expect(sessionStorage).toHaveLength(0);
  });

  it('passes fresh tokens to its other tabs, at once and on request', async () => {
    signedInAs('provider', 'tab');
    const { heard, tell } = duplicate();
    storeTokens('fresh', 'next refresh');
    const told = { kind: 'tokens', turn: 2, token: 'fresh', refreshToken: 'next refresh' };
    await vi.waitFor(() => expect(heard).toEqual([told]));
    tell({ kind: 'ask', turn: 1 });
    await vi.waitFor(() => expect(heard).toEqual([told, told]));
  });

  it('asks its other tabs for fresher tokens as it opens, for a restored tab has those of long ago', async () => {
    signedInAs('provider', 'tab');
    const { heard } = duplicate();
    vi.resetModules();
    const restored = await import('./session.ts');
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'ask', turn: 1 }]));
    restored.clearSession('signedOut');
  });

  it('never accepts older tokens than it has', async () => {
    signedInAs('provider', 'tab');
    storeTokens('second', 'refresh two');
    const { tell } = duplicate();
    tell({ kind: 'tokens', turn: 1, token: 'first', refreshToken: 'refresh one' });
    tell({ kind: 'tokens', turn: 3, token: 'third', refreshToken: 'refresh three' });
    const seen: (string | undefined)[] = [];
    const stop = subscribeSession(() => seen.push(currentSession()?.token));
    await vi.waitFor(() => expect(currentSession()?.token).toBe('third'));
    stop();
    expect(seen).toEqual(['third']);
  });
});
