import { describe, expect, test } from 'vitest';
import { platformOptions, settingFault } from '../contract/platform/platformOptions.ts';
import { features, statesOf } from './features.ts';
import { firstPlatform, languageFor, readPlatform } from './platform.ts';
import { daysOfRange, isFarReaching } from './reach.ts';

const row = (key: string, value: string | null) => ({
  kind: 'platform' as const,
  key,
  value,
  userId: null,
  companyId: null,
});

describe('the general settings', () => {
  test('offer timezone UTC, EST, PST, GMT; language English, Spanish, French, German; three date formats; currency USD, EUR, GBP, CAD; files of 5 to 50 MB; sessions of 4 hours to 7 days', () => {
    expect(platformOptions).toEqual({
      timezone: ['UTC', 'EST', 'PST', 'GMT'],
      language: ['English', 'Spanish', 'French', 'German'],
      dateFormat: ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
      currency: ['USD', 'EUR', 'GBP', 'CAD'],
      maxFileSize: ['5MB', '10MB', '25MB', '50MB'],
      sessionTimeout: ['4 hours', '8 hours', '24 hours', '7 days'],
    });
  });

  test('default to 10 MB and 8 hours', () => {
    expect(firstPlatform).toMatchObject({ maxMegabytes: 10, sessionTimeout: '8 hours', currency: 'USD' });
  });

  test('come from the platform’s latest row, and not from a user’s own row', () => {
    const own = { ...row('currency', 'CAD'), userId: 'USR-001' };
    const read = readPlatform([row('currency', 'EUR'), row('currency', 'GBP'), own], []);
    expect(read.currency).toBe('GBP');
    expect(readPlatform([row('language', 'German'), row('timezone', 'PST')], [])).toMatchObject({
      language: 'de',
      timeZone: 'America/Los_Angeles',
    });
  });

  test('have any currency as the default, which is in use; another list than one of codes is refused', () => {
    expect(firstPlatform.currencies).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
    const read = readPlatform([row('currency', 'INR'), row('currenciesInUse', 'KWD,AED')], []);
    expect(read).toMatchObject({ currency: 'INR', currencies: ['AED', 'INR', 'KWD'] });
    expect(readPlatform([row('currenciesInUse', 'nonsense')], []).currencies).toEqual(
      firstPlatform.currencies,
    );
    for (const value of ['INR', null]) expect(settingFault(row('currenciesInUse', value))).toBeNull();
    for (const value of ['', 'inr', 'INR,INR', 'INR;USD'])
      expect(settingFault(row('currenciesInUse', value))).toBe('currency.code');
    expect(settingFault(row('currency', 'INR'))).toBeNull();
    expect(settingFault(row('currency', 'Rupee'))).not.toBeNull();
  });

  test('fall back to the first choice for an invalid value', () => {
    expect(readPlatform([row('maxFileSize', '900MB')], []).maxMegabytes).toBe(10);
    expect(settingFault(row('maxFileSize', '900MB'))).toEqual({
      code: 'choice.one-of',
      values: { values: '5MB, 10MB, 25MB, 50MB' },
    });
    expect(settingFault(row('supportEmail', 'anything'))).toBeNull();
  });
});

describe('the language of a reader', () => {
  const platform = readPlatform([row('language', 'French')], []);
  test('is the chosen one, else the operator’s, else the browser’s', () => {
    expect(languageFor(platform, { chosen: 'de', asked: 'es' })).toBe('de');
    expect(languageFor(platform, { chosen: null, asked: 'es' })).toBe('fr');
    expect(languageFor(firstPlatform, { chosen: null, asked: 'es' })).toBe('es');
  });

  test('is English for everyone without Multi-language Support', () => {
    const off = readPlatform(
      [row('language', 'French')],
      [{ name: 'Multi-language Support', enabled: false }],
    );
    expect(languageFor(off, { chosen: 'de', asked: 'es' })).toBe('en');
  });
});

test('six features can be switched: Advanced Analytics, AI Recommendations, Multi-language Support, Advanced Security, API Rate Limiting, Real-time Notifications', () => {
  expect(Object.values(features).map(({ name }) => name)).toEqual([
    'Advanced Analytics',
    'AI Recommendations',
    'Multi-language Support',
    'Advanced Security',
    'API Rate Limiting',
    'Real-time Notifications',
  ]);
  expect(statesOf([{ name: 'Advanced Security', enabled: false }])).toMatchObject({
    advancedSecurity: false,
    realTime: true,
  });
});

test.each([
  [30, false],
  ['30days', false],
  ['7d', false],
  [31, true],
  ['90d', true],
  ['3m', true],
  ['6months', true],
  ['1year', true],
  ['1y', true],
  [undefined, false],
])('a range of %s needs Advanced Analytics: %s', (range, far) => {
  expect(isFarReaching(range)).toBe(far);
  expect(daysOfRange('2w')).toBe(14);
});
