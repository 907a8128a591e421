import { readFact } from '../../../domain/contract/candidates/addedFacts.ts';
import { sayFact } from '../scores/sayReason.ts';
import { useReasonWords } from '../scores/useReasonWords.ts';

/** A fact as its plugin says it, such as “Passed assessment: React”. */
export const useFactWords = () => {
  const words = useReasonWords();
  return (text: string): string => {
    const fact = readFact(text);
    return fact ? sayFact(fact, words) : text;
  };
};
