import { describe, expect, it } from 'vitest';
import { landingPath, safeNext } from './areaPaths.ts';

describe('after signing in', () => {
  it.each([
    ['provider', '/provider/dashboard'],
    ['recruiter', '/recruiter/dashboard'],
    ['admin', '/platform-admin/dashboard'],
    ['partner', '/dashboard'],
  ])('a %s lands on %s', (userType, path) => {
    expect(landingPath(userType)).toBe(path);
  });

  it.each(['/provider/contracts?page=2#top', '/provider', '/dashboard', '/route-demo'])(
    'a provider is redirected back to %s',
    (next) => {
      expect(safeNext(next, 'provider')).toBe(next);
    },
  );

  it.each([
    null,
    '',
    'https://elsewhere.example/provider',
    '//elsewhere.example/provider',
    '/\\elsewhere.example/provider',
    'javascript:alert(1)',
    '/recruiter/jobs',
    '/provider-of-nothing',
    '/provider/../platform-admin',
  ])('a provider is not redirected to %s', (next) => {
    expect(safeNext(next, 'provider')).toBeUndefined();
  });
});
