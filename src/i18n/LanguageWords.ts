import type { TranslationMessages } from 'ra-core';
import type { NounTexts } from '../../domain/words/nounWords.ts';
import type { Catalogue } from './en/index.ts';
import type { SentenceTexts } from './sentences.ts';

/** All texts of the consoles in one language other than English. */
export interface LanguageWords {
  /** React-admin's own texts. */
  frame: Pick<TranslationMessages, 'ra'>;
  catalogue: Catalogue;
  nouns: NounTexts;
  sentences: SentenceTexts;
}
