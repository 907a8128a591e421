import { describe, expect, test } from 'vitest';
import {
  domainOf,
  isDomain,
  isIssuer,
  isMailService,
  namesFrom,
  tidyDomain,
  tidyIssuer,
} from './signOnSetUp.ts';

describe('domains of single sign-on', () => {
  test.each(['skyharbor.example', 'people.skyharbor.example', 'xn--mnchen-3ya.de', 'a-b.co.uk'])(
    'are names that can have mail: %s',
    (domain) => expect(isDomain(domain)).toBe(true),
  );
  test.each([
    'localhost',
    '10.0.0.1',
    'a..b.com',
    '-a.com',
    'a.com/path',
    'a b.com',
    '*.com',
    `${'a'.repeat(60)}.${'b'.repeat(60)}.com`,
  ])('are not other texts: %s', (domain) => expect(isDomain(domain)).toBe(false));
  test('are understood as people type them', () => {
    expect(tidyDomain(' @SkyHarbor.Example. ')).toBe('skyharbor.example');
    expect(domainOf('Ada@SkyHarbor.Example')).toBe('skyharbor.example');
    expect(tidyDomain('München.example')).toBe('xn--mnchen-3ya.example');
    expect(tidyDomain('บริษัท。example')).toBe('xn--o3cf1ay4bq.example');
  });
  test('are not those of public mail services', () => {
    for (const domain of ['gmail.com', 'outlook.com', 'web.de', '163.com'])
      expect(isMailService(domain)).toBe(true);
    expect(isMailService('skyharbor.example')).toBe(false);
  });
});

describe('an issuer', () => {
  test('can be pasted as the address of its discovery document', () => {
    expect(tidyIssuer(' https://id.example/realms/a/.well-known/openid-configuration')).toBe(
      'https://id.example/realms/a',
    );
    expect(tidyIssuer('https://id.example/')).toBe('https://id.example/');
  });
  test('is a web address without credentials, query and fragment', () => {
    expect(isIssuer('https://login.example/tenant/v2.0')).toBe(true);
    for (const address of [
      'id.example',
      'ftp://id.example',
      'https://a:b@id.example',
      'https://id.example?x=1',
      'https://id.example#a',
      'https://',
    ])
      expect([address, isIssuer(address)]).toEqual([address, false]);
  });
});

describe('the names of a new person', () => {
  const email = 'ada.lovelace@skyharbor.example';
  test.each([
    [{ given_name: 'Ada', family_name: 'King' }, 'Ada', 'King'],
    [{ name: 'Ada de la Cruz' }, 'Ada', 'de la Cruz'],
    [{ given_name: ' ', name: 7 }, 'Ada', 'Lovelace'],
    [{ name: 'Ada\u0000\u202e King' }, 'Ada', 'King'],
    [{ name: 'Ada' }, 'Ada', 'Ada'],
  ])('come from the claims, or else from the address: %o', (claims, firstName, lastName) => {
    expect(namesFrom(claims, email)).toEqual({ firstName, lastName });
  });
});
