import { isCommonWord } from '../reading/commonWords.ts';
import type { TextRead } from '../reading/readText.ts';
import { beginningsOf, stemsOf } from '../reading/stems.ts';
import type { Market, NeedWords } from './need.ts';
import type { NeedWeights, Weights } from './weights.ts';

/** With fewer skills that the dictionary knows, the words of a text rank as well. */
export const leastUnderstood = 3;
/** So many skills rank alone in any case. */
export const enoughUnderstood = 10;
const mostWords = 48;

/**
 * The rarest words of a text that candidates use. A text in a language that is read must have more lines left over than skills
 * `understood`. Weight: ln(1 + (without + ½) ÷ (with + ½)) over the visible candidates, in thousandths.
 */
export const wordsAsked = (
  { sentences, unread }: Pick<TextRead, 'sentences' | 'unread'>,
  { isForeignText, understood }: { isForeignText: boolean; understood: number },
  market: Market,
): NeedWords | null => {
  if (!isForeignText && unread.length <= understood) return null;
  const written = writtenTerms(sentences, isForeignText);
  const list = market.rarest([...written.keys()], mostWords).flatMap(({ term, holders }) => {
    const weight = Math.round(1000 * Math.log(1 + (market.size - holders + 0.5) / (holders + 0.5)));
    return weight > 0 ? [{ word: written.get(term) ?? term, term, weight }] : [];
  });
  const whole = list.reduce((sum, { weight }) => sum + weight, 0);
  return whole > 0 ? { list, whole, usualSize: market.usualTextSize() } : null;
};

const word = /[\p{L}\p{N}\p{M}+#]+/gu;

/** The terms of sentences, without those of common words, and the word that each comes from. */
const writtenTerms = (sentences: readonly string[], isForeignText: boolean): Map<string, string> => {
  const terms = new Map<string, string>();
  for (const sentence of sentences)
    for (const [one] of sentence.matchAll(word)) {
      if (isCommonWord(one.toLowerCase())) continue;
      for (const term of isForeignText ? beginningsOf(one) : stemsOf(one))
        if (!terms.has(term)) terms.set(term, one);
    }
  return terms;
};

/** The fewer skills are known, the more of their weight the words have. */
export const shareOfWords = (understood: number): number => 1 / (1 + understood / 3);

/** Moves this share of the weight of skills to words. */
export const withWords = (weights: Weights, share: number): NeedWeights => {
  const words = Math.round(weights.skills * share);
  return words > 0 ? { ...weights, skills: weights.skills - words, words } : weights;
};
