import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, currentSession, sessionEnd, storeSession, subscribeSession } from './session.ts';
import { signedInAs, signInAnswer } from './signedInAs.ts';

beforeEach(() => localStorage.clear());
afterEach(() => clearSession('signedOut'));

const otherTabChanges = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('the session', () => {
  it('is held in the local storage keys of the sign-in', () => {
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

  it.each(['authToken', 'userType'])('is not a session without %s', (key) => {
    signedInAs('provider');
    localStorage.removeItem(key);
    otherTabChanges(key);
    expect(currentSession()).toBeNull();
  });

  it('is refused, with a warning, when the answer lacks the user type', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const answer = signInAnswer('provider');
    expect(storeSession({ ...answer, data: { token: 'a token' } })).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(currentSession()).toBeNull();
  });

  it('leaves nothing personal behind when it ends, and keeps the choice of colours', () => {
    signedInAs('recruiter');
    localStorage.setItem('user_firstName', 'Dana');
    localStorage.setItem('RaStorerecruiter.jobs.listParams', '{}');
    localStorage.setItem('colourScheme', 'dark');
    clearSession('signedOut');
    expect(Object.keys(localStorage)).toEqual(['colourScheme']);
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

  it('survives user data that cannot be read', () => {
    signedInAs('provider');
    localStorage.setItem('userData', '{');
    otherTabChanges('userData');
    expect(currentSession()).toMatchObject({ userType: 'provider', user: null });
  });
});
