import type { NounTexts } from '../../domain/words/nounWords.ts';
import type { Catalogue } from './english.ts';

/** All texts of the consoles in one language other than English. */
export interface LanguageWords {
  catalogue: Catalogue;
  nouns: NounTexts;
}
