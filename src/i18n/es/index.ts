import auth from '../../../locales/es/auth.json';
import nouns from '../../../locales/es/nouns.json';
import operator from '../../../locales/es/operator.json';
import provider from '../../../locales/es/provider.json';
import recruiter from '../../../locales/es/recruiter.json';
import shared from '../../../locales/es/shared.json';
import type { LanguageWords } from '../LanguageWords.ts';

/** Spanish, with usted. docs/glossary.md has the word for each idea. */
export const spanish: LanguageWords = {
  catalogue: { ...shared, ...auth, ...provider, ...recruiter, ...operator },
  nouns,
};
