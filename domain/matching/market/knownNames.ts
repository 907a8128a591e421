import { z } from 'zod';
import { isPlain } from '../../contract/fields.ts';

/** Names of a text that are looked up, at most. */
export const mostNames = 40;
/** Names of a text that count, at most: each costs a search time (docs/matching.md). The first ones are kept. */
export const mostKnown = 8;
/** As long as a skill of a job may be. */
export const longestName = 80;

const name = z
  .string()
  .min(1, 'text.required')
  .max(longestName, 'text.too-long')
  .refine(isPlain, 'text.unsafe-character');

export const knownNamesSchema = z.strictObject({ names: z.array(name).max(mostNames, 'number.too-large') });
export type KnownNamesAsked = z.infer<typeof knownNamesSchema>;

/** A name of a text, and as much of it as a candidate lists or writes: "Edmodo" of "Edmodo daily". */
export type KnownName = { name: string; known: string };
