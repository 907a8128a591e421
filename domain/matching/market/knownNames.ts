import { z } from 'zod';
import { isPlain } from '../../contract/fields.ts';
import { tidyLine } from '../../contract/plainText.ts';

/** At most this many names of a text are looked up. */
export const mostNames = 40;
/** Only the first names of a text count, because each makes a search slower (docs/matching.md). */
export const mostKnown = 16;
/** The longest name that is looked up, as long as a skill of a job may be. */
export const longestName = 80;

const name = z
  .string()
  .overwrite(tidyLine)
  .min(1, 'text.required')
  .max(longestName, 'text.too-long')
  .refine(isPlain, 'text.unsafe-character');

export const knownNamesSchema = z.strictObject({
  names: z.array(name).max(mostNames, 'number.too-large'),
  /** Lines of lists: each is a name as a whole, and none without its last words. */
  phrases: z.array(name).max(mostNames, 'number.too-large').default([]),
});
export type KnownNamesAsked = z.output<typeof knownNamesSchema>;

/** A name in a text, and the part of it that a candidate lists or mentions: "Edmodo" of "Edmodo daily". */
export type KnownName = { name: string; known: string };
