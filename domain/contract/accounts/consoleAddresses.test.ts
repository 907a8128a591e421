import { describe, expect, it } from 'vitest';
import { isConsoleAddress } from './consoleAddresses.ts';

describe('console addresses', () => {
  it('include every page below a console, the shared pages and the short paths', () => {
    for (const path of [
      '/provider',
      '/recruiter/',
      '/platform-admin/users/USR-001',
      '/dashboard',
      '/employees/BE-001',
    ])
      expect([path, isConsoleAddress(path)]).toEqual([path, true]);
  });

  it('exclude everything else', () => {
    for (const path of [
      '/',
      '/nonsense',
      '/healthz',
      '/.git/config',
      '/providerx',
      '//provider',
      '/constructor',
      'provider',
    ])
      expect([path, isConsoleAddress(path)]).toEqual([path, false]);
  });
});
