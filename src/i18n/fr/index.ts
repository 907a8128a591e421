import auth from '../../../locales/fr/auth.json';
import laterPages from '../../../locales/fr/laterPages.json';
import nouns from '../../../locales/fr/nouns.json';
import shared from '../../../locales/fr/shared.json';
import type { LanguageWords } from '../LanguageWords.ts';

/** French, with vous. docs/glossary.md has the word for each idea, and the spaces before punctuation. */
export const french: LanguageWords = {
  catalogue: { ...shared, ...laterPages, ...auth },
  nouns,
};
