import { z } from 'zod';
import { nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { ExcerptPart } from '../search/excerpt.ts';

/** Where a search found a candidate in a resume. */
export type ResumeExcerpt = {
  candidateId: string;
  documentId: string;
  /** The name of the file. */
  name: string;
  parts: ExcerptPart[];
};

/** Candidates of one page of a list. */
const mostAsked = 100;

export const excerptsSchema = z.strictObject({
  /** The search of the list. */
  q: z.string().max(200, 'text.too-long'),
  /** Ids of candidates, separated by commas. */
  ids: z
    .string()
    .max(4000, 'text.too-long')
    .transform((text) => text.split(',').slice(0, mostAsked)),
});
export type ExcerptsAsked = z.infer<typeof excerptsSchema>;

/** Which of these words the candidate’s profile does not contain. */
export const unfoundIn = (candidate: Row, words: readonly string[]): string[] => {
  const texts = nounOf('candidates').search.flatMap((field) => {
    const value = candidate[field];
    return (Array.isArray(value) ? value : [value ?? '']).map((one) => String(one).toLowerCase());
  });
  return words.filter((word) => !texts.some((text) => text.includes(word)));
};
