import { eld } from 'eld/extrasmall';
import { isCommonWord } from './commonWords.ts';
import { beginningsOf, stemsOf } from './stems.ts';

/** Languages whose sentences the reader understands. */
const read = new Set(['en', 'de', 'fr', 'es', 'zh']);

const word = /[\p{L}\p{M}]+/gu;
/** A text says early which language it is in. */
const mostLetters = 2000;
/** Fewer words could be in any language. */
const leastWords = 4;
/** Texts in a language that is read have so many common words, and need no closer look. */
const shareOfCommon = 0.4;

/** Whether a text is in a language that the reader does not understand; names are found there, sentences are not. */
export const isForeign = (text: string): boolean => {
  const start = text.normalize('NFKC').slice(0, mostLetters);
  const words = start.toLowerCase().match(word) ?? [];
  if (words.length < leastWords) return false;
  if (words.filter(isCommonWord).length >= shareOfCommon * words.length) return false;
  const { language } = eld.detect(start);
  return language !== '' && !read.has(language);
};

/** The terms by which a sentence is found: its stems, and how its words begin if its text is in another language. */
export const termsOf = (sentence: string, isForeignText: boolean): string[] =>
  isForeignText ? [...stemsOf(sentence), ...beginningsOf(sentence)] : stemsOf(sentence);
