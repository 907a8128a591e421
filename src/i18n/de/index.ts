import auth from '../../../locales/de/auth.json';
import laterPages from '../../../locales/de/laterPages.json';
import nouns from '../../../locales/de/nouns.json';
import shared from '../../../locales/de/shared.json';
import type { LanguageWords } from '../LanguageWords.ts';

/** German, with Sie. docs/glossary.md has the word for each idea. */
export const german: LanguageWords = {
  catalogue: { ...shared, ...laterPages, ...auth },
  nouns,
};
