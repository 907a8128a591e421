import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import site from '../../locales/en/site.json';
import { followSession, isSignedIn } from './signedIn.ts';
import { openPage } from './testing.ts';

const { landing } = site;

const isMarked = () => document.documentElement.hasAttribute('data-signed-in');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  document.body.innerHTML = '';
});

test.each([
  ['on this device', localStorage],
  ['in this tab', sessionStorage],
])('the page is marked while a session is held %s, and no longer', (_where, storage) => {
  followSession();
  expect([isSignedIn(), isMarked()]).toEqual([false, false]);
  storage.setItem('authToken', 'a token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  expect([isSignedIn(), isMarked()]).toEqual([true, true]);
  storage.removeItem('authToken');
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(false);
});

test('visitors and people who are signed in have buttons of their own, in the bar and in the drawer', () => {
  openPage();
  for (const place of ['.top-bar', '#drawer']) {
    const buttons = within(document.querySelector(place) as HTMLElement);
    const button = (name: string) => buttons.getByRole('button', { name, hidden: true });
    expect(button(landing.nav.login)).toHaveClass('for-visitors');
    expect(button(landing.nav.signUp)).toHaveClass('for-visitors');
    expect(button('Open console')).toHaveClass('for-members');
    expect(button('Open console')).toHaveAttribute('data-opens', 'signIn');
  }
});
