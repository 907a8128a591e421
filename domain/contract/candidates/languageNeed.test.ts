import { describe, expect, it } from 'vitest';
import { languageLevels, spokenLanguages } from './history.ts';
import { mightSpeak, readLanguageNeed, speaks, writeLanguageNeed } from './languageNeed.ts';

describe('a language that a search asks for', () => {
  it('is written and read as the same text, and other texts are none', () => {
    for (const language of spokenLanguages)
      for (const level of [null, ...languageLevels])
        expect(readLanguageNeed(writeLanguageNeed({ language, level }))).toEqual({ language, level });
    for (const text of ['', 'German', 'de:', 'de:b2', 'de:B2:C1', 'xx'])
      expect(readLanguageNeed(text)).toBeNull();
  });

  it('is spoken well enough at its level or a better one', () => {
    const german = { language: 'de', level: 'B2' } as const;
    const at = languageLevels.filter((level) => speaks([{ language: 'de', level }], german));
    expect(at).toEqual(['B2', 'C1', 'C2', 'Native']);
    expect(speaks([{ language: 'de', level: null }], { language: 'de', level: null })).toBe(true);
    expect(speaks([{ language: 'fr', level: 'C2' }], german)).toBe(false);
  });

  it('is not known of somebody who states no languages or no level', () => {
    const german = { language: 'de', level: 'B2' } as const;
    expect(mightSpeak(null, german)).toBe(true);
    expect(mightSpeak([], german)).toBe(true);
    expect(mightSpeak([{ language: 'de', level: null }], german)).toBe(true);
    expect(mightSpeak([{ language: 'fr', level: 'C2' }], german)).toBe(false);
    expect(mightSpeak([{ language: 'de', level: 'A1' }], german)).toBe(false);
    expect(mightSpeak([{ language: 'de', level: null }], { language: 'de', level: null })).toBe(false);
  });
});
