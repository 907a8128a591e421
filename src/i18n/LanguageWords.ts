import type { NounTexts } from '../../domain/words/valueWords.ts';
import type auth from '../../locales/en/auth.json';
import type laterPages from '../../locales/en/laterPages.json';
import type shared from '../../locales/en/shared.json';
import type { Catalogue } from './english.ts';

/** The texts of the consoles in one language other than English: the shared ones, and those of the open console. */
export interface LanguageWords {
  catalogue: typeof shared & typeof laterPages & typeof auth & Partial<Catalogue>;
  nouns: NounTexts;
}
