import { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { firstPlatform } from '../../domain/settings/platform.ts';
import { clearSession } from '../auth/session.ts';
import { showLanguage } from '../i18n/shownLanguage.ts';
import { showPlatform } from '../platform/shownPlatform.ts';

const site = 'http://localhost:5173';
const clients = new Set<QueryClient>();
const { mount } = QueryClient.prototype;
QueryClient.prototype.mount = function (this: QueryClient) {
  clients.add(this);
  mount.call(this);
};

/**
 * Unmounts everything and clears the query caches. Cached answers would otherwise keep the console in memory
 * for minutes.
 */
export const takeDown = () => {
  cleanup();
  for (const client of clients) client.clear();
  clients.clear();
};

/**
 * Resets the page. Test files in one process share it and its modules, so leftovers would affect the next
 * file. A page that has left the site cannot return: a click on a link to `blob:` is enough.
 */
export const leaveNothing = async () => {
  if (window.location.origin !== site)
    throw new Error(
      `A test left the page at ${window.location.href}, where the tests of the next files fail`,
    );
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test page has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/');
  showPlatform(firstPlatform);
  await showLanguage('en');
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  clearSession('absent');
};
