import type { NounTexts } from '../../domain/words/nounWords.ts';
import type { Catalogue } from './english.ts';
import type { SentenceTexts } from './sentences.ts';

/** All texts of the consoles in one language other than English. */
export interface LanguageWords {
  catalogue: Catalogue;
  nouns: NounTexts;
  sentences: SentenceTexts;
}
