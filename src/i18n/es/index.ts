import auth from '../../../locales/es/auth.json';
import laterPages from '../../../locales/es/laterPages.json';
import nouns from '../../../locales/es/nouns.json';
import shared from '../../../locales/es/shared.json';
import type { LanguageWords } from '../LanguageWords.ts';

/** Spanish, with usted. docs/glossary.md has the word for each idea. */
export const spanish: LanguageWords = {
  catalogue: { ...shared, ...laterPages, ...auth },
  nouns,
};
