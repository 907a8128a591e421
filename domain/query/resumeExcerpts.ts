import { z } from 'zod';
import { nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { ExcerptPart } from '../search/excerpt.ts';
import { foldText } from '../search/foldText.ts';
import { idsAsked } from './idsAsked.ts';

/** Where a search found a candidate in a resume. */
export type ResumeExcerpt = {
  candidateId: string;
  documentId: string;
  /** The name of the file. */
  name: string;
  parts: ExcerptPart[];
};

export const excerptsSchema = z.strictObject({
  /** The search of the list. */
  q: z.string().max(200, 'text.too-long'),
  ids: idsAsked,
});
export type ExcerptsAsked = z.infer<typeof excerptsSchema>;

/** Which of these folded words the candidate’s profile does not contain. */
export const unfoundIn = (candidate: Row, words: readonly string[]): string[] => {
  const texts = nounOf('candidates').search.flatMap((field) => {
    const value = candidate[field];
    return (Array.isArray(value) ? value : [value ?? '']).map((one) => foldText(String(one)));
  });
  return words.filter((word) => !texts.some((text) => text.includes(word)));
};
