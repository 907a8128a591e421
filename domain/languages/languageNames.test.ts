import { expect, it } from 'vitest';
import { languageLevels, spokenLanguages } from '../contract/candidates/history.ts';
import { foldedSameLength, languageIn, writtenLanguage } from './languageNames.ts';

it('every language and level is read as it is written', () => {
  for (const language of spokenLanguages)
    for (const level of [null, ...languageLevels])
      expect(languageIn(writtenLanguage({ language, level }))).toEqual({ language, level });
});

it('folding for places in a text keeps each character in its place', () => {
  expect(foldedSameLength('Früh: Maß, e\u0301, 한')).toBe('fruh: maß, e\u0301, 한');
});
