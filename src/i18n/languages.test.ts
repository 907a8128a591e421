import { describe, expect, test } from 'vitest';
import { firstSpoken, isLanguage } from './languages.ts';

describe('the language of a visitor', () => {
  test('is the first of the browser’s that is spoken here', () => {
    expect(firstSpoken(['pt-BR', 'de-AT', 'fr'])).toBe('de');
  });
  test('is English where none is', () => {
    expect(firstSpoken(['pt', 'nl'])).toBe('en');
    expect(firstSpoken([])).toBe('en');
  });
  test('is never a word from elsewhere', () => {
    expect([isLanguage('de'), isLanguage('toString'), isLanguage(null)]).toEqual([true, false, false]);
  });
});
